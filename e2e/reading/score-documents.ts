import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Figures } from "./corpus-figures";
import { parseCaseLine, predictCase } from "./predict-case";

/** A half of the corpus of whole texts: one to work with, and one to judge with, which is looked at rarely. */
export type Half = "work" | "judge";

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

function scoreFile(folder: string, file: string, half: Half): Figures[string] {
  const scratch = mkdtempSync(path.join(tmpdir(), "saywhen-documents-"));
  try {
    const cases = path.join(folder, "documents", file);
    const lines = readFileSync(cases, "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "");
    const predictions = path.join(scratch, file);
    const read = lines.map((line, at) => JSON.stringify(predictCase(parseCaseLine(line, at + 1))));
    writeFileSync(predictions, `${read.join("\n")}\n`);
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

/** The files of the whole texts of a corpus; none if it has no such texts. */
export function documentFiles(folder: string): string[] {
  const documents = path.join(folder, "documents");
  if (!existsSync(documents)) return [];
  return readdirSync(documents)
    .filter((name) => name.endsWith(".jsonl"))
    .sort();
}

/** The figures of one half of the whole texts of a corpus, by kind, as `documents/mails`; none where it has no such texts. */
export function scoreDocuments(folder: string, half: Half): Figures {
  return Object.fromEntries(
    documentFiles(folder).map((file) => {
      const kind = `documents/${path.basename(file, ".jsonl")}${half === "judge" ? " (judging)" : ""}`;
      return [kind, scoreFile(folder, file, half)];
    }),
  );
}
