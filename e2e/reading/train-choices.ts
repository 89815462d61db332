import { globSync, writeFileSync } from "node:fs";
import { sumOf, type Weights, weightsPerOne } from "@/lib/extraction/rules/choose/scorer";
import { choicesOfFile, type TaughtChoice, type TaughtChoices } from "./choice-examples";
import { type ChoiceLearning, learnChoices } from "./learn-choices";
import { namePriors } from "./name-priors";
import { corpusFolder, isCorpus } from "./score-corpus";
import { writtenWeights } from "./weights-file";
import { digestOf, isForWork } from "./working-half";

const foldCount = 5;
/** How much less than nothing the best place may weigh: an empty place is worse than one to correct. */
const allowance = -1.3;

const ofPlaces: ChoiceLearning = { penalty: 2, leastWeight: 0.25, leastTexts: 8, hasNone: true };
const ofNames: ChoiceLearning = {
  penalty: 10,
  leastWeight: 0.1,
  leastTexts: 8,
  hasNone: false,
  priors: namePriors,
};

interface Chosen {
  isAsked: boolean;
  isRight: boolean;
  canBeRight: boolean;
}

function chosenOf({ isAsked, options }: TaughtChoice, weights: Weights, bar: number): Chosen | null {
  const canBeRight = options.some(({ isTrue }) => isTrue);
  const weighed = options.map((one) => ({ ...one, sum: sumOf(one.features, weights) }));
  const best = weighed.reduce((left, right) => (right.sum > left.sum ? right : left));
  return best.sum < bar ? null : { isAsked, isRight: best.isTrue, canBeRight };
}

/** What is chosen in each text by weights that were learned without it, where an option must weigh so much more than nothing. */
function crossValidate(
  texts: readonly TaughtChoices[],
  of: "names" | "places",
  { learning, above }: { learning: ChoiceLearning; above: number },
): string {
  const foldOf = ({ id }: TaughtChoices): number => digestOf(`fold ${id}`) % foldCount;
  const chosen = Array.from({ length: foldCount }, (_, fold) => fold).flatMap((fold) => {
    const others = texts.filter((text) => foldOf(text) !== fold);
    const { weights, bar } = learnChoices(
      others.map((text) => text[of]),
      learning,
    );
    const least = learning.hasNone ? bar + above : Number.NEGATIVE_INFINITY;
    return texts
      .filter((text) => foldOf(text) === fold)
      .flatMap((text) => text[of].flatMap((one) => chosenOf(one, weights, least) ?? []));
  });
  const all = texts.flatMap((text) => text[of]);
  const asked = all.filter(({ isAsked }) => isAsked);
  const can = asked.filter(({ options }) => options.some(({ isTrue }) => isTrue)).length;
  const right = chosen.filter(({ isRight }) => isRight).length;
  const wrong = chosen.filter(({ isAsked, isRight }) => isAsked && !isRight).length;
  const beyond = chosen.filter(({ isAsked }) => !isAsked).length;
  const rest = learning.hasNone
    ? `; ${wrong} wrong, and ${beyond} of ${all.length - asked.length} events without one are given one`
    : "";
  return `${right} of ${asked.length} right, where some candidate of ${can} is${rest}`;
}

function writeFile(path: string, lines: readonly string[]): void {
  writeFileSync(path, `${lines.join("\n")}\n`);
  console.log(`Wrote ${path}.`);
}

function trainPlaces(texts: readonly TaughtChoices[]): void {
  const figure = crossValidate(texts, "places", { learning: ofPlaces, above: allowance });
  console.log(`Places, cross-validated by text: ${figure}.`);
  const { weights, bar } = learnChoices(
    texts.map(({ places }) => places),
    ofPlaces,
  );
  writeFile("lib/extraction/rules/languages/place-weights.ts", [
    'import { readWeights } from "@/lib/extraction/rules/choose/scorer";',
    'import type { PlaceWords } from "@/lib/extraction/rules/describe/place-words";',
    "",
    `/** Written by \`npm run train\`. Cross-validated by text: ${figure}. */`,
    'export const placeChoice: Pick<PlaceWords, "bar" | "weights"> = {',
    `  bar: ${Math.round((bar + allowance) * weightsPerOne) / weightsPerOne},`,
    `  weights: ${writtenWeights(weights)},`,
    "};",
  ]);
}

function trainNames(texts: readonly TaughtChoices[]): void {
  const figure = crossValidate(texts, "names", { learning: ofNames, above: 0 });
  console.log(`Names, cross-validated by text: ${figure}.`);
  const { weights } = learnChoices(
    texts.map(({ names }) => names),
    ofNames,
  );
  writeFile("lib/extraction/rules/languages/name-weights.ts", [
    'import { readWeights, type Weights } from "@/lib/extraction/rules/choose/scorer";',
    "",
    `/** Written by \`npm run train\`. Cross-validated by text: ${figure}. */`,
    `export const nameWeights: Weights = ${writtenWeights(weights)};`,
  ]);
}

/** Learns how the name and the place of an event are chosen, from the texts that events are learned from. */
export function trainChoices(): void {
  const own = globSync("e2e/texts/taught/*.jsonl").sort().flatMap(choicesOfFile);
  const corpus = isCorpus(corpusFolder)
    ? globSync(`${corpusFolder}/documents/*.jsonl`).sort().flatMap(choicesOfFile)
    : [];
  const texts = [...own, ...corpus.filter(({ id }) => isForWork(id))];
  trainNames(texts);
  trainPlaces(texts);
}
