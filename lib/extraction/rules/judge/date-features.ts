import type { EventDraft } from "@/lib/extraction/schema";
import { type EventContext, type FoundEvent, timesOf } from "./found-event";

const numeric = /(?<!\d)\d{1,2}[/.-]\d{1,2}(?!\d)/;
const year = /(?<!\d)(?:19|20)\d\d(?!\d)/;
const spansMax = 5;
const token = /[\p{L}\d]+|[^\p{L}\d\s]/gu;

/** The best thing that is said of the day: its date, its weekday, that it is the next one, its month. */
function dayOf(parts: ReadonlySet<string>): string {
  if (parts.has("numeric") || parts.has("ordinal") || parts.has("day")) return "date";
  return ["weekday", "near", "month"].find((part) => parts.has(part)) ?? "none";
}

/** A date and an hour by its form: `all-day+date`, `timed+weekday+ended`. */
const shapeOf = ({ allDay, end }: EventDraft, parts: ReadonlySet<string>): string =>
  [allDay ? "all-day" : "timed", dayOf(parts), ...(end === null ? [] : ["ended"])].join("+");

/**
 * What the engine made of the words: the kinds of days that they name (a holiday, a stretch of the calendar, a shift from another
 * day), whether they end something or are a deadline, whether they could be something else, and how many pieces they are.
 */
function readingFeatures({ draft, item: { said } }: FoundEvent): string[] {
  const times = timesOf(draft);
  const own = said.reading.spans.filter(({ start, end }) =>
    times.some((time) => time.start < said.at + end && said.at + start < time.end),
  );
  return [
    ...own.flatMap(({ value, role, strength, isDue }) => [
      ...(value.kind === "day" ? value.days.map(({ kind }) => `days:${kind}`) : []),
      `role:${role}`,
      `strength:${strength}`,
      ...(isDue ? ["due"] : []),
    ]),
    `spans:${Math.min(own.length, spansMax)}`,
  ];
}

/**
 * What the words that say when are made of, each part and all together: opening hours say weekdays, the days of events mostly say
 * a date. `closes:` goes on with the last word or sign, its digits as 0.
 */
export function dateFeatures(one: FoundEvent, { text, words }: EventContext): string[] {
  const { draft } = one;
  const said = timesOf(draft)
    .map(({ start, end }) => text.slice(start, end).toLowerCase())
    .join(" | ");
  const parts = [
    ...words.dateParts.flatMap(({ id, says }) => (says.test(said) ? [id] : [])),
    ...(numeric.test(said) ? ["numeric"] : []),
    ...(year.test(said) ? ["year"] : []),
  ];
  const last = said.match(token)?.at(-1) ?? "";
  return [
    ...parts.map((part) => `writes:${part}`),
    `written:${parts.join("+")}`,
    `shape:${shapeOf(draft, new Set(parts))}`,
    `closes:${last.replace(/\d/g, "0")}`,
    ...readingFeatures(one),
  ];
}
