import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { type Figures, figuresSchema, withOverall } from "./corpus-figures";
import { type EvaluationCase, type PredictedEvent, parseCaseLine, predictCase } from "./predict-case";
import { scoreTexts } from "./score-documents";

/** The place of the corpus beside a checkout; it is not part of the product. */
export const corpusFolder = "../shared/corpus";
/** The figures below which a commit may not fall unless it changes them and says why. */
export const baselinePath = "lib/extraction/rules/baseline.json";

interface Group {
  cases: number;
  n: Record<string, number>;
  sum: Record<string, number>;
}
type Aggregate = (
  cases: unknown[],
  predictions: Map<string, unknown>,
  keysOf: (one: EvaluationCase & { source: string }) => string[],
) => Map<string, Group>;

const scorerSchema = z.object({ aggregate: z.custom<Aggregate>((value) => typeof value === "function") });
const sourcedSchema = z.looseObject({ source: z.string() });

/** The names of the files with short texts of other projects. */
export const caseFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".dev.jsonl"))
    .sort();

/** True if the folder contains cases and the scorer. */
export function isCorpus(folder: string): boolean {
  return existsSync(path.join(folder, "score.mjs")) && caseFiles(folder).length > 0;
}

/** An event in the terms of the scorer, as its own command makes it: a gold place may be the venue, the rest or both. */
function inScorersTerms(event: PredictedEvent): object {
  const places = [event.venue, event.location].filter((place) => place !== "");
  return {
    ...event,
    allDay: event.all_day,
    location: places.join(", "),
    places: [...places, places.join(" ")].filter((place) => place !== ""),
  };
}

/**
 * Reads every case of the folder with the rules parser and scores it, whole texts by their working half;
 * throws if a file is not a corpus.
 */
export async function scoreCorpus(folder: string): Promise<Figures> {
  const loaded: unknown = await import(pathToFileURL(path.resolve(folder, "score.mjs")).href);
  const { aggregate } = scorerSchema.parse(loaded);
  const figures: Figures = {};
  for (const file of caseFiles(folder)) {
    const lines = readFileSync(path.join(folder, file), "utf8").split("\n");
    const filled = lines.filter((line) => line.trim() !== "");
    const predictions = new Map(
      filled.map((line, index) => {
        const { id, events } = predictCase(parseCaseLine(line, index + 1));
        return [id, events.map(inScorersTerms)];
      }),
    );
    const cases = filled.map((line) => sourcedSchema.parse(JSON.parse(line)));
    const groups = aggregate(cases, predictions, ({ source }) => [source]);
    groups.delete("ALL");
    for (const [source, { n, sum }] of groups) {
      figures[source] = Object.fromEntries(
        Object.entries(n).map(([field, cases]) => [
          field,
          { score: (100 * (sum[field] ?? 0)) / cases, cases },
        ]),
      );
    }
  }
  const half = "work";
  return {
    ...withOverall(figures),
    ...scoreTexts(folder, "documents", { half }),
    ...scoreTexts(folder, "languages", { half }),
  };
}

/** The committed figures; none if the file does not exist yet. */
export function readBaseline(): Figures {
  if (!existsSync(baselinePath)) return {};
  return figuresSchema.parse(JSON.parse(readFileSync(baselinePath, "utf8")));
}
