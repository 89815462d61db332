import fc from "fast-check";
import { Temporal } from "#temporal";
import { type ParserInput, parserInputs } from "@/e2e/texts/parser-texts";
import { readQuote } from "@/lib/extraction/llm/answer/read-quote";
import { normalizeDrafts, normalizeUndated } from "@/lib/extraction/normalize-drafts";
import { tellRequest } from "@/lib/extraction/rules/languages/known-languages";
import { languageOf } from "@/lib/extraction/rules/languages/pack-codes";
import { readWhole } from "@/lib/extraction/rules/read-text";
import { readUndated } from "@/lib/extraction/rules/read-undated";
import { findUnread } from "@/lib/extraction/rules/unread/find-unread";
import { timesTold } from "@/lib/extraction/rules/unread/times-told";
import { type EventDraft, eventDraftSchema } from "@/lib/extraction/schema";
import { putIntoWords } from "@/lib/messages/put-into-words";
import { isTimeZone } from "@/lib/time/zone-name";
import { type Unread, unreadSchema } from "@/lib/wire/unread";

/** True for an existing day, or day and time. */
function isWall(wall: string): boolean {
  try {
    return Temporal.PlainDateTime.from(wall, { overflow: "reject" }).year > 0;
  } catch {
    return false;
  }
}

const isNumberless = /\b(?:NaN|undefined|Infinity|null|\[object)\b/;

/** The problems of values that code computed from numbers, one sentence each. */
function faultsOfValues(draft: EventDraft): string[] {
  const { start, end, recurrence, timezone, alternatives } = draft;
  const walls = [start, ...(end === null ? [] : [end])];
  const others = alternatives.filter(({ field }) => field === "start_datetime" || field === "end_datetime");
  const zones = alternatives.filter(({ field }) => field === "timezone");
  const made = [
    recurrence ?? "",
    ...alternatives.flatMap(({ label, reason }) =>
      [label, reason].map((phrase) => putIntoWords(phrase, "en")),
    ),
  ];
  return [
    ...walls.filter((wall) => !isWall(wall)).map((wall) => `no time: ${wall}`),
    ...others.filter(({ value }) => !isWall(String(value))).map(({ value }) => `no other time: ${value}`),
    ...[timezone, ...zones.map(({ value }) => String(value))]
      .filter((zone) => !isTimeZone(zone))
      .map((zone) => `no zone: ${zone}`),
    ...made.filter((words) => isNumberless.test(words)).map((words) => `no value: ${words}`),
    ...(recurrence === null || /^FREQ=[A-Z]+(?:;[A-Z]+=[\w,+-]+)*$/.test(recurrence)
      ? []
      : [`no rule: ${recurrence}`]),
  ];
}

function faultsOfDraft(draft: EventDraft, text: string): string[] {
  const parsed = eventDraftSchema.safeParse(draft);
  const evidence = draft.evidence.filter(
    ({ start, end, quote }) => start < 0 || end > text.length || text.slice(start, end) !== quote,
  );
  return [
    ...(parsed.success
      ? []
      : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`)),
    ...evidence.map(({ field, start, end }) => `${field}: the words ${start}-${end} are not in the text`),
    ...faultsOfValues(draft),
  ];
}

/**
 * The problems of the times that made no event: each must be words of the text, in its order, and none may
 * occur twice.
 */
function faultsOfUnread(unread: readonly Unread[], text: string): string[] {
  return unread.flatMap((words, index) => {
    const { start, end, quote } = words;
    const before = unread[index - 1]?.end ?? 0;
    const isSound =
      unreadSchema.safeParse(words).success && start >= before && text.slice(start, end) === quote;
    return isSound ? [] : [`no unread words: ${start}-${end}`];
  });
}

/**
 * The problems of the reading of a text, one line each; none if every value is valid and every word is in the
 * text.
 */
function faultsOf(input: ParserInput): string[] {
  try {
    const reading = readWhole(input);
    const { drafts } = reading;
    const unread = findUnread(input.text, timesTold(reading), { kept: drafts, found: drafts });
    const plan = drafts.length === 0 ? readUndated(tellRequest(input)) : null;
    if (plan !== null) normalizeUndated(plan);
    readQuote(input, { words: input.text, otherWords: new Set(), language: languageOf(input) });
    const all = [...drafts, ...normalizeDrafts(drafts, input.text).drafts];
    return [
      ...all.flatMap((draft) => faultsOfDraft(draft, input.text)),
      ...faultsOfUnread(unread, input.text),
    ];
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}

/** A text that is read incorrectly, shortened as far as possible. */
export interface ParserFault {
  input: ParserInput;
  faults: string[];
}

/** Reads generated texts and looks for what must never happen; returns the first problem, shrunk, or null. */
export function fuzzParser({ seed, count }: { seed: number; count: number }): ParserFault | null {
  const report = fc.check(
    fc.property(parserInputs, (input) => faultsOf(input).length === 0),
    { seed, numRuns: count },
  );
  const [input] = report.counterexample ?? [];
  return input === undefined ? null : { input, faults: faultsOf(input) };
}
