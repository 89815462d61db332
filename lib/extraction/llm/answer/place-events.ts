import type { ModelEvent } from "@/lib/extraction/llm/model-schema";
import type { EventDraft } from "@/lib/extraction/schema";
import type { EvidenceField } from "@/lib/wire/event-fields";
import { sameStart } from "./agreement";
import type { QuoteRange } from "./locate-quote";
import { matchLoosely, matchQuote, type QuoteMatch } from "./match-quote";
import { type ModelTimes, readModelTimes } from "./model-times";
import { wordsOf } from "./read-quote";
import type { TextContext } from "./text-context";

/**
 * An event whose time words are in the text, and its position among the events with exactly the same words.
 */
export interface Placed {
  event: ModelEvent;
  when: QuoteMatch;
  place: { index: number; count: number };
  /** True where the model's wording differs from the text's and no other reader has the same start. */
  isDoubtful: boolean;
}

/** The fields whose words say when an event is. */
export const timeFields: ReadonlySet<EvidenceField> = new Set(["start_datetime", "recurrence", "all_day"]);

/** The rules parser's events whose times come from these words. */
export function draftsAt(drafts: readonly EventDraft[], { spans }: QuoteMatch): EventDraft[] {
  const isBeside = (words: QuoteRange) =>
    spans.some(({ start, end }) => words.start < end && words.end > start);
  return drafts.filter((draft) =>
    draft.evidence.some((words) => timeFields.has(words.field) && isBeside(words)),
  );
}

/** The words from which the rules parser took the time of its event. */
function wordsOfDraft({ evidence }: EventDraft, text: string): QuoteMatch | null {
  const spans = evidence
    .filter(({ field }) => timeFields.has(field))
    .map(({ start, end, quote }) => ({ start, end, quote }))
    .sort((left, right) => left.start - right.start);
  const [first] = spans;
  const end = Math.max(...spans.map((span) => span.end));
  return first === undefined ? null : { start: first.start, end, quote: text.slice(first.start, end), spans };
}

type Located = Omit<Placed, "place">;

/**
 * Of several places, the one where the rules parser has the model's start; else the first that no earlier
 * event took, or the last.
 */
function chooseMatch(
  { byRules, timeZone }: TextContext,
  { matches, said, earlier }: { matches: readonly QuoteMatch[]; said: ModelTimes | null; earlier: number },
): QuoteMatch | undefined {
  const agreed = matches.filter((match) => sameStart(draftsAt(byRules, match), said, timeZone) !== undefined);
  if (matches.length > 1 && agreed.length === 1) return agreed[0];
  return matches[earlier] ?? matches.at(-1);
}

/**
 * For a `when` that the text does not contain: the rules parser's event of the same start, else words of the
 * text that say it differently.
 */
function standIn(event: ModelEvent, context: TextContext): Located | null {
  const { source, byRules, timeZone } = context;
  const said = readModelTimes(event);
  const known = sameStart(byRules, said, timeZone);
  const words = known === undefined ? null : wordsOfDraft(known, source.text);
  if (words !== null) return { event, when: words, isDoubtful: false };
  const loosely = said === null ? null : matchLoosely(source, event.when);
  return loosely === null ? null : { event, when: loosely, isDoubtful: true };
}

/**
 * Finds the `when` of each event: the first event with certain words gets their first place in the text, and
 * so on. Refused are those whose `when` the text does not say.
 */
export function placeEvents(
  context: TextContext,
  events: readonly ModelEvent[],
): { placed: Placed[]; refused: ModelEvent[] } {
  const seen = new Map<string, number>();
  const refused: ModelEvent[] = [];
  const located = events.flatMap((event): Located[] => {
    const matches = matchQuote(context.source, event.when, "of-time");
    const words = wordsOf(event.when).join(" ");
    const earlier = seen.get(words) ?? 0;
    seen.set(words, earlier + 1);
    const when = chooseMatch(context, { matches, said: readModelTimes(event), earlier });
    const found = when === undefined ? standIn(event, context) : { event, when, isDoubtful: false };
    if (found === null) refused.push(event);
    return found === null ? [] : [found];
  });
  const keyOf = ({ when }: Located) => when.spans.map(({ start, end }) => `${start}-${end}`).join(" ");
  const groups = Map.groupBy(located, keyOf);
  const placed = located.map((each) => {
    const group = groups.get(keyOf(each)) ?? [];
    return { ...each, place: { index: group.indexOf(each), count: group.length } };
  });
  return { placed, refused };
}
