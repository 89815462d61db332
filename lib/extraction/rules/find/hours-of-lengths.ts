import type { Span } from "@/lib/extraction/rules/spans";

/** So many letters part an hour from how long it lasts: `15h (1h30)`. */
const closest = 2;

/** `15h (1h30)`, `14h, 2h`: right behind an hour, what may be a smaller one or a length is a length. */
export function withoutHoursOfLengths(candidates: readonly Span[]): Span[] {
  const lengths = candidates.filter(({ value }) => value.kind === "length");
  const hourOf = ({ value }: Span): number => (value.kind === "clock" ? (value.clocks[0]?.hour ?? 0) : 0);
  const isLength = (one: Span): boolean =>
    one.value.kind === "clock" &&
    lengths.some(({ start, end }) => start === one.start && end === one.end) &&
    candidates.some((other) => {
      const gap = one.start - other.end;
      return gap > 0 && gap <= closest && hourOf(other) > hourOf(one);
    });
  return lengths.length === 0 ? [...candidates] : candidates.filter((one) => !isLength(one));
}
