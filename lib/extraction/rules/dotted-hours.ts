import type { Source } from "./scan";

/** `9.30 Welcome`, `10.10-11.30`: a number with a dot at the head of a line, or behind another. */
const dottedHour =
  /(?:(?:^|\n)[^\p{L}\p{N}\n]{0,4}|\d\.[0-5]\d ?- ?)(?:[01]?\d|2[0-3])\.[0-5]\d(?![\d.,%/])/gu;
/** `24.12`, `1.5. Fair`: no hour has such a number, or a dot behind it. */
const dottedDate =
  /(?<![\d.,:])(?:(?:2[4-9]|3[01])\.(?:0?[1-9]|1[0-2])(?!\.?\d)|\d{1,2}\.(?:0?[1-9]|1[0-2])\.(?= ?\p{L}))/u;

/** True where a text has several such hours, one of them such as no month has, and no date with a dot. */
export function writesDottedHours({ lower }: Source): boolean {
  const hours = lower.match(dottedHour) ?? [];
  return (
    hours.length > 1 && hours.some((hour) => /(?:00|1[3-9]|[2-5]\d)$/.test(hour)) && !dottedDate.test(lower)
  );
}
