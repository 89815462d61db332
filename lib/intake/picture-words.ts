/** What was read of a picture: its lines, and the words that may be wrong, worst first. */
export interface PictureWords {
  text: string;
  doubtful: readonly string[];
}

interface Word {
  line: string;
  paragraph: string;
  left: number;
  right: number;
  height: number;
  /** Of 100. */
  confidence: number;
  text: string;
}

/** What is less certain is no word but a pattern of the picture; a line of such words is none. */
const wordConfidenceMin = 25;
const lineConfidenceMin = 45;
/** What is less certain should be looked at, and of how many words that is told. */
const certainFrom = 70;
const doubtfulMax = 6;

/** Cells of a row stand further apart than this, in the heights of their letters. */
const cellGap = 1.6;

/** The columns of a line of TSV; lines that are no words have another level. */
function wordOf(row: string): Word[] {
  const [level, page, block, paragraph, line, , left, , width, height, confidence, ...text] = row.split("\t");
  const words = text.join(" ").trim();
  if (level !== "5" || words === "") return [];
  const inParagraph = [page, block, paragraph].join(".");
  return [
    {
      paragraph: inParagraph,
      line: `${inParagraph}.${line}`,
      left: Number(left),
      right: Number(left) + Number(width),
      height: Number(height),
      confidence: Number(confidence),
      text: words,
    },
  ];
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** A line weighs its words by their length: a lone sign is often a speck. */
function isLine(words: readonly Word[]): boolean {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const certain = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
  return (
    /[\p{L}\p{N}]/u.test(words.map(({ text }) => text).join("")) && certain / letters >= lineConfidenceMin
  );
}

function textOf(words: readonly Word[]): string {
  const height = mean(words.map((word) => word.height));
  return words.reduce((text, word, at) => {
    const before = words[at - 1];
    if (before === undefined) return word.text;
    return text + (word.left - before.right > cellGap * height ? "   " : " ") + word.text;
  }, "");
}

function groupedBy(words: readonly Word[], key: (word: Word) => string): Word[][] {
  return [...Map.groupBy(words, key).values()];
}

/** Makes lines of the words that Tesseract found, as its TSV has them, and leaves out what is hardly a word. */
export function wordsOfTsv(tsv: string): PictureWords {
  const found = tsv.split("\n").flatMap(wordOf);
  const lines = groupedBy(found, ({ line }) => line).filter(isLine);
  const kept = lines.flat().filter(({ confidence }) => confidence >= wordConfidenceMin);
  const paragraphs = groupedBy(kept, ({ paragraph }) => paragraph);
  const text = paragraphs
    .map((words) =>
      groupedBy(words, ({ line }) => line)
        .map(textOf)
        .join("\n"),
    )
    .join("\n\n");
  const doubtful = kept
    .filter((word) => word.confidence < certainFrom && /[\p{L}\p{N}]/u.test(word.text))
    .toSorted((one, other) => one.confidence - other.confidence)
    .map((word) => word.text);
  return { text, doubtful: [...new Set(doubtful)].slice(0, doubtfulMax) };
}

/** Where a word stands alone in a text; null where it does not. */
export const placeOfWord = (text: string, word: string): number | null =>
  [...text.matchAll(/\S+/gu)].find(([found]) => found === word)?.index ?? null;
