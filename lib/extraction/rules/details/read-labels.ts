import { findLabelledValues } from "./find-labelled-values";
import { type PlaceParts, splitPlace } from "./place-parts";
import { isAffiliation, readNameList } from "./read-name-list";
import { claim, lowerAt, type Range, type Reading } from "./reading";

/** What the labelled lines of a text give, and the reading with them claimed. */
export interface Labels {
  reading: Reading;
  title: Range | null;
  places: PlaceParts[];
  names: Range[];
  notes: Range[];
}

/** Cuts time tokens off both ends of a range. */
export function withoutTimes(reading: Reading, range: Range): Range {
  const isEdge = (at: number) =>
    reading.roles[at] === "time" ||
    /^[,;.–|-]$/u.test(reading.tokens[at]?.text ?? "") ||
    reading.tokens[at]?.kind === "line";
  let { from, to } = range;
  while (from < to && isEdge(from)) from += 1;
  while (to > from && isEdge(to - 1)) to -= 1;
  return { from, to };
}

/** A subject line without `Re:` before it and without its last sign. */
export function trimSubject(reading: Reading, range: Range): Range {
  let { from, to } = range;
  while (
    to - from > 2 &&
    reading.words.labels.replyMarks.has(lowerAt(reading, from)) &&
    lowerAt(reading, from + 1) === ":"
  )
    from += 2;
  while (to - from > 1 && /^[.,;:?!]$/u.test(lowerAt(reading, to - 1))) to -= 1;
  return { from, to };
}

function hasWord(reading: Reading, range: Range): boolean {
  return reading.tokens
    .slice(range.from, range.to)
    .some((token) => ["word", "email", "link"].includes(token.kind));
}

/** The part of a range before a time inside it. */
function beforeTime(reading: Reading, range: Range): Range {
  const edge = withoutTimes(reading, range);
  for (let at = edge.from; at < edge.to; at += 1) {
    if (reading.roles[at] === "time" || reading.tokens[at]?.kind === "link")
      return withoutTimes(reading, { from: edge.from, to: at });
  }
  return edge;
}

/** `Where: on Main Street`. */
const withoutLead = (reading: Reading, range: Range): Range =>
  range.to - range.from > 1 && reading.words.grammar.labelPlaceLeads.has(lowerAt(reading, range.from))
    ? { from: range.from + 1, to: range.to }
    : range;

function namesIn(reading: Reading, value: Range): Range[] {
  const names: Range[] = [];
  for (let at = value.from; at < value.to; at += 1) {
    const list = readNameList(reading, at);
    const inside = list.names.filter((name) => name.to <= value.to && !isAffiliation(reading, name));
    names.push(...inside);
    if (inside.length > 0) at = list.to - 1;
  }
  return names;
}

/** `Note:` says nothing, but `Dress code:` belongs to what follows. */
function isPlainNote(reading: Reading, label: Range): boolean {
  return label.to - label.from <= 2 && reading.words.labels.plainNotes.has(lowerAt(reading, label.from));
}

/** Reads the labelled lines (`Where: …`, `Attendees: …`, `Notes: …`). The first title and the first place count. */
export function readLabels(start: Reading): Labels {
  const labels: Labels = { reading: start, title: null, places: [], names: [], notes: [] };
  for (const { kind, label, value } of findLabelledValues(start)) {
    const isFilled = hasWord(start, value);
    labels.reading = claim(labels.reading, [label], "label");
    if (kind === "title" && isFilled && labels.title === null) labels.title = withoutTimes(start, value);
    if (kind === "people") {
      labels.names.push(...namesIn(labels.reading, value));
      labels.reading = claim(labels.reading, [value], "label");
    }
    if (kind === "note" && isFilled) {
      labels.notes.push(isPlainNote(start, label) ? value : { from: label.from, to: value.to });
      labels.reading = claim(labels.reading, [value], "note");
    }
    const place = withoutLead(start, beforeTime(start, value));
    if (kind === "place" && hasWord(start, place)) {
      labels.places.push(splitPlace(start, place, false));
      labels.reading = claim(labels.reading, [place], "place");
    }
  }
  return labels;
}
