import * as chrono from "chrono-node/en";
import type { CivilDate } from "@/lib/extraction/rules/civil-date";
import type { Now, Span } from "@/lib/extraction/rules/spans";
import { asksChrono, isPeriod, isRelative } from "./chrono-words";

/** chrono-node moves its reference by the host's zone, so the visitor's wall clock is handed over as if it were UTC. */
function referenceOf(now: Now): { instant: Date; timezone: number } {
  const { year, month, day } = now.today;
  return {
    instant: new Date(Date.UTC(year, month - 1, day, Math.floor(now.minuteOfDay / 60), now.minuteOfDay % 60)),
    timezone: 0,
  };
}

function dateOf(components: chrono.ParsedResult["start"]): CivilDate | null {
  const year = components.get("year");
  const month = components.get("month");
  const day = components.get("day");
  return year === null || month === null || day === null ? null : { year, month, day };
}

function spansOf(result: chrono.ParsedResult): Span[] {
  const base = {
    start: result.index,
    end: result.index + result.text.length,
    rule: "chrono-node",
    strength: "strong",
  } as const;
  const date = dateOf(result.start);
  const isClock = result.start.isCertain("hour") && result.start.isCertain("minute");
  if (date === null) return [];
  const day: Span = {
    ...base,
    value: { kind: "day", days: [{ kind: "fixed", date }], last: null, other: null, part: null },
  };
  if (!isClock) return [day];
  const clock = {
    hour: result.start.get("hour") ?? 0,
    minute: result.start.get("minute") ?? 0,
    meridiem: null,
    exact: true,
    midnight: false,
    written: "other",
  } as const;
  return [{ ...base, value: { kind: "moment", date, clock } }];
}

/** `cancel at least 24h before`: how long before something, and not before now. */
const atLeast = /\b(?:at least|minimum(?: of)?|no later than|up to) $/i;

/**
 * What chrono-node finds where our own parsers found nothing. Only its arithmetic from now is taken: on dates and clocks
 * it reads too much (years out of ranges, hours out of lengths), and those we read ourselves.
 */
export function findByChrono(text: string, now: Now): Span[] {
  if (!asksChrono(text)) return [];
  const [result] = chrono.parse(text, referenceOf(now), { forwardDate: true });
  return result !== undefined &&
    !atLeast.test(text.slice(0, result.index)) &&
    !isPeriod(result.text) &&
    isRelative(result.text) &&
    /\d|\b(?:hour|min|day|week|month|year|sec|qtr|quarter)/i.test(result.text)
    ? spansOf(result)
    : [];
}
