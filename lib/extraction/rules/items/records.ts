import { findInWords } from "@/lib/extraction/rules/find/find-in-block";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import { cellsBetween } from "@/lib/extraction/rules/layout/dividers";
import { datesOf, weekdaysOf } from "@/lib/extraction/rules/scope/weekly";
import { isPlace, type ShapeContext } from "./cell";
import { partName } from "./choose-cells";
import { datesListed } from "./dates-listed";
import { type Facts, type NamePiece, onlyWords, type Part } from "./facts";
import { routeIn } from "./route-row";
import type { ReadShape } from "./shape-parts";
import { type FieldRole, roleOfLabel } from "./shape-words";

/** A label with its value, on one line or on two. */
interface Field {
  blocks: readonly Block[];
  label: Stretch;
  role: FieldRole | null;
  value: Stretch;
  hasTime: boolean;
}

const longestLabel = 40;
const longestList = 60;

const isTimed = (context: ShapeContext, value: Stretch): boolean =>
  context.find(value, true).reading.entries.length > 0;

function fieldOf(
  context: ShapeContext,
  blocks: readonly Block[],
  { label, value }: { label: Stretch; value: Stretch },
): Field {
  const role = roleOfLabel(context.shapes, context.text.slice(label.start, label.end));
  return { blocks, label, role, value, hasTime: isTimed(context, value) };
}

/** `With    Ms Adeyemi`: a known label that only blanks part from its value. */
function rowField(context: ShapeContext, block: Block): Field | null {
  const [label, second] = cellsBetween(context.text, block, []);
  if (label === undefined || second === undefined || label.start !== block.start) return null;
  const field = fieldOf(context, [block], { label, value: { start: second.start, end: block.end } });
  return field.role === null || field.role === "people" ? null : field;
}

/** `Date and time` above its value: a known label that has a line to itself. */
function twoLineField(context: ShapeContext, block: Block, next: Block | undefined): Field | null {
  const isShort = block.end - block.from <= longestLabel && /^\p{L}/u.test(context.text.slice(block.from));
  if (!isShort || next === undefined || next.kind === "field" || next.stanza > block.stanza + 1) return null;
  const label = { start: block.from, end: block.end };
  const role = roleOfLabel(context.shapes, context.text.slice(label.start, label.end));
  if (
    role === null ||
    role === "group" ||
    roleOfLabel(context.shapes, context.text.slice(next.from, next.end)) !== null
  )
    return null;
  return fieldOf(context, [block, next], { label, value: { start: next.from, end: next.end } });
}

function readField(context: ShapeContext, blocks: readonly Block[], at: number): Field | null {
  const block = blocks[at];
  if (block === undefined) return null;
  if (block.kind === "field" && block.label !== null)
    return fieldOf(context, [block], { label: block.label, value: { start: block.from, end: block.end } });
  if (block.kind === "row") return rowField(context, block);
  const below = blocks[at + 1];
  // `RETURN` above a line with both ends of a journey labels no value.
  const isLabel = (block.kind === "line" || block.kind === "heading") && !(below && routeIn(context, below));
  return isLabel ? twoLineField(context, block, below) : null;
}

const inlineLabel = /\s{2,}(?=\p{L}[\p{L} .'’/&()-]{0,24}\s?:\s)/gu;
const labelAhead = /^(.+?)\s*:\s*/u;

/** `DEP : 21:30    ARR : 05:30`: labels with their values beside each other; one field where the block has one label. */
function readFields(context: ShapeContext, blocks: readonly Block[], at: number): Field[] {
  const field = readField(context, blocks, at);
  const block = blocks[at];
  if (field === null || block === undefined) return [];
  const words = context.text.slice(block.start, block.end);
  const gaps = block.kind === "field" ? [...words.matchAll(inlineLabel)] : [];
  if (gaps.length === 0) return [field];
  const edges = gaps.map(({ 0: { length }, index }) => ({
    start: block.start + index,
    end: block.start + index + length,
  }));
  const beside = [{ start: block.start, end: block.start }, ...edges].flatMap(({ end: start }, order) => {
    const end = edges[order]?.start ?? block.end;
    const found = labelAhead.exec(context.text.slice(start, end));
    if (found?.[1] === undefined) return [];
    const label = { start, end: start + found[1].length };
    return [fieldOf(context, [], { label, value: { start: start + found[0].length, end } })];
  });
  // When to report is no event beside the hour at which it begins.
  const isTold = beside.some(({ role, hasTime }) => role === "start" && hasTime);
  const kept = beside.filter(({ role, hasTime }) => !isTold || !hasTime || role !== null);
  return kept.map((one, order) => (order === 0 ? { ...one, blocks: [block] } : one));
}

const isWhen = ({ role, hasTime }: Field): boolean =>
  hasTime && (role === "when" || role === "start" || role === "end");

/** The fields from a block on that belong together: a label that comes again, or a time under an unknown one, opens another. */
function runOf(context: ShapeContext, blocks: readonly Block[], at: number): Field[] {
  const fields: Field[] = [];
  const labels = new Set<string>();
  for (let next = at; next < blocks.length; ) {
    const beside = readFields(context, blocks, next);
    const [field] = beside;
    const block = blocks[next];
    if (field === undefined || block === undefined) break;
    const names = beside.map(({ label }) => context.text.slice(label.start, label.end).toLowerCase());
    const isFar =
      fields.length > 0 && block.opensStanza && (field.blocks.length === 1 || field.role === null);
    const isOther = beside.some(({ hasTime, role }) => hasTime && role === null);
    if (isFar || isOther || names.some((name) => labels.has(name))) break;
    for (const name of names) labels.add(name);
    fields.push(...beside);
    next += field.blocks.length;
  }
  return fields;
}

const fieldWith = (fields: readonly Field[], role: FieldRole): Field | undefined =>
  fields.find((field) => field.role === role);

function nameOf({ text }: ShapeContext, fields: readonly Field[]): NamePiece[] | null {
  const titled = fieldWith(fields, "title");
  if (titled && !titled.hasTime) return [titled.value];
  const vehicle = fieldWith(fields, "vehicle");
  if (vehicle) return [vehicle.label, " ", vehicle.value];
  const kind = fieldWith(fields, "kind");
  return kind === undefined
    ? null
    : [kind.value, ` ${text.slice(kind.label.start, kind.label.end).toLowerCase()}`];
}

/** `Pick-up: 19/12/2026 10:00 Faro`: what its first label calls it, where nothing else names it. */
const labelOf = (begins: readonly Field[]): Stretch | null =>
  begins.find(({ role }) => role !== "when")?.label ?? null;

function factsOf(context: ShapeContext, fields: readonly Field[], { begins, isStay }: Edges): Facts {
  const leftFrom = fields.find(({ role, hasTime }) => role === "start" && !hasTime);
  const place = (fieldWith(fields, "place") ?? leftFrom)?.value ?? null;
  const name = nameOf(context, fields);
  const people = fields.filter(({ role }) => role === "people").map(({ value }) => value);
  const [when] = fields.filter(isWhen);
  const behind = place === null && when !== undefined ? placeBehind(context, when.value) : null;
  const [first] = name ?? [];
  if (first !== undefined && typeof first !== "string" && place === null && behind === null) {
    const parted = partName(context, first);
    return { name: [parted.name, ...(name ?? []).slice(1)], place: parted.place, people, isHeaded: true };
  }
  return { name, place: place ?? behind, people, isHeaded: true, label: labelOf(begins), isStay };
}

/** `Drop-off: Sat 8 May, 4.15, Bay 3`: a place behind the time of a field. */
function placeBehind(context: ShapeContext, value: Stretch): Stretch | null {
  const { reading, at } = context.find(value, true);
  const last = reading.spans.filter(({ value: { kind } }) => kind !== "noise").at(-1);
  if (last === undefined) return null;
  const from = at + last.end;
  const lead = context.shapes.valueLead.exec(context.text.slice(from, value.end))?.[0].length ?? 0;
  const rest = { start: from + lead, end: value.end };
  return lead > 0 && rest.end > rest.start && isPlace(context, rest) ? rest : null;
}

interface Edges {
  begins: Field[];
  ends: Field[];
  isStay: boolean;
}

/**
 * Which fields say when it begins and which when it ends. Nobody writes the end first: of `Arrival` and `Departure`,
 * `Pick-up` and `Drop-off`, each with its day, the one that stands first begins the stay.
 */
function edgesOf(context: ShapeContext, fields: readonly Field[]): Edges {
  const timed = fields.filter(isWhen);
  const [first, second, ...others] = timed.filter(({ role }) => role !== "when");
  const isDated = ({ value }: Field): boolean => context.find(value, true).hasDay;
  const isStay =
    first !== undefined && second !== undefined && others.length === 0 && isDated(first) && isDated(second);
  const isEnd = (field: Field): boolean =>
    isStay ? field === second : field.role === "end" && timed.some(({ role }) => role !== "end");
  return { begins: timed.filter((field) => !isEnd(field)), ends: timed.filter(isEnd), isStay };
}

function partOf(context: ShapeContext, fields: readonly Field[]): Part | null {
  const own = fields.flatMap(({ blocks }) => blocks);
  const [first] = own;
  const last = own.at(-1);
  if (first === undefined || last === undefined) return null;
  const edges = edgesOf(context, fields);
  const { begins, ends } = edges;
  const lengths = fields.filter(({ role, hasTime }) => role === "length" && !hasTime);
  if (begins.length === 0) return null;
  const block: Block = { ...first, kind: "record", from: first.start, end: last.end, cells: [], label: null };
  const when = [...begins, ...lengths.filter((field) => saysLength(context, field))].map(
    ({ value }) => value,
  );
  const said = findInWords({ ...context.request, text: onlyWords(context.text, block, when) }, block.start);
  if (said.reading.entries.length === 0) return null;
  const facts = factsOf(context, fields, edges);
  const weeks = weeksOf(context, begins);
  if (weeks === null) return { block, when, ends: ends.map(({ value }) => value), facts };
  return {
    block,
    when: when.filter((value) => value !== weeks.days && value !== weeks.dates),
    ends: [],
    facts,
    weeks,
  };
}

/** `Dates: 14 Sept – 30 Nov` beside `Day: Mon`, with hours of their own: the fields of a record that make it a series. */
function weeksOf({ find }: ShapeContext, begins: readonly Field[]): { days: Stretch; dates: Stretch } | null {
  const said = begins.map(({ value }) => ({ value, told: find(value, true) }));
  const whole = said.filter(({ told }) => told.hasDay && !told.hasClock);
  const days = whole.find(({ told }) => weekdaysOf(told).length > 0)?.value;
  const dates = whole.find(({ told }) => weekdaysOf(told).length === 0 && datesOf(told)?.until)?.value;
  const isTimed = said.some(({ told }) => told.hasClock && !told.hasDay);
  return days !== undefined && dates !== undefined && isTimed ? { days, dates } : null;
}

function saysLength(context: ShapeContext, { value }: Field): boolean {
  const { reading } = context.find(value);
  const [span] = reading.spans;
  return span?.value.kind === "length" && span.start === 0;
}

/** Labels with their values, one below the other, that tell of one event. */
export const recordShape: ReadShape = (context, blocks, at) => {
  const fields = runOf(context, blocks, at);
  const known = fields.filter(({ role }) => role !== null).length;
  if (fields.length < 2 || known < 2 || !fields.some(isWhen)) {
    const [only] = fields;
    if (fields.length !== 1 || only === undefined || only.blocks.length < 2 || !isWhen(only)) return null;
  }
  const part = partOf(context, fields);
  const count = fields.reduce((sum, field) => sum + field.blocks.length, 0);
  if (part === null) return null;
  const listed = datesListed(context, part, blocks.slice(at + count, at + count + longestList));
  return { parts: [listed?.part ?? part], count: count + (listed?.count ?? 0) };
};
