import type { Stretch } from "@/lib/extraction/rules/layout/block";
import { cleanName } from "./clean-name";
import { type MarkedSentence, markTimes, splitSentences } from "./marked-sentences";
import type { Features } from "./name-features";
import { piecesOf } from "./name-pieces";
import type { NameWords } from "./name-words";
import { ownTimes } from "./own-times";
import { sentenceNames } from "./sentence-names";

/** Words that may be a name, before they are weighed. */
export interface RawName extends Stretch {
  title: string;
  features: Features;
}

const leadIn =
  /^[\s*_"“•·-]*((?:[\p{Lu}\p{N}&'’.,/–-]+[ \t]+){0,6}[\p{Lu}\p{N}&'’/-]{2,}\p{Lu}*)(?=[.:!*_]|\s+[-–—]|\s*\ue000|\s+\p{L}?\p{Ll})/u;
const bold = /\*\*([^*]{3,80})\*\*|__([^_]{3,80})__/u;
const quoted = /["“«]([^"”»\ue000]{3,90})["”»]/u;

/** `PLANT SALE. Bargain bedding …`, `CONCERT Saturday …`, bold words: what a sentence cries before it goes on. */
function criedNames(
  sentence: MarkedSentence,
  { isLast, words }: { isLast: boolean; words: NameWords },
): RawName[] {
  const found: RawName[] = [];
  const add = (match: RegExpExecArray | null, feature: string): void => {
    const said = match?.[1] ?? match?.[2];
    if (!match || said === undefined) return;
    const start = sentence.start + match.index + match[0].indexOf(said);
    found.push({
      start,
      end: start + said.length,
      title: cleanName(said, words),
      features: { [feature]: true },
    });
  };
  if (!isLast || /\p{Ll}/u.test(sentence.words) || sentence.hasTime)
    add(leadIn.exec(sentence.words), "lead-in");
  add(bold.exec(sentence.words), "bold");
  add(quoted.exec(sentence.words), "quoted");
  return found;
}

function namesIn(sentences: readonly MarkedSentence[], index: number, words: NameWords): RawName[] {
  const sentence = sentences[index];
  if (sentence === undefined) return [];
  const firstTimed = sentences.findIndex(({ hasTime }) => hasTime);
  const place = {
    "same-sentence": sentence.hasTime,
    "first-timed": index === firstTimed,
    "sentence-before": !sentence.hasTime && index === firstTimed - 1,
    "opens-entry": index === 0 && sentences.length > 1 && !sentence.hasTime,
    "sentence-behind": !sentence.hasTime && index > firstTimed,
  };
  const built = sentenceNames(sentence, sentences[index - 1], words).map(({ id, ...name }, rank) => ({
    ...name,
    features: { ...place, built: true, [`built-${id}`]: true, "built-later": rank > 0 },
  }));
  const all = piecesOf(sentence);
  const firstNamed = all.findIndex(({ words: said }) => !words.place.test(said.toLowerCase()));
  const pieces = all.map(({ words: said, ...piece }) => ({
    start: piece.start,
    end: piece.end,
    title: cleanName(said, words),
    features: {
      ...place,
      piece: true,
      "piece-first": piece.index === Math.max(firstNamed, 0),
      "piece-later": piece.index > firstNamed + 1,
      "behind-comma": piece.opening === "," && piece.index > 0,
      "in-brackets": piece.opening === "(",
      "behind-time": piece.isBehindTime,
    },
  }));
  const cried = criedNames(sentence, { isLast: index === sentences.length - 1, words }).map((name) => ({
    ...name,
    features: { ...place, ...name.features },
  }));
  return [...built, ...pieces, ...cried];
}

/** What the words of an entry may give as its name; `times` are taken out. */
export function ownNames(
  text: string,
  stretch: Stretch,
  { times, words }: { times: readonly Stretch[]; words: NameWords },
): RawName[] {
  const marked = markTimes(text, stretch, ownTimes(text, times, words));
  const sentences = splitSentences(marked, stretch.start, words);
  return sentences.flatMap((_, index) => namesIn(sentences, index, words));
}
