import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Figures } from "./corpus-figures";
import { type EvaluationCase, parseCaseLine, predictCase } from "./predict-case";

/** A half of the corpus of whole texts: one to work with, and one to judge with, which is looked at rarely. */
type Half = "work" | "judge";

const fields = [
  "eventsRight",
  "timesRight",
  "whollyRight",
  "start",
  "end",
  "title",
  "titleF1",
  "place",
  "people",
  "rrule",
  "link",
] as const;

/** One row of the scorer's table: `work  37  45.9  37.8 …`, with a dash if no case has the field. */
function readRow(row: string): Figures[string] {
  const [, texts = "", ...scores] = row.trim().split(/\s+/);
  const cases = Number(texts);
  if (scores.length !== fields.length || Number.isNaN(cases))
    throw new Error(`The scorer of documents printed ${JSON.stringify(row)}, which is no row of its table.`);
  return Object.fromEntries(
    fields.flatMap((field, at) =>
      scores[at] === "-" ? [] : [[field, { score: Number(scores[at]), cases }] as const],
    ),
  );
}

interface Asked {
  half: Half;
  /** The language of every visitor, in place of the case's own. */
  language?: string | undefined;
}

/** Scores one file of texts, `folder` being that of the corpus, whose scorer is asked. */
function scoreFile(folder: string, cases: string, { half, language }: Asked): Figures[string] {
  const scratch = mkdtempSync(path.join(tmpdir(), "saywhen-documents-"));
  try {
    const predictions = path.join(scratch, path.basename(cases));
    const read = readCases(cases).map((one) =>
      predictCase(language === undefined ? one : { ...one, language }),
    );
    writeFileSync(predictions, read.map((prediction) => `${JSON.stringify(prediction)}\n`).join(""));
    const scorer = path.join(folder, "score-documents.mjs");
    const asked = ["--cases", cases, "--pred", predictions, ...(half === "judge" ? ["--judge"] : [])];
    const table = execFileSync(process.execPath, [scorer, ...asked], { encoding: "utf8" });
    const row = table.split("\n").find((line) => line.startsWith(half));
    if (row === undefined) throw new Error(`The scorer of documents printed no row of the half ${half}.`);
    return readRow(row);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** The cases of a file, a line each. */
export const readCases = (file: string): EvaluationCase[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line, at) => parseCaseLine(line, at + 1));

/** The folders of a corpus with whole texts: English ones by kind, and others by language. */
type Texts = "documents" | "languages";

/** The files of the whole texts of a corpus, sorted; none if it has no such texts. */
export function textFiles(folder: string, texts: Texts): string[] {
  const place = path.join(folder, texts);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .map((name) => path.join(place, name));
}

/** The figures of one half of the whole texts of a corpus, by file, as `documents/mails`; none where it has no such texts. */
export function scoreTexts(folder: string, texts: Texts, asked: Asked): Figures {
  return Object.fromEntries(
    textFiles(folder, texts).map((file) => {
      const kind = `${texts}/${path.basename(file, ".jsonl")}${asked.half === "judge" ? " (judging)" : ""}`;
      return [kind, scoreFile(folder, file, asked)];
    }),
  );
}
