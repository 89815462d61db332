import { chooseSpans } from "@/lib/extraction/rules/choose-spans";
import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { MarkedSpan } from "@/lib/extraction/rules/marked-span";
import type { ToldRequest } from "@/lib/extraction/rules/pack/language-pack";
import { markSpans } from "@/lib/extraction/rules/pipeline";
import { dropQuoted } from "@/lib/extraction/rules/refiners/drop-quoted";
import { dropSuperseded } from "@/lib/extraction/rules/refiners/drop-superseded";
import { dropWeak } from "@/lib/extraction/rules/refiners/drop-weak";
import { prepare, type Source } from "@/lib/extraction/rules/scan";
import type { Span } from "@/lib/extraction/rules/spans";
import type { UnreadReason } from "@/lib/wire/unread-reasons";

/** Words that name a day or an hour; `reason` where the words around them tell that they make no event. */
export interface TimeWords extends Stretch {
  reason: UnreadReason | null;
}

/** A whole text with all that may speak of time in it. */
export interface FoundSpans {
  source: Source;
  candidates: readonly Span[];
}

/** Looks through a whole text, whatever its blocks are. */
export function findInWhole({ text, pack }: ToldRequest): FoundSpans {
  const source = prepare(text, pack.sentence);
  return { source, candidates: pack.times.find(source) };
}

const naming: ReadonlySet<Span["value"]["kind"]> = new Set([
  "day",
  "clock",
  "moment",
  "recurrence",
  "except",
]);

/** `10` says nothing of a time by itself; `from 10` and `10 - 1` do. */
const isSaid = ({ text }: Source, { start, end, lead }: MarkedSpan): boolean =>
  lead !== "" || /\P{N}/u.test(text.slice(start, end));

/** `1:06:52`: how long a race took, which is over; written as an hour with its seconds is. */
const raceTime = /(?<![\d:.])\d:[0-5]\d:[0-5]\d(?![\d:])/g;

/** `24 hours before departure`, `24/7`, `1:06:52`: words about time that make no event by themselves. */
function besideEvents({ lower, words: { leads } }: Source): TimeWords[] {
  const found = (pattern: RegExp, reason: UnreadReason | null): TimeWords[] =>
    [...lower.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
      reason,
    }));
  return [...found(leads.fromEvent, null), ...found(leads.always, "hours"), ...found(raceTime, "past")];
}

/**
 * All words of a text that name a day or an hour, in its order, whether or not they make an event. A number that may be an
 * hour counts where its neighbours say so, as it does for an event. Nothing where an event `isUsing` each of them, as those
 * of most short texts are: then nobody asks why they make none.
 */
export function findTimeWords(
  { source, candidates }: FoundSpans,
  isUsing: (words: Stretch) => boolean = () => false,
): TimeWords[] {
  const chosen = chooseSpans(candidates);
  const beside = besideEvents(source);
  if (beside.length === 0 && chosen.every((span) => !naming.has(span.value.kind) || isUsing(span))) return [];
  const unquoted = dropQuoted(source, chosen);
  const holding = dropSuperseded(source, unquoted);
  const sure = dropWeak(source, markSpans(source, holding));
  const isIn = (spans: readonly Span[], span: Span): boolean =>
    spans.some(({ start }) => start === span.start);
  const words = chosen.flatMap((span): TimeWords[] => {
    const { start, end, value, strength } = span;
    if (!naming.has(value.kind)) return [];
    if (isIn(unquoted, span) && !isIn(holding, span)) return [{ start, end, reason: "called-off" }];
    if (strength === "weak" && !sure.some((one) => one.start === start && isSaid(source, one))) return [];
    if (value.kind === "except") return [{ start, end, reason: "called-off" }];
    return [{ start, end, reason: isIn(unquoted, span) ? null : "quoted" }];
  });
  const others = beside.filter(({ start, end }) => !words.some((one) => one.start < end && start < one.end));
  return [...words, ...others].sort((left, right) => left.start - right.start);
}
