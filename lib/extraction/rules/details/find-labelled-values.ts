import type { LabelWords } from "@/lib/extraction/rules/pack/detail-tables";
import { phraseLength } from "./phrases";
import { lowerAt, mayStart, type Range, type Reading } from "./reading";
import { starts } from "./word-starts";
export type LabelKind = "place" | "title" | "people" | "note" | "time";

/** `Where: Café Luz`. `label` is the label with its colon, `value` what it labels. */
export interface LabelledValue {
  kind: LabelKind;
  label: Range;
  value: Range;
}

const tables = [
  ["place", "placeLabels"],
  ["title", "titleLabels"],
  ["people", "peopleLabels"],
  ["note", "noteLabels"],
  ["time", "timeLabels"],
] as const satisfies readonly (readonly [LabelKind, keyof LabelWords])[];

const colons = new Set([":", "："]);
const bullets = new Set(["-", "*", "•", "–", "·", ">", "#", "_", "|", "/", "\\"]);
const separators = new Set([",", ".", ";", "|", "·", "!", "?", "(", "-", "–", ":"]);

const dashes = new Set(["-", "–", "—", "|"]);
const variationSelector = "\ufe0f";

const mostBullets = 6;

interface LabelStart {
  kind: LabelKind;
  from: number;
  to: number;
  isLineStart: boolean;
}

/** Whether a label may start here: at a line's start (after a bullet), after a separator or after a time. */
function position(reading: Reading, at: number): "line" | "inline" | null {
  let before = at - 1;
  while (before > at - mostBullets && bullets.has(lowerAt(reading, before))) before -= 1;
  const token = reading.tokens[before];
  if (token === undefined || token.kind === "line") return "line";
  const previous = reading.tokens[at - 1];
  if (previous?.kind === "time" || separators.has(previous?.text ?? "")) return "inline";
  return null;
}

/** `📍 Luz Bar`, `🕗 8pm`: the picture is the label. */
function pictureAt(reading: Reading, at: number): LabelStart | null {
  const token = reading.tokens[at];
  const kind = token?.kind === "mark" ? reading.words.labels.pictureLabels.get(token.text) : undefined;
  if (kind === undefined) return null;
  const to = reading.tokens[at + 1]?.text === variationSelector ? at + 2 : at + 1;
  return { kind, from: at, to, isLineStart: false };
}

function labelAt(reading: Reading, at: number): LabelStart | null {
  const picture = pictureAt(reading, at);
  if (picture !== null) return picture;
  if (!mayStart(reading, at, starts.label)) return null;
  const place = position(reading, at);
  if (place === null) return null;
  for (const [kind, name] of tables) {
    const table = reading.words.labels[name];
    const length = phraseLength(reading, at, table);
    let to = at + length;
    while (lowerAt(reading, to) === "*" || lowerAt(reading, to) === "_") to += 1;
    if (length === 0 || !colons.has(lowerAt(reading, to))) continue;
    // `sync re: hiring` speaks of its subject, only a line `Re: …` is one.
    if (place !== "line" && lowerAt(reading, at) === reading.words.small.re) return null;
    return { kind, from: at, to: to + 1, isLineStart: place === "line" };
  }
  return null;
}

function findLabels(reading: Reading): LabelStart[] {
  const labels: LabelStart[] = [];
  if (
    !reading.tokens.some(
      ({ kind, text }) =>
        kind === "mark" && (colons.has(text) || reading.words.labels.pictureLabels.has(text)),
    )
  )
    return labels;
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const label = labelAt(reading, at);
    if (label !== null) labels.push(label);
  }
  return labels;
}

/** A dot that ends the sentence: white space follows, or nothing. */
function endsSentence(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token?.kind !== "mark" || !/^[.;!?|]$/u.test(token.text)) return false;
  const next = reading.tokens[at + 1];
  return next === undefined || next.start > token.end;
}

/** `📍 The Foundry 🎤 Open mic`: the next picture begins the next thing. */
function isPictureAt(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  return token?.kind === "mark" && /^\p{Extended_Pictographic}$/u.test(token.text);
}

/** Notes run over lines up to the next label or blank line; everything else ends with its line or sentence. */
function valueEnd(reading: Reading, label: LabelStart, limit: number): number {
  const isPicture = reading.words.labels.pictureLabels.has(reading.tokens[label.from]?.text ?? "");
  for (let at = label.to; at < limit; at += 1) {
    if (isPicture && (dashes.has(lowerAt(reading, at)) || isPictureAt(reading, at))) return at;
    const isLine = reading.tokens[at]?.kind === "line";
    if (isLine && (label.kind !== "note" || reading.tokens[at + 1]?.kind === "line")) return at;
    const isSentence = label.kind !== "note" && (!label.isLineStart || label.kind === "place");
    if (isSentence && endsSentence(reading, at) && !isAbbreviation(reading, at)) return at;
  }
  return limit;
}

function isAbbreviation(reading: Reading, dot: number): boolean {
  return (
    lowerAt(reading, dot) === "." && reading.words.grammar.labelAbbreviation.test(lowerAt(reading, dot - 1))
  );
}

function trim(reading: Reading, range: Range): Range {
  let { from, to } = range;
  const isEdge = (at: number) => {
    const token = reading.tokens[at];
    return token?.kind === "line" || (token?.kind === "mark" && /^[,;*_|–-]$/u.test(token.text));
  };
  while (from < to && isEdge(from)) from += 1;
  while (to > from && (isEdge(to - 1) || lowerAt(reading, to - 1) === ".")) to -= 1;
  return { from, to };
}

/** Finds the labelled values of a reading, in its order. */
export function findLabelledValues(reading: Reading): LabelledValue[] {
  const labels = findLabels(reading);
  return labels.map((label, index) => {
    const limit = labels[index + 1]?.from ?? reading.tokens.length;
    const value = trim(reading, { from: label.to, to: valueEnd(reading, label, limit) });
    return { kind: label.kind, label: { from: label.from, to: label.to }, value };
  });
}
