import type { SilentWords } from "@/lib/extraction/rules/choose/silent-words";
import { type CivilDate, parseCivil, toDayNumber } from "@/lib/extraction/rules/civil-date";
import type { NameCandidate } from "@/lib/extraction/rules/describe/name-features";
import type { Item } from "@/lib/extraction/rules/items/item";
import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { EventDraft } from "@/lib/extraction/schema";

/** A draft with the item that it comes from and what spoke for its name. */
export interface FoundEvent {
  draft: EventDraft;
  item: Item;
  name: NameCandidate | null;
}

/** What the judge of events asks of a text as a whole. */
export interface EventContext {
  text: string;
  today: CivilDate;
  words: SilentWords;
  /** The blocks of the text that say something, from first to last. */
  blockCount: number;
}

const nearLength = 48;
const sentenceBreak = /[.!?;]["')\]]*\s+(?=["'(*]*[\p{Lu}\d£$€])|\n/gu;
const token = /\ue000+|\p{L}[\p{L}'’]*|\d+|[^\s\p{L}\d]/gu;
const timeMark = "\ue000";

/** How far ahead something is: people write of what is near, and program what is far. */
const reaches: readonly [days: number, name: string][] = [
  [0, "past"],
  [1, "today"],
  [2, "tomorrow"],
  [15, "weeks"],
  [70, "months"],
  [200, "half-year"],
];

const isTime = ({ field }: EventDraft["evidence"][number]): boolean => field === "start_datetime";

/** The words that say when, in their order. */
const timesOf = ({ evidence }: EventDraft): Stretch[] =>
  evidence.filter(isTime).sort((left, right) => left.start - right.start);

/** The sentence of the text around a stretch, no longer than its line. */
function sentenceAround(text: string, { start, end }: Stretch): Stretch {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const to = text.indexOf("\n", end);
  const roof = to < 0 ? text.length : to;
  const breaks = [...text.slice(from, start).matchAll(sentenceBreak)].map(
    ({ index, 0: words }) => from + index + words.length,
  );
  const next = text.slice(end, roof).search(sentenceBreak);
  return { start: breaks.at(-1) ?? from, end: next < 0 ? roof : end + next + 1 };
}

const bucket = (value: number, steps: readonly number[]): number =>
  steps.filter((step) => value >= step).length;

/** What the time of a draft says by its form and by how far ahead it lies. */
function timeFeatures({ draft }: FoundEvent, { text, today }: EventContext): string[] {
  const day = parseCivil(draft.start);
  const ahead = day === null ? 0 : toDayNumber(day) - toDayNumber(today);
  const said = timesOf(draft)
    .map(({ start, end }) => text.slice(start, end))
    .join(" ");
  const hasLetters = /\p{L}{3}/u.test(said);
  const form = `${hasLetters ? "words" : "digits"}${/\b\d{4}\b/.test(said) ? "-year" : ""}${/\d[/.-]\d/.test(said) ? "-numeric" : ""}`;
  return [
    `form:${form}`,
    draft.allDay ? "all-day" : "timed",
    `reach:${reaches.find(([days]) => ahead < days)?.[1] ?? "far"}`,
    ...(draft.end === null ? [] : [draft.allDay ? "several-days" : "ended"]),
    ...(draft.recurrence === null ? [] : ["series"]),
  ];
}

/** What stands right before and right behind the time, by its word or sign. */
function neighbours({ draft }: FoundEvent, { text, words }: EventContext): string[] {
  const times = timesOf(draft);
  const [first] = times;
  if (first === undefined) return ["no-words"];
  const line = sentenceAround(text, first);
  const own = times.filter(({ start, end }) => start >= line.start && end <= line.end);
  const last = own.at(-1) ?? first;
  let marked = text.slice(line.start, line.end);
  for (const { start, end } of own)
    marked =
      marked.slice(0, start - line.start) + timeMark.repeat(end - start) + marked.slice(end - line.start);
  const tokens = marked.match(token)?.map((one) => (/^\d/.test(one) ? "0" : one.toLowerCase())) ?? [];
  const at = tokens.findIndex((one) => one.startsWith(timeMark));
  const behind = tokens.findLastIndex((one) => one.startsWith(timeMark));
  const lower = text.toLowerCase();
  const around = {
    before: lower.slice(line.start, first.start),
    near: lower.slice(Math.max(line.start, first.start - nearLength), first.start),
    behind: lower.slice(last.end, Math.min(line.end, last.end + nearLength)),
    sentence: lower.slice(line.start, line.end),
    text: lower.slice(line.start, line.end),
  };
  return [
    `before:${tokens[at - 1] ?? "^"}`,
    `behind:${tokens[behind + 1] ?? "$"}`,
    `others:${bucket(tokens.length, [2, 6, 15, 30])}`,
    ...words.features.filter(({ stands, says }) => says.test(around[stands])).map(({ id }) => `says:${id}`),
  ];
}

/** What is known of the name: where it stands, and how sure it is. */
function nameFeatures({ draft, item, name }: FoundEvent): string[] {
  const [quote] = draft.evidence.filter(({ field }) => field === "title");
  const first = timesOf(draft)[0]?.start ?? item.block.start;
  const isOwn = quote !== undefined && quote.start >= item.block.start && quote.end <= item.block.end;
  const features = Object.entries(name?.features ?? {}).filter(([, holds]) => holds);
  return [
    `words:${bucket(draft.title.split(/\s+/).length, [2, 4, 7])}`,
    `sure:${name === null ? "none" : bucket(name.score, [-1, 1, 3, 5, 7])}`,
    quote === undefined ? "unquoted" : isOwn ? "own-name" : "far-name",
    ...(quote !== undefined && quote.start < first ? ["name-first"] : []),
    ...features.map(([id]) => `name:${id}`),
  ];
}

/** Where the item stands, and what its shape says. */
function placeFeatures({ draft, item }: FoundEvent, { text, blockCount }: EventContext): string[] {
  const { block, part, said, scope } = item;
  const own = said.hasDay ? "own" : scope.day === null ? "none" : "above";
  return [
    `kind:${block.kind}`,
    `day:${own}`,
    `at:${bucket(block.start / text.length, [0.1, 0.3, 0.7, 0.9])}`,
    `blocks:${bucket(blockCount, [8, 12, 18])}`,
    ...(said.hasClock ? ["own-clock"] : []),
    ...(said.isBare ? ["bare"] : []),
    ...(said.opensWithTime ? ["opens"] : []),
    ...(item.isOnly ? ["only"] : []),
    ...(item.headings.length > 0 ? ["headed"] : []),
    ...(block.indent > 0 ? ["indented"] : []),
    ...(part.facts === null ? [] : [part.facts.isHeaded ? "shaped" : "looks"]),
    ...(draft.venue === "" && draft.location === "" ? [] : ["placed"]),
  ];
}

const dayOf = ({ start }: EventDraft): string => start.slice(0, 10);
const coversDay = ({ allDay, start, end }: EventDraft, day: string): boolean =>
  allDay && end !== null && start <= day && day <= end;

/** What the other events of the text tell of one: the day of a programme is no event beside its hours. */
function companyFeatures(one: FoundEvent, all: readonly FoundEvent[]): string[] {
  const { draft, item } = one;
  const others = all.filter((other) => other !== one).map((other) => other.draft);
  const day = dayOf(draft);
  const sameKind = all.filter(({ item: { block } }) => block.kind === item.block.kind).length;
  return [
    `events:${bucket(all.length, [2, 4, 8])}`,
    `alike:${bucket(sameKind / all.length, [0.3, 0.6, 0.95])}`,
    ...(draft.allDay && others.some((other) => !other.allDay && dayOf(other) === day)
      ? ["day-of-hours"]
      : []),
    ...(others.some(({ start }) => start === draft.start) ? ["same-start"] : []),
    ...(others.some((other) => coversDay(draft, dayOf(other))) ? ["covers"] : []),
    ...(others.some((other) => coversDay(other, day)) ? ["covered"] : []),
    ...(others.some(({ title }) => title.toLowerCase() === draft.title.toLowerCase()) ? ["same-name"] : []),
    ...(all.some((other) => other !== one && other.item === item) ? ["same-item"] : []),
  ];
}

/** What speaks for a found event to be one, and against it, by names that no language has; `before:` and `behind:` go on with a word. */
export function eventFeatures(
  one: FoundEvent,
  all: readonly FoundEvent[],
  context: EventContext,
): readonly string[] {
  return [
    "any",
    ...timeFeatures(one, context),
    ...neighbours(one, context),
    ...nameFeatures(one),
    ...placeFeatures(one, context),
    ...companyFeatures(one, all),
  ];
}
