import { parseCivil, toDayNumber } from "@/lib/extraction/rules/civil-date";
import type { EventDraft } from "@/lib/extraction/schema";
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

/** Until which hour it is called what; few things begin at night or at 07:13. */
const hours: readonly [until: number, name: string][] = [
  [6, "night"],
  [8, "early"],
  [17, "day"],
  [22, "evening"],
];
const wholeMinutes = 5;

const hourMs = 3_600_000;
/** A quarter of an hour, and what a talk, a meeting, half a day, a day of work, a day, a week and a month hardly pass; in hours. */
const lengths = [0.25, 1.01, 3.1, 5.1, 9, 24.1, 168, 672];

/** The words between two pieces of a time: another sentence or line may be about something else. */
function apart(before: string, between: string): string {
  if (between.includes("\n")) return "line";
  if (/[.!?;]["')\]]*\s/.test(between) || (/[.!?]$/.test(before) && between.trim() !== "")) return "sentence";
  if (between.trim() === "") return "none";
  if (!/[\p{L}\p{N}]/u.test(between)) return "sign";
  return between.trim().split(/\s+/).length <= 2 ? "word" : "words";
}

/** How the words that say when stand: how many pieces, how far apart, and what parts them. */
function spread({ draft }: Pick<FoundEvent, "draft">, text: string): string[] {
  const times = timesOf(draft);
  const pairs = times.slice(1).map((time, at) => {
    const before = times[at] ?? time;
    const between = text.slice(before.end, time.start);
    return { between, kind: apart(text.slice(before.start, before.end), between) };
  });
  return [
    `pieces:${Math.min(times.length, gaps.length + 1)}`,
    `gap:${bucket(Math.max(0, ...pairs.map(({ between }) => between.length)), gaps)}`,
    ...pairs.map(({ kind }) => `apart:${kind}`),
  ];
}

/** A wall clock as an instant of UTC; a day begins at midnight. */
const instantOf = (wall: string): number => Date.parse(`${wall.slice(0, 10)}T${wall.slice(11) || "00:00"}Z`);

/** What the hours of a draft tell: when it begins, and how long it lasts. */
function hoursOf({ start, end, allDay }: EventDraft): string[] {
  const [hour, minute] = [Number(start.slice(11, 13)), Number(start.slice(14, 16))];
  const lasts = end === null ? null : (instantOf(end) - instantOf(start)) / hourMs;
  return [
    ...(allDay ? [] : [`hour:${hours.find(([until]) => hour < until)?.[1] ?? "late"}`]),
    ...(!allDay && minute % wholeMinutes !== 0 ? ["odd-minute"] : []),
    ...(lasts === null ? [] : [`lasts:${bucket(lasts, lengths)}`]),
  ];
}

/** What the time of a found event says by its form and by how far ahead it lies. */
export function timeFeatures(
  one: Pick<FoundEvent, "draft">,
  { text, today, words }: Pick<EventContext, "text" | "today" | "words">,
): string[] {
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
    ...hoursOf(draft),
    ...spread(one, text),
  ];
}
