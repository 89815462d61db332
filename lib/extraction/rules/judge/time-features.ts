import { parseCivil, toDayNumber } from "@/lib/extraction/rules/civil-date";
import { bucket, type EventContext, type FoundEvent, timesOf } from "./found-event";

/** How far ahead something is: people write of what is near, and program what is far. */
const reaches: readonly [days: number, name: string][] = [
  [0, "past"],
  [1, "today"],
  [2, "tomorrow"],
  [15, "weeks"],
  [70, "months"],
  [200, "half-year"],
];
const gaps = [15, 60, 200];

/** How the words that say when stand: how many pieces, how far apart, and whether a line parts them. */
function spread({ draft }: FoundEvent, text: string): string[] {
  const times = timesOf(draft);
  const between = times.slice(1).map(({ start }, at) => text.slice(times[at]?.end ?? start, start));
  return [
    `pieces:${Math.min(times.length, gaps.length + 1)}`,
    `gap:${bucket(Math.max(0, ...between.map(({ length }) => length)), gaps)}`,
    ...(between.some((words) => words.includes("\n")) ? ["over-lines"] : []),
  ];
}

/** What the time of a found event says by its form and by how far ahead it lies. */
export function timeFeatures(one: FoundEvent, { text, today, words }: EventContext): string[] {
  const { draft } = one;
  const day = parseCivil(draft.start);
  const ahead = day === null ? 0 : toDayNumber(day) - toDayNumber(today);
  const said = timesOf(draft)
    .map(({ start, end }) => text.slice(start, end))
    .join(" ");
  const hasLetters = /\p{L}{3}/u.test(said);
  const form = `${hasLetters ? "words" : "digits"}${/\b\d{4}\b/.test(said) ? "-year" : ""}${/\d[/.-]\d/.test(said) ? "-numeric" : ""}`;
  const isMarked = words.markedClock.test(said.toLowerCase());
  return [
    `form:${form}`,
    draft.allDay ? "all-day" : "timed",
    `reach:${reaches.find(([days]) => ahead < days)?.[1] ?? "far"}`,
    ...(draft.end === null ? [] : [draft.allDay ? "several-days" : "ended"]),
    ...(draft.recurrence === null ? [] : ["series"]),
    ...(draft.allDay ? [] : [`clock:${isMarked ? "marked" : "bare"}`]),
    ...spread(one, text),
  ];
}
