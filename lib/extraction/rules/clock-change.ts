import { instantToWall } from "@/lib/time/wall-clock";
import { wallToInstant } from "@/lib/time/wall-to-instant";
import { addCivilDays, type CivilDate, formatCivil, toDayNumber } from "./civil-date";

/** What a change of clocks does to a wall clock: the hour is skipped, or it happens twice. */
export type ClockChange = { kind: "skipped"; moved: string } | { kind: "repeated" };

const dayMs = 86_400_000;

/** Whether a day has not 24 hours, per zone and day number: asking Temporal costs more than the whole parse. */
const changingDays = new Map<string, Map<number, boolean>>();

const midnight = (date: string, timeZone: string): number =>
  Date.parse(wallToInstant({ wall: `${date}T00:00`, timeZone, fold: "earlier" }));

function changesOn(day: CivilDate, timeZone: string): boolean {
  const days = changingDays.get(timeZone) ?? new Map<number, boolean>();
  const number = toDayNumber(day);
  const known = days.get(number);
  if (known !== undefined) return known;
  const nextDate = formatCivil(addCivilDays(day, 1));
  const changes = midnight(nextDate, timeZone) - midnight(formatCivil(day), timeZone) !== dayMs;
  if (days.size > 400) days.clear();
  changingDays.set(timeZone, days.set(number, changes));
  return changes;
}

/** No zone has changed its clocks between these hours since 2015 (all of the zone database, searched on Node 24). */
const quietHours = { from: "08:00", to: "21:00" };

/** What was found of the last wall clocks on changing days: one text is read again and again while somebody types. */
const knownChanges = new Map<string, ClockChange | null>();

/** The clock change that the wall clock of a day falls into, if any. */
export function clockChangeAt(wall: string, day: CivilDate, timeZone: string): ClockChange | null {
  const clock = wall.slice(11);
  if (clock >= quietHours.from && clock < quietHours.to) return null;
  if (timeZone === "UTC" || !changesOn(day, timeZone)) return null;
  const key = `${wall} ${timeZone}`;
  const known = knownChanges.get(key);
  if (known !== undefined) return known;
  const change = findChange(wall, timeZone);
  if (knownChanges.size > 400) knownChanges.clear();
  knownChanges.set(key, change);
  return change;
}

function findChange(wall: string, timeZone: string): ClockChange | null {
  const earlier = wallToInstant({ wall, timeZone, fold: "earlier" });
  const shown = instantToWall(earlier, timeZone).wall;
  if (shown !== wall) return { kind: "skipped", moved: shown };
  return wallToInstant({ wall, timeZone, fold: "later" }) === earlier ? null : { kind: "repeated" };
}
