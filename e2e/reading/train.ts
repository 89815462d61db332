import { globSync, writeFileSync } from "node:fs";
import { sumOf, type Weights } from "@/lib/extraction/rules/choose/scorer";
import { barsOf } from "@/lib/extraction/rules/judge/judge-events";
import { type TaughtText, taughtTexts, taughtWritten } from "./event-examples";
import { learnWeights } from "./learn-weights";
import { corpusFolder, isCorpus } from "./score-corpus";
import { trainChoices } from "./train-choices";
import { trainNotes } from "./train-notes";
import { writtenWeights } from "./weights-file";
import { digestMax, digestOf, isForWork } from "./working-half";

/**
 * `npm run train`: learns what distinguishes an event from something that only looks like one, and prints how well that works on
 * texts that were not learned from: for whole texts from the annotated ones in `e2e/texts/taught` and the working halves of the
 * corpus beside the checkout, for short ones from the lines in `e2e/texts/notes` (`train-notes.ts`); then how names and places are
 * chosen, from the same whole texts (`train-choices.ts`). With `--curve` it also
 * prints what fewer whole texts would give.
 */
const weightsPath = "lib/extraction/rules/languages/event-weights.ts";
/** In cross-validation, a lower cost gains few texts more and loses many more events. */
const costOfLoss = 0.35;
/** The best of a text is left out only where it weighs less than this. */
const leastOfBest = -1;
const foldCount = 10;

/** How often a text of the corpus counts: what is an event there is what readers are judged by. */
const countOfCorpus = 2;

/** Features that name the text's own words, which are many: so small a weight of one decides nothing and is not sent to a browser. */
const ownWords = /^(?:before|behind|closes|says|name|suffix|prefix|next|previous|written):/;
const leastOfOwnWords = 0.2;

const learned = (texts: readonly TaughtText[]): Weights => {
  const weights = learnWeights(
    texts
      .flatMap((text) => (corpus.includes(text) ? Array.from({ length: countOfCorpus }, () => text) : [text]))
      .map(({ examples }) => examples.filter(({ isOptional }) => !isOptional)),
  );
  return Object.fromEntries(
    Object.entries(weights).filter(
      ([name, weight]) => !ownWords.test(name) || Math.abs(weight) >= leastOfOwnWords,
    ),
  );
};

/** True if the kept candidates of a text are exactly its events. */
const isRight = ({ examples, missedCount }: TaughtText, kept: readonly boolean[]): boolean =>
  missedCount === 0 && examples.every(({ isTrue, isOptional }, at) => isOptional || kept[at] === isTrue);

interface Judged {
  text: TaughtText;
  /** The score of each of its examples, by weights that were learned without the text. */
  sums: readonly number[];
}

/** Each text judged by weights that were learned without it, from a share of the others. */
function crossValidate(texts: readonly TaughtText[], share = 1): Judged[] {
  const foldOf = ({ id }: TaughtText): number => digestOf(`fold ${id}`) % foldCount;
  const isLearnedFrom = ({ id }: TaughtText): boolean => digestOf(`share ${id}`) < share * digestMax;
  return Array.from({ length: foldCount }, (_, fold) => fold).flatMap((fold) => {
    const weights = learned(texts.filter((text) => foldOf(text) !== fold && isLearnedFrom(text)));
    return texts
      .filter((text) => foldOf(text) === fold)
      .map((text) => ({ text, sums: text.examples.map(({ features }) => sumOf(features, weights)) }));
  });
}

/** Which of a text's found events are kept where the loss of one costs so much; all at a cost without end. */
function keptAt(sums: readonly number[], cost: number): boolean[] {
  const bars = barsOf(sums, { costOfLoss: cost, leastOfBest, weights: {} });
  return sums.map((sum, at) => sum >= (bars[at] ?? 0));
}

/** How many texts have every event and none beyond where the loss of one costs so much, and what is left out. */
function figureAt(judged: readonly Judged[], cost: number): string {
  const kept = judged.map(({ sums }) => keptAt(sums, cost));
  const all = judged.flatMap(({ text }, index) =>
    text.examples.map((one, at) => ({ ...one, isKept: kept[index]?.[at] === true })),
  );
  const told = all.filter(({ isOptional }) => !isOptional);
  const leftOut = (isTrue: boolean): string => {
    const of = told.filter((one) => one.isTrue === isTrue);
    return `${of.filter(({ isKept }) => !isKept).length} of ${of.length}`;
  };
  const right = judged.filter(({ text }, index) => isRight(text, kept[index] ?? [])).length;
  return `${right} of ${judged.length} texts with every event and none beyond; left out ${leftOut(false)} that are none and ${leftOut(true)} that are one`;
}

/** The weights as the language's file that contains them. */
function writeWeights(figure: string, weights: Weights): string {
  return [
    'import { readWeights } from "@/lib/extraction/rules/choose/scorer";',
    'import type { EventWeights } from "@/lib/extraction/rules/pack/document-words";',
    "",
    `/** Written by \`npm run train\`. Cross-validated by text: ${figure}. */`,
    "export const eventWeights: EventWeights = {",
    `  costOfLoss: ${costOfLoss},`,
    `  leastOfBest: ${leastOfBest},`,
    `  weights: ${writtenWeights(weights)},`,
    "};",
    "",
  ].join("\n");
}

const own = globSync("e2e/texts/{taught,languages}/*.jsonl").sort().flatMap(taughtTexts);
const corpus = isCorpus(corpusFolder)
  ? globSync(`${corpusFolder}/{documents,languages}/*.jsonl`).sort().flatMap(taughtTexts)
  : [];
if (corpus.length === 0)
  console.log(`There is no corpus in ${corpusFolder}: the texts of this repository alone are learned from.`);
const texts = [...own, ...taughtWritten(), ...corpus.filter(({ id }) => isForWork(id))];
const judged = crossValidate(texts);
console.log(`Cross-validated by text, ${foldCount} folds, by what the loss of an event costs:`);
for (const cost of [Number.POSITIVE_INFINITY, 1, 0.5, costOfLoss, 0.25, 0.15, 0.1])
  console.log(`${cost}: ${figureAt(judged, cost)}`);
const figure = figureAt(judged, costOfLoss);
if (process.argv.includes("--curve"))
  for (const share of [0.25, 0.5, 0.75])
    console.log(`Learned from ${100 * share} %: ${figureAt(crossValidate(texts, share), costOfLoss)}`);
writeFileSync(weightsPath, writeWeights(figure, learned(texts)));
console.log(`Wrote ${weightsPath}.`);
trainNotes();
trainChoices();
