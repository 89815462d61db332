import { readdirSync } from "node:fs";
import path from "node:path";
import { languageOf } from "@/lib/extraction/rules/languages/pack-codes";
import { caseFiles, corpusFolder, isCorpus } from "./score-corpus";
import { readCases, scoreTexts, textFiles } from "./score-documents";

/** A shorter text may be of several languages: `Dentist 3 May`. */
const fewestWords = 6;
const ownTexts = path.join(import.meta.dirname, "../texts/languages");
const english = "en";

interface Told {
  language: string;
  texts: string[];
}

const wordCount = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

/** Every text of enough words, by its language: those of the corpora, and those that natives wrote for this repository. */
function textsByLanguage(folder: string): Told[] {
  const inEnglish = [
    ...caseFiles(folder).map((name) => path.join(folder, name)),
    ...textFiles(folder, "documents"),
  ];
  const ofNatives = readdirSync(ownTexts).map((name) => path.join(ownTexts, name));
  const files = [
    ...inEnglish.map((file) => ({ language: english, file })),
    ...[...textFiles(folder, "languages"), ...ofNatives].map((file) => ({
      language: path.basename(file, ".jsonl"),
      file,
    })),
  ];
  const texts = files.flatMap(({ language, file }) =>
    readCases(file)
      .filter(({ text }) => wordCount(text) >= fewestWords)
      .map(({ text }) => ({ language, text })),
  );
  return [...Map.groupBy(texts, ({ language }) => language)]
    .map(([language, group]) => ({ language, texts: group.map(({ text }) => text) }))
    .sort((one, other) => one.language.localeCompare(other.language));
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(9);

/** The share of texts whose language is told right to a visitor of this one. */
const toldRight = ({ language, texts }: Told, visitors: string): number =>
  texts.filter((text) => languageOf({ text, language: visitors }) === language).length / texts.length;

/** Every time right in the working half of a language's texts, for visitors of one language; null without such texts. */
function timesRight(folder: string, language: string, visitors?: string): number | null {
  const figures = scoreTexts(folder, "languages", { half: "work", language: visitors });
  return figures[`languages/${language}`]?.timesRight?.score ?? null;
}

/**
 * `npm run eval:languages`: how often the language of a text of six words and more is told right, and how much the visitor's
 * language matters: each is measured for visitors of the text's language and for English ones.
 */
function evaluateLanguages(folder: string): void {
  if (!isCorpus(folder)) {
    console.log(`There is no corpus in ${folder}, which is no part of the product, so nothing was measured.`);
    return;
  }
  console.log(
    "language  texts   told right, visitor's own    told right, en   times right, own   times right, en",
  );
  for (const told of textsByLanguage(folder)) {
    const { language, texts } = told;
    const scores = [timesRight(folder, language), timesRight(folder, language, english)].map((score) =>
      score === null ? "-".padStart(9) : percent(score / 100),
    );
    const shares = [percent(toldRight(told, language)), percent(toldRight(told, english))];
    console.log([language.padEnd(8), String(texts.length).padStart(6), ...shares, ...scores].join("  "));
  }
}

evaluateLanguages(process.argv[2] ?? corpusFolder);
