import type { EventDraft } from "@/lib/extraction/schema";
import type { TextPart } from "@/lib/text/split-text";
import type { EvidenceField } from "@/lib/wire/event-fields";
import type { FoundPart } from "./long-text";

/** What some words of a text say. */
type MarkKind = "when" | "where" | "who";

/** Words of a text that are understood; `start` and `end` are UTF-16 offsets. */
export interface TextMark extends TextPart {
  kind: MarkKind | "left";
}

/** A text as it was read last. */
export interface ReadText {
  text: string;
  drafts: readonly EventDraft[];
  /** What was found of each part of a long text; empty for any other. */
  parts: readonly FoundPart[];
  /** The lines of a long text that matter, as many as may be sent; null for any other, and where there are none. */
  kept: string | null;
}

/** A stretch of a text that is drawn in one way; `null` for plain words. */
export interface TextSegment {
  /** Its place among those of its kind, which stays when the words before it grow. */
  place: number;
  text: string;
  kind: TextMark["kind"] | "beyond" | null;
}

const kindOf: Readonly<Partial<Record<EvidenceField, MarkKind>>> = {
  start_datetime: "when",
  end_datetime: "when",
  all_day: "when",
  timezone: "when",
  recurrence: "when",
  location: "where",
  venue: "where",
  link: "where",
  attendees: "who",
};

/** Words that say several things are marked as the last of these. */
const byWeight: readonly MarkKind[] = ["who", "where", "when"];

/** The words that say when, where and who (SPEC S18), in the order of the text and without overlaps. */
export function marksOf(drafts: readonly EventDraft[]): TextMark[] {
  const kinds: (TextMark["kind"] | undefined)[] = [];
  const words = drafts.flatMap(({ evidence }) => evidence);
  for (const kind of byWeight) {
    for (const { field, start, end } of words)
      if (kindOf[field] === kind) fillKinds(kinds, { start, end, kind });
  }
  const marks: TextMark[] = [];
  kinds.forEach((kind, at) => {
    const last = marks.at(-1);
    if (kind === undefined) return;
    if (last?.kind === kind && last.end === at) last.end = at + 1;
    else marks.push({ start: at, end: at + 1, kind });
  });
  return marks;
}

function fillKinds(kinds: (TextMark["kind"] | undefined)[], { start, end, kind }: TextMark): void {
  for (let at = start; at < end; at += 1) kinds[at] = kind;
}

function commonStart(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && before[length] === after[length]) length += 1;
  return length;
}

function commonEnd(before: string, after: string, most: number): number {
  let length = 0;
  while (length < most && before.at(-1 - length) === after.at(-1 - length)) length += 1;
  return length;
}

/**
 * The marks of a text after it was edited, until it is read again: those before the edit stay, those behind it move along, one
 * around it grows or shrinks with it.
 */
export function carryMarks(marks: readonly TextMark[], before: string, after: string): TextMark[] {
  if (before === after) return [...marks];
  const from = commonStart(before, after);
  const kept = commonEnd(before, after, Math.min(before.length, after.length) - from);
  const to = before.length - kept;
  const moved = after.length - before.length;
  return marks
    .map(({ start, end, kind }) => ({
      start: start < to ? Math.min(start, from) : start + moved,
      end: end <= from ? end : end < to ? from : end + moved,
      kind,
    }))
    .filter(({ start, end }) => end > start);
}

/** The marks of a text of which some parts are left out: these are marked as such, and nothing in them is. */
export function markLeft(marks: readonly TextMark[], left: readonly TextPart[]): TextMark[] {
  const kept = marks.filter((mark) => !left.some(({ start, end }) => mark.start < end && start < mark.end));
  const marked = left.map(({ start, end }): TextMark => ({ start, end, kind: "left" }));
  return [...kept, ...marked].sort((one, other) => one.start - other.start);
}

/** A text cut where its marks begin and end, and where it exceeds `lengthMax`; all of it, in its order. */
export function segmentsOf(text: string, marks: readonly TextMark[], lengthMax: number): TextSegment[] {
  const segments: TextSegment[] = [];
  const counts = new Map<TextSegment["kind"], number>();
  const add = (start: number, end: number, kind: TextSegment["kind"]) => {
    if (end <= start) return;
    const place = counts.get(kind) ?? 0;
    counts.set(kind, place + 1);
    segments.push({ place, text: text.slice(start, end), kind });
  };
  const fitting = Math.min(text.length, lengthMax);
  let at = 0;
  for (const { start, end, kind } of marks) {
    add(at, Math.min(start, fitting), null);
    add(Math.min(start, fitting), Math.min(end, fitting), kind);
    at = Math.min(end, fitting);
  }
  add(at, fitting, null);
  add(fitting, text.length, "beyond");
  return segments;
}
