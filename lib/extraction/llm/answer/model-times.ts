import type { ModelEvent } from "@/lib/extraction/llm/model-schema";
import { isCivilDate, parseCivil } from "@/lib/extraction/rules/civil-date";
import { addDays } from "@/lib/time/wall-clock";

/**
 * A start and an end in wall-clock time, in the form of a draft: `YYYY-MM-DDTHH:MM`, or dates if `allDay`.
 */
export interface WallTimes {
  start: string;
  end: string | null;
  allDay: boolean;
}

/** A model's times, with the clock that it gave even for a whole day. */
export interface ModelTimes extends WallTimes {
  clock: string | null;
}

const wallPattern =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ,]+(\d{1,2})[:.h](\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap]\.?m\.?)?)?\s*(?:Z|UTC|[+-]\d{2}:?(?:\d{2})?)?$/i;

const two = (digits: string): string => digits.padStart(2, "0");

function clockOf(
  hour: string,
  minute: string,
  half: string | undefined,
): { clock: string; isNextDay: boolean } | null {
  const written = Number(hour);
  const hours = half === undefined ? written : (written % 12) + (/^p/i.test(half) ? 12 : 0);
  if (hours === 24 && minute === "00") return { clock: "00:00", isNextDay: true };
  if (hours > 23 || Number(minute) > 59) return null;
  return { clock: `${two(String(hours))}:${minute}`, isNextDay: false };
}

/**
 * The wall-clock time in whatever form a model gives it: with seconds, an hour of one digit, an offset or a
 * Z, which it was asked to leave out and which does not show what it meant. Null for a date that does not
 * exist, such as 30 February, and for words.
 */
function readWall(value: string): { date: string; clock: string | null } | null {
  const [, year, month, day, hour, minute, half] = wallPattern.exec(value.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = `${year}-${two(month)}-${two(day)}`;
  if (!isCivilDate(parseCivil(date))) return null;
  if (hour === undefined || minute === undefined) return { date, clock: null };
  const said = clockOf(hour, minute, half);
  if (said === null) return null;
  return { date: said.isNextDay ? addDays(date, 1) : date, clock: said.clock };
}

/** A model's reading of an event's times; null where it gives no time at all. An end before the start is dropped. */
export function readModelTimes({ start, end, all_day }: ModelEvent): ModelTimes | null {
  const first = readWall(start);
  if (first === null) return null;
  const last = readWall(end);
  const { clock } = first;
  // Some models give a whole day as its first and last minute.
  const isFilled = clock === "00:00" && /(?:23:59|T00:00)/.test(end) && last?.date !== first.date;
  if (clock === null || all_day || isFilled) {
    const until = last !== null && last.date > first.date ? last.date : null;
    return { start: first.date, end: until, allDay: true, clock };
  }
  const wall = `${first.date}T${clock}`;
  const until = last === null || last.clock === null ? null : `${last.date}T${last.clock}`;
  return { start: wall, end: until !== null && until > wall ? until : null, allDay: false, clock };
}
