import { writeFileSync } from "node:fs";
import { compareFigures, missingFigures, printFigures } from "./corpus-figures";
import { fullTable, targetTable } from "./figures-table";
import { tellPassedOver } from "./passed-over";
import { baselinePath, corpusFolder, isCorpus, readBaseline, scoreCorpus } from "./score-corpus";
import { scoreTexts } from "./score-documents";

const judgeFlag = "--judge";

/**
 * Prints the table of issue 5 and every other figure, with `--judge` also the judging half of whole texts;
 * returns 1 if a figure fell below the baseline.
 */
async function evaluateAll(words: readonly string[]): Promise<number> {
  const folder = words.find((word) => !word.startsWith("--")) ?? corpusFolder;
  if (!isCorpus(folder)) {
    console.log(`There is no corpus in ${folder}, which is no part of the product, so nothing was measured.`);
    return 0;
  }
  const now = await scoreCorpus(folder);
  const baseline = readBaseline();
  const comparisons = compareFigures(baseline, now);
  console.log(`${targetTable(comparisons)}\n\n${fullTable(comparisons)}\n`);
  if (words.includes(judgeFlag)) {
    const half = "judge";
    const judged = {
      ...scoreTexts(folder, "documents", { half }),
      ...scoreTexts(folder, "languages", { half }),
    };
    console.log(`${fullTable(compareFigures({}, judged))}\n`);
  }
  console.log(tellPassedOver(folder));
  const missing = missingFigures(baseline, now);
  if (missing.length > 0) console.log(`Not in ${folder}, so not compared: ${missing.join(", ")}.`);
  if (words.includes("--write-baseline")) {
    writeFileSync(baselinePath, printFigures(now));
    console.log(`Wrote ${baselinePath}.`);
    return 0;
  }
  const fallen = comparisons.filter((comparison) => comparison.hasFallen);
  if (fallen.length === 0) console.log("No figure fell below the baseline.");
  else console.log(`${fallen.length} figures fell below the baseline.`);
  return fallen.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await evaluateAll(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
