import { readFileSync } from "node:fs";
import { z } from "zod";
import { writtenTexts } from "@/e2e/texts/written/all-written";
import { packOf, usual } from "@/lib/extraction/rules/languages/known-languages";
import { type DocumentTrace, traceDocument } from "@/lib/extraction/rules/read-document";
import { blanksOfDocument, isDocument } from "@/lib/extraction/rules/read-in-language";
import { tighten } from "@/lib/extraction/rules/tight-text";
import { type Answer, answerSchema, matchAnswers } from "./answer";
import type { Example } from "./learn-weights";
import { type EvaluationCase, parseCaseLine } from "./predict-case";

/** A text with its findings, each marked as an event or not; optional ones teach nothing. */
export interface TaughtText {
  id: string;
  examples: (Example & { isOptional: boolean })[];
  /** How many events of the answer were not found. */
  missedCount: number;
}

/** What becomes of a text on its way, read in its language; null for a text that is read line by line. */
export function traceTaught({
  text: whole,
  reference,
  timezone,
  language = "en",
}: EvaluationCase): DocumentTrace | null {
  const pack = packOf(language) ?? usual;
  const document = pack.whole?.document;
  if (!document || !isDocument(whole)) return null;
  const { text } = tighten(whole, blanksOfDocument);
  const request = { text, nowMs: Date.parse(reference), timeZone: timezone, language, pack };
  return traceDocument(request, document);
}

/** The findings in a text beside its answer; null for a text in which nothing is judged. */
function taughtText(one: EvaluationCase, answers: readonly Answer[]): TaughtText | null {
  const trace = traceTaught(one);
  if (trace === null || trace.isNote) return null;
  const { judged } = trace;
  const matched = matchAnswers(judged, answers, ({ draft }) => draft);
  const answered = new Map([...matched].map(([answer, one]) => [one, answer]));
  return {
    id: one.id,
    missedCount:
      answers.filter(({ optional }) => !optional).length -
      [...answered.values()].filter(({ optional }) => !optional).length,
    examples: judged.map((found) => ({
      features: found.features,
      isTrue: answered.has(found),
      isOptional: answered.get(found)?.optional === true,
    })),
  };
}

function taughtLine(line: string, lineNumber: number): TaughtText | null {
  const { events } = z.object({ events: z.array(answerSchema) }).parse(JSON.parse(line));
  return taughtText(parseCaseLine(line, lineNumber), events);
}

/** The texts of a file of cases. */
export const taughtTexts = (file: string): TaughtText[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, at) => (line.trim() === "" ? [] : (taughtLine(line, at + 1) ?? [])));

/** `11-21T19:00/11-21T21:00 FREQ=WEEKLY | Sushi; Dinner | Sugarfish` as an answer. */
export function answerOf(event: string): Answer {
  const [when = "", titles = ""] = event.split("|").map((part) => part.trim());
  const start = when.split(/[ /]/)[0] ?? "";
  const [title = "", ...altTitle] = titles.split(";").map((one) => one.trim());
  return answerSchema.parse({ title, altTitle, start: /^\d{4}/.test(start) ? start : `2026-${start}` });
}

/** The written texts, as read on 20 November 2026. */
export const taughtWritten = (): TaughtText[] =>
  writtenTexts.flatMap(({ text, events, zone }, at) => {
    const reference = zone === undefined ? "2026-11-20T12:00:00-05:00" : "2026-11-20T12:00:00Z";
    const one = { id: `written-${at}`, text, reference, timezone: zone ?? "America/New_York" };
    return taughtText(one, events.map(answerOf)) ?? [];
  });
