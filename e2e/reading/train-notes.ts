import { writeFileSync } from "node:fs";
import { sumOf, type Weights } from "@/lib/extraction/rules/choose/scorer";
import { isOfWords } from "@/lib/extraction/rules/judge/note-features";
import { leastOfNote } from "@/lib/extraction/rules/languages/notes-of";
import { type Learning, learnWeights } from "./learn-weights";
import { type NoteLanguage, noteLanguages, type TaughtNote, taughtNotes } from "./note-examples";
import { writtenWeights } from "./weights-file";
import { digestOf } from "./working-half";

/** Words are many and texts few: what two texts share is learned, and held small. */
const ofNotes: Learning = { penalty: 2, leastWeight: 0.15, leastTexts: 4 };
/**
 * The languages that get weights of words. In English they would add 8 kB to what every browser loads, and at a bar that loses none
 * of the terse things that people type into calendars (`The exam is @ 2pm`), they find a fifth of what plans nothing.
 */
const judgedLanguages = noteLanguages.filter((language) => language !== "en");
const foldCount = 10;
const folder = "lib/extraction/rules/languages";

/** A feature of words by its language; the others hold for all languages. */
const namedBy = (language: NoteLanguage, feature: string): string =>
  isOfWords(feature) ? `${language} ${feature}` : feature;

interface Note extends Omit<TaughtNote, "examples"> {
  examples: { features: string[]; isTrue: boolean }[];
}

const named = (note: TaughtNote): Note => ({
  ...note,
  examples: note.examples.map(({ features, isTrue }) => ({
    isTrue,
    features: features.map((feature) => namedBy(note.language, feature)),
  })),
});

const learned = (notes: readonly Note[]): Weights =>
  learnWeights(
    notes.map(({ examples }) => examples),
    ofNotes,
  );

interface JudgedNote {
  note: Note;
  sums: readonly number[];
}

/** Each note judged by weights that were learned without it. */
function crossValidate(notes: readonly Note[]): JudgedNote[] {
  const foldOf = ({ id }: Note): number => digestOf(`fold ${id}`) % foldCount;
  return Array.from({ length: foldCount }, (_, fold) => fold).flatMap((fold) => {
    const weights = learned(notes.filter((note) => foldOf(note) !== fold));
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

/** Learns what tells a plan from what only names a day or an hour in a text of a few lines, for each language. */
export function trainNotes(): void {
  const notes = noteLanguages.flatMap(taughtNotes).map(named);
  const judged = crossValidate(notes);
  const weights = Object.entries(learned(notes));
  for (const bar of [-2.5, -2, -1.5, -1, -0.5, 0]) console.log(`Notes, bar ${bar}: ${figureAt(judged, bar)}`);
  const ofAll = Object.fromEntries(weights.filter(([feature]) => !feature.includes(" ")));
  const figureOfAll = figureAt(judged, leastOfNote);
  writeFileSync(`${folder}/note-weights.ts`, fileWith(wordless, { weights: ofAll, figure: figureOfAll }));
  for (const language of judgedLanguages) {
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
