import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { answerSchema } from "./answer";
import { traceTaught } from "./event-examples";
import { parseCaseLine, predictCase } from "./predict-case";
import { budgetOf, errorsOf, type ReadingError } from "./reading-errors";
import { corpusFolder, isCorpus } from "./score-corpus";
import { isForWork } from "./working-half";

/**
 * `npm run eval:budget -- [CASES.jsonl …]`: what keeps whole texts from having every time right, by kind of error,
 * over the files or, without any, over the texts to learn from and the working halves of the corpus.
 */
const answersSchema = z.object({ events: z.array(answerSchema) });

function errorsOfLine(line: string, lineNumber: number): ReadingError[] {
  const { events: answers } = answersSchema.parse(JSON.parse(line));
  const one = parseCaseLine(line, lineNumber);
  const { events } = predictCase(one);
  const trace = traceTaught(one);
  return errorsOf(
    {
      events,
      isJudged: trace !== null && !trace.isNote,
      judgedOut: trace?.judged.flatMap(({ isEvent, draft }) => (isEvent ? [] : draft.start)) ?? [],
      over: trace?.over.map(({ start }) => start) ?? [],
    },
    answers,
  );
}

function errorsOfFile(file: string, isAsked: boolean): ReadingError[][] {
  const lines = readFileSync(file, "utf8").split("\n");
  const errors = lines.flatMap((line, at) => {
    if (line.trim() === "") return [];
    const { id } = parseCaseLine(line, at + 1);
    return isAsked || isForWork(id) ? [errorsOfLine(line, at + 1)] : [];
  });
  const right = errors.filter(({ length }) => length === 0).length;
  console.log(`${path.basename(file).padEnd(24)} ${right} of ${errors.length} texts with every time right`);
  return errors;
}

const asked = process.argv.slice(2);
const corpus = isCorpus(corpusFolder) ? globSync(`${corpusFolder}/documents/*.jsonl`).sort() : [];
const files = asked.length > 0 ? asked : globSync("e2e/texts/taught/*.jsonl").sort();
const texts = [
  ...files.flatMap((file) => errorsOfFile(file, true)),
  ...(asked.length > 0 ? [] : corpus.flatMap((file) => errorsOfFile(file, false))),
];
console.log(`${texts.filter(({ length }) => length === 0).length} of ${texts.length} in all\n`);
console.log(`${"error".padEnd(46)} events  texts with this alone  texts with it once and nothing else`);
for (const { error, count, aloneCount, onceCount } of budgetOf(texts))
  console.log(
    `${error.padEnd(46)} ${String(count).padStart(6)} ${String(aloneCount).padStart(22)} ${String(onceCount).padStart(36)}`,
  );
