import { writeFileSync } from "node:fs";
import { sumOf, type Weights } from "@/lib/extraction/rules/choose/scorer";
import { isOfWords } from "@/lib/extraction/rules/judge/note-features";
import { leastOfEnglishNote } from "@/lib/extraction/rules/languages/en/note-judge";
import { leastOfNote } from "@/lib/extraction/rules/languages/judge-by-weights";
import { type Learning, learnWeights } from "./learn-weights";
import { type NoteLanguage, noteLanguages, type TaughtNote, taughtNotes } from "./note-examples";
import { writtenWeights } from "./weights-file";
import { digestOf } from "./working-half";

/** Words are many and texts few: what two texts share is learned, and held small. */
const ofNotes: Learning = { penalty: 2, leastWeight: 0.15, leastTexts: 4 };
/** English has more texts, and its weights are fetched by more visitors: what seldom decides is left out. */
const ofEnglish: Learning = { penalty: 2, leastWeight: 0.3, leastTexts: 8 };
/** The languages that are learned together: by what needs no words alike, and each by its words. */
const together = noteLanguages.filter((language) => language !== "en");
const foldCount = 10;
const folder = "lib/extraction/rules/languages";

/** A feature of words by its language; the others hold for all languages. */
const namedBy = (language: NoteLanguage, feature: string): string =>
  isOfWords(feature) ? `${language} ${feature}` : feature;

interface Note extends Omit<TaughtNote, "examples"> {
  examples: { features: readonly string[]; isTrue: boolean }[];
}

const named = (note: TaughtNote): Note => ({
  ...note,
  examples: note.examples.map(({ features, isTrue }) => ({
    isTrue,
    features: features.map((feature) => namedBy(note.language, feature)),
  })),
});

const learned = (notes: readonly Note[], how: Learning): Weights =>
  learnWeights(
    notes.map(({ examples }) => examples),
    how,
  );

interface JudgedNote {
  note: Note;
  sums: readonly number[];
}

/** Each note judged by weights that were learned without it. */
function crossValidate(notes: readonly Note[], how: Learning): JudgedNote[] {
  const foldOf = ({ id }: Note): number => digestOf(`fold ${id}`) % foldCount;
  return Array.from({ length: foldCount }, (_, fold) => fold).flatMap((fold) => {
    const weights = learned(
      notes.filter((note) => foldOf(note) !== fold),
      how,
    );
    return notes
      .filter((note) => foldOf(note) === fold)
      .map((note) => ({ note, sums: note.examples.map(({ features }) => sumOf(features, weights)) }));
  });
}

/** How many texts that plan nothing have no event, before and by the judge, and how many plans are lost, at a bar. */
function figureAt(judged: readonly JudgedNote[], bar: number): string {
  const none = judged.filter(({ note }) => !note.isPlan);
  const bare = none.filter(({ note }) => note.examples.length === 0).length;
  const emptied = none.filter(({ sums }) => sums.every((sum) => sum < bar)).length;
  const plans = judged.flatMap(({ note, sums }) =>
    note.examples.flatMap(({ isTrue }, at) => (isTrue ? (sums[at] ?? 0) : [])),
  );
  const lost = plans.filter((sum) => sum < bar).length;
  return `of ${none.length} texts without a plan ${emptied} give no event (${bare} without the judge), of ${plans.length} events ${lost} are lost`;
}

interface Written {
  weights: Weights;
  figure: string;
}

function fileWith(about: string, { weights, figure }: Written): string {
  return [
    'import { readWeights } from "@/lib/extraction/rules/choose/scorer";',
    "",
    `/** ${about}. Written by \`npm run train\`. Cross-validated by text: ${figure}. */`,
    `export const noteWeights = ${writtenWeights(weights)};`,
    "",
  ].join("\n");
}

function writeWords(language: NoteLanguage, written: Written): void {
  const words = fileWith("What words weigh around a draft of a short text", written);
  writeFileSync(`${folder}/${language}/note-weights.ts`, words);
}

const wordless =
  "What a draft of a short text weighs in any language by its time and by the figures around it";

const bars = [-2.5, -2, -1.5, -1, -0.5, 0];

/** German, Spanish, French, Italian and Portuguese. */
function trainTogether(): void {
  const notes = together.flatMap(taughtNotes).map(named);
  const judged = crossValidate(notes, ofNotes);
  const weights = Object.entries(learned(notes, ofNotes));
  for (const bar of bars) console.log(`Notes, bar ${bar}: ${figureAt(judged, bar)}`);
  const ofAll = Object.fromEntries(weights.filter(([feature]) => !feature.includes(" ")));
  const figureOfAll = figureAt(judged, leastOfNote);
  writeFileSync(`${folder}/note-weights.ts`, fileWith(wordless, { weights: ofAll, figure: figureOfAll }));
  for (const language of together) {
    const own = judged.filter(({ note }) => note.language === language);
    const figure = figureAt(own, leastOfNote);
    const prefix = `${language} `;
    const words = weights.flatMap(([feature, weight]) =>
      feature.startsWith(prefix) ? [[feature.slice(prefix.length), weight] as const] : [],
    );
    console.log(`Notes in ${language}: ${figure}`);
    writeWords(language, { weights: Object.fromEntries(words), figure });
  }
}

/** English by itself, also by what needs no words: a third of its texts are sentences that a calendar is told. */
function trainEnglish(): void {
  const notes = taughtNotes("en");
  const judged = crossValidate(notes, ofEnglish);
  for (const bar of bars) console.log(`Notes in en, bar ${bar}: ${figureAt(judged, bar)}`);
  writeWords("en", { weights: learned(notes, ofEnglish), figure: figureAt(judged, leastOfEnglishNote) });
}

/** Learns what tells a plan from what only names a day or an hour in a text of a few lines, for each language. */
export function trainNotes(): void {
  trainTogether();
  trainEnglish();
}
