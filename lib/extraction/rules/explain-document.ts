import type { DocumentWords } from "@/lib/extraction/rules/pack/document-words";
import type { ToldRequest } from "@/lib/extraction/rules/pack/language-pack";
import { sumOf, type Weights } from "./choose/scorer";
import type { SilentStretch } from "./choose/silent-times";
import type { SilentWords } from "./choose/silent-words";
import type { NameCandidate } from "./describe/name-features";
import { aligned, explainDraft, place, signed } from "./explain-draft";
import { explainReading } from "./explain-reading";
import type { Item } from "./items/item";
import type { JudgedDraft } from "./judge/judge-note";
import type { Block, Stretch } from "./layout/block";
import { type DocumentTrace, traceDocument } from "./read-document";

const shownNames = 3;
const shownFeatures = 8;
const longestQuote = 72;

function quoteOf(text: string, { start, end }: Stretch): string {
  const words = text.slice(start, end);
  return JSON.stringify(words.length > longestQuote ? `${words.slice(0, longestQuote)}…` : words);
}

/** The features that have a weight, each with it. */
function weighed(features: readonly string[], weights: Weights): string {
  const told = features.filter((feature) => (weights[feature] ?? 0) !== 0);
  return told.map((feature) => `${feature} ${signed(weights[feature] ?? 0)}`).join(", ");
}

/** The blocks as a tree: its mails, their stanzas, and what stands in each. */
function explainBlocks({ layout }: DocumentTrace, text: string): string[] {
  const rows = layout.blocks.map((block: Block) => [
    place(block),
    `mail ${block.mail}`,
    `stanza ${block.stanza}`,
    block.kind,
    block.label === null ? "" : `label ${quoteOf(text, block.label)}`,
    `${" ".repeat(block.indent)}${quoteOf(text, block)}`,
  ]);
  return ["blocks: what the text is made of", ...aligned(rows)];
}

/** The times that make no event, each with its reason and the features that were weighed. */
export function explainSilence(
  silent: readonly SilentStretch[],
  text: string,
  { options }: SilentWords,
): string[] {
  if (silent.length === 0) return [];
  const rows = silent.map((one: SilentStretch) => {
    const weights = options.find(({ choice }) => choice === one.reason)?.weights ?? {};
    const { features } = one.decision;
    return [
      place(one),
      quoteOf(text, one),
      one.reason,
      signed(sumOf(features, weights)),
      weighed(features, weights),
    ];
  });
  return ["silent: times that make no event, why, and what was weighed", ...aligned(rows)];
}

function scopeOf({ scope, weekly, headings }: Item, text: string): string {
  const said = [
    scope.year === null ? "" : `year ${scope.year}`,
    scope.month === null ? "" : `month ${scope.month.month}`,
    scope.week === null ? "" : "week",
    scope.day === null ? "" : `day of ${quoteOf(text, scope.day.block)}`,
    weekly === null ? "" : `weekly on ${weekly.byDay.join(",") || "its own days"}`,
    headings[0] === undefined ? "" : `under ${quoteOf(text, headings[0])}`,
  ];
  return said.filter((one) => one !== "").join("; ") || "its own words alone";
}

function explainItem(item: Item, text: string): string[] {
  return [
    `item ${place(item.block)} ${item.block.kind} ${quoteOf(text, item.block)}; what it says, from ${item.said.at} on:`,
    `  scope: ${scopeOf(item, text)}`,
    ...explainReading(item.said.reading).map((line) => `  ${line}`),
  ];
}

function explainNames({ names }: DocumentTrace, words: DocumentWords): string[] {
  return names.flatMap(({ item, candidates }) => [
    `names of item ${place(item.block)}`,
    ...aligned(
      candidates.slice(0, shownNames).map(({ title, score, features }: NameCandidate) => [
        JSON.stringify(title),
        signed(Math.round(score * 10) / 10),
        weighed(
          Object.keys(features).filter((feature) => features[feature]),
          words.names.weights,
        ),
      ]),
    ),
  ]);
}

/** What was found, whether it is an event, and what was weighed most for that. */
export function explainJudged(judged: readonly JudgedDraft[], weights: Weights = {}): string[] {
  if (judged.every(({ features }) => features.length === 0)) return [];
  const weightOf = (feature: string): number => Math.abs(weights[feature] ?? 0);
  const rows = judged.map(({ draft, features, sum, bar, isEvent }) => [
    JSON.stringify(draft.title),
    isEvent ? "event" : "left out",
    signed(Math.round(sum * 10) / 10),
    `of ${signed(Math.round(bar * 10) / 10)}`,
    weighed(
      features.toSorted((left, right) => weightOf(right) - weightOf(left)).slice(0, shownFeatures),
      weights,
    ),
  ]);
  return [
    "events: what was found, what it weighs of what an event must weigh, and what weighs most",
    ...aligned(rows),
  ];
}

/**
 * How a text of several lines is read, as aligned plain text: its blocks; what is silent, with the features that were weighed;
 * each item with what is said for it elsewhere and how its own words were read; the best candidates of each name; what
 * was found and whether it is an event; the drafts. Offsets are UTF-16, the end exclusive.
 */
export function explainDocument(request: ToldRequest, words: DocumentWords): string {
  const { text } = request;
  const trace = traceDocument(request, words);
  return [
    ...explainBlocks(trace, text),
    ...explainSilence(trace.silent, text, words.silent),
    ...trace.items.flatMap((item) => explainItem(item, text)),
    ...explainNames(trace, words),
    ...explainJudged(trace.judged, trace.isNote ? words.notes?.weights : words.events.weights),
    ...(trace.drafts.length === 0
      ? ["no draft"]
      : trace.drafts.flatMap((draft, at) => explainDraft(draft, at + 1))),
  ].join("\n");
}
