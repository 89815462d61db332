import { readDetails } from "@/lib/extraction/rules/details/read-details";
import type { ToldRequest } from "@/lib/extraction/rules/pack/language-pack";
import type { EventDraft } from "@/lib/extraction/schema";
import { buildDrafts } from "./build-drafts";
import { type SilentStretch, silentTimes } from "./choose/silent-times";
import type { SilentWords } from "./choose/silent-words";
import { contentOf } from "./clauses";
import { type JudgedDraft, unweighed } from "./judge/judge-note";
import { nowIn } from "./now";
import type { LineWords } from "./pack/document-words";
import { type Reading, runPipeline } from "./pipeline";
import { blank } from "./scan";

/** A time and nothing else was asked for: it is live whatever it says. */
function saysMatter({ source, spans }: Reading): boolean {
  const clause = {
    start: 0,
    end: source.text.length,
    isLine: true,
    isItem: true,
    words: source.lower,
    spans,
    vocabulary: source.words.clauses,
  };
  return contentOf(clause) > 0;
}

/** A text of one line as it was heard: what tells of no event is turned to blanks, and said with its reason. */
export interface HeardSentence {
  /** Of all its words, before those are turned to blanks. */
  whole: Reading;
  reading: Reading;
  text: string;
  silent: SilentStretch[];
}

/** Reads one line by its sentences, and once more without the times of it that tell of no event. */
export function hearSentence(request: ToldRequest, words: SilentWords): HeardSentence {
  const whole = runPipeline(request);
  const mayBeSilent = words.sign === undefined || words.sign.test(whole.source.lower);
  const silent = mayBeSilent ? silentTimes({ at: 0, reading: whole }, { features: [], words }) : [];
  if (silent.length === 0 || !saysMatter(whole))
    return { whole, reading: whole, text: request.text, silent: [] };
  const text = silent.reduce(blank, request.text);
  return { whole, reading: runPipeline({ ...request, text }, { isUnderDay: false }), text, silent };
}

/** The event drafts of a line as it was heard. */
export function draftsOfSentence(request: ToldRequest, { reading, text }: HeardSentence): EventDraft[] {
  const { source, entries, now } = reading;
  const drafts = buildDrafts({
    source,
    entries,
    request: { ...request, text },
    now,
    nowIn: (zone) => nowIn(zone, request.nowMs),
    readDetails: (segment) => readDetails(segment, request.pack.details),
  });
  return drafts.map((draft) => ({
    ...draft,
    evidence: draft.evidence.map((one) => ({ ...one, quote: request.text.slice(one.start, one.end) })),
  }));
}

/** Which of a line's drafts are events; all of them where a time is all that it says. */
export function judgeSentence(
  drafts: readonly EventDraft[],
  { whole }: HeardSentence,
  { notes, eventWords: words }: LineWords,
): JudgedDraft[] {
  const { source, now } = whole;
  const note = { text: source.text, today: now.today, words, foundCount: drafts.length };
  const judge = saysMatter(whole) ? notes : null;
  return drafts.map((draft) => ({ draft, ...(judge?.weigh(draft, note) ?? unweighed) }));
}
