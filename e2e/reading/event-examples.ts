import { readFileSync } from "node:fs";
import { z } from "zod";
import { writtenTexts } from "@/e2e/texts/written/all-written";
import { judgedFrom } from "@/lib/extraction/rules/judge/judge-events";
import { documentWords } from "@/lib/extraction/rules/languages/en/document-words";
import { english } from "@/lib/extraction/rules/languages/en/pack";
import { traceDocument } from "@/lib/extraction/rules/read-document";
import { blanksOfDocument, isDocument } from "@/lib/extraction/rules/read-in-language";
import { tighten } from "@/lib/extraction/rules/tight-text";
import type { EventDraft } from "@/lib/extraction/schema";
import type { Example } from "./learn-weights";
import { type EvaluationCase, parseCaseLine } from "./predict-case";

const answerSchema = z.object({
  title: z.string(),
  start: z.string(),
  altTitle: z.array(z.string()).default([]),
  altStart: z.array(z.string()).default([]),
  zoneAlt: z.array(z.string()).default([]),
  optional: z.boolean().default(false),
});
type Answer = z.infer<typeof answerSchema>;

/** A text with its findings, each marked as an event or not; optional ones teach nothing. */
export interface TaughtText {
  id: string;
  examples: (Example & { isOptional: boolean })[];
  /** How many events of the answer were not found. */
  missedCount: number;
}

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ");

/** The similarity of two names by the words that they share: 0 to 1. */
function likeness(left: string, right: string): number {
  const [some, others] = [wordsOf(left), wordsOf(right)];
  const shared = some.filter((word) => others.includes(word)).length;
  return (2 * shared) / (some.length + others.length);
}

const leastFit = 0.5;

/** How well a draft matches an answer: its start counts as much as two names. */
function fitOf({ title, start }: EventDraft, answer: Answer): number {
  const isThen = [answer.start, ...answer.altStart, ...answer.zoneAlt].includes(start);
  const names = [answer.title, ...answer.altTitle].map((name) => likeness(name, title));
  return (isThen ? 2 : 0) + Math.max(...names);
}

/** The findings in a text beside its answer; null for a text in which nothing is judged. */
function taughtText(
  { id, text: whole, reference, timezone }: EvaluationCase,
  answers: readonly Answer[],
): TaughtText | null {
  if (!isDocument(whole)) return null;
  const { text } = tighten(whole, blanksOfDocument);
  const request = { text, nowMs: Date.parse(reference), timeZone: timezone, language: "en", pack: english };
  const { judged, blocks } = traceDocument(request, documentWords);
  if (blocks.length < judgedFrom) return null;
  const free = new Set(judged);
  const answered = new Map<(typeof judged)[number], Answer>();
  for (const answer of answers.toSorted((left, right) => Number(left.optional) - Number(right.optional))) {
    const [best] = [...free].sort((left, right) => fitOf(right.draft, answer) - fitOf(left.draft, answer));
    if (best === undefined || fitOf(best.draft, answer) < leastFit) continue;
    free.delete(best);
    answered.set(best, answer);
  }
  return {
    id,
    missedCount:
      answers.filter(({ optional }) => !optional).length -
      [...answered.values()].filter(({ optional }) => !optional).length,
    examples: judged.map((one) => ({
      features: one.features,
      isTrue: answered.has(one),
      isOptional: answered.get(one)?.optional === true,
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
function answerOf(event: string): Answer {
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
