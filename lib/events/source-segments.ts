import type { EvidenceField } from "@/lib/wire/event-fields";
import type { CalendarEvent } from "@/lib/wire/event-schema";

/** A stretch of the source text, and the fields that were read from it. */
export interface SourceSegment {
  start: number;
  text: string;
  marks: { eventId: string; field: EvidenceField }[];
}

/** SPEC B1: the text cut wherever the words of a field begin or end. Joined, the segments are the text. */
export function toSourceSegments(text: string, events: readonly CalendarEvent[]): SourceSegment[] {
  const spans = events.flatMap((event) =>
    event.evidence.map(({ field, start, end }) => ({ eventId: event.id, field, start, end })),
  );
  const edges = new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])]);
  const cuts = [...edges]
    .filter((edge) => edge >= 0 && edge <= text.length)
    .sort((one, other) => one - other);
  return cuts.slice(0, -1).map((start, position) => {
    const end = cuts[position + 1] ?? text.length;
    const marks = spans.filter((span) => span.start <= start && span.end >= end);
    return {
      start,
      text: text.slice(start, end),
      marks: marks.map(({ eventId, field }) => ({ eventId, field })),
    };
  });
}
