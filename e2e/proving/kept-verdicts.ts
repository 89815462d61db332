import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { tableOf, writeFigures } from "@/e2e/documents/figures";

/** The file with the counts of the long forms, by proof number. */
const verdictsPath = "e2e/proving/verdicts.json";

const verdictSchema = z.strictObject({
  /** The UTC day of the run, `YYYY-MM-DD`. */
  day: z.iso.date(),
  seed: z.int(),
  /** The counts of the proof, in words such as `creates 1125; edits 7`. */
  counts: z.string(),
  seconds: z.int(),
});
type KeptVerdict = z.infer<typeof verdictSchema>;

export const readVerdicts = (): Record<string, KeptVerdict> =>
  z.record(z.string(), verdictSchema).parse(JSON.parse(readFileSync(verdictsPath, "utf8")));

/** A row for each proof whose long form held: its day, how long it took, and what it counted. */
export const describeVerdicts = (verdicts: Record<string, KeptVerdict>): string =>
  tableOf(
    ["", "Held on", "Took", "Counts"],
    Object.entries(verdicts).map(([id, { day, seed, counts, seconds }]) => [
      id,
      day,
      `${seconds} s`,
      [counts, `seed ${seed}`].filter((words) => words !== "").join("; "),
    ]),
  );

/** Replaces the counts of one proof, and the table in the document. */
export function keepVerdict(id: string, verdict: KeptVerdict): void {
  const kept = Object.entries({ ...readVerdicts(), [id]: verdict });
  const inOrder = kept.toSorted(([left], [right]) => left.localeCompare(right, "en", { numeric: true }));
  const verdicts = Object.fromEntries(inOrder);
  writeFileSync(verdictsPath, `${JSON.stringify(verdicts, null, 2)}\n`);
  writeFigures("prove", describeVerdicts(verdicts));
}
