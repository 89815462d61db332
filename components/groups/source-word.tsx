import { fieldElementId } from "@/components/events/field-element-id";
import { classNames } from "@/components/ui/class-names";
import type { SourceSegment } from "@/lib/events/source-segments";
import type { EvidenceField } from "@/lib/wire/event-fields";
import type { Pointing } from "./pointing";

interface SourceWordProps {
  segment: SourceSegment;
  pointing: Pointing | null;
  isTabStop: boolean;
  onPoint: (next: { pointing: Pointing; isByFocus: boolean }) => void;
  onGoTo: (eventId: string, field: EvidenceField) => void;
}

/** A stretch of the text. If a field came from it, it is a link to that field, since a link wraps as text does and a button does not. */
export function SourceWord({ segment, pointing, isTabStop, onPoint, onGoTo }: SourceWordProps) {
  const { text, marks } = segment;
  const [first] = marks;
  if (first === undefined) return <span>{text}</span>;
  const { eventId, field } = first;
  const isOfEvent = marks.some((mark) => mark.eventId === pointing?.eventId);
  const isLit = marks.some(
    (mark) => mark.eventId === pointing?.eventId && pointing.fields.includes(mark.field),
  );
  const fields = marks.filter((mark) => mark.eventId === eventId).map((mark) => mark.field);
  const point = (isByFocus: boolean) =>
    onPoint({ pointing: { eventId, fields, isFromText: true }, isByFocus });
  return (
    <mark
      data-lit-word={isLit ? "" : undefined}
      className={classNames(
        "rounded-[0.25rem] box-decoration-clone -mx-0.5 px-0.5 py-0.5 text-ink transition-colors",
        isLit
          ? "bg-mark-strong forced-colors:bg-[Highlight]"
          : isOfEvent
            ? "bg-mark forced-colors:bg-[Mark]"
            : "bg-transparent decoration-accent-line underline underline-offset-4",
      )}
    >
      <a
        href={`#${fieldElementId(eventId, field)}`}
        data-word=""
        tabIndex={isTabStop ? 0 : -1}
        onPointerEnter={() => point(false)}
        onFocus={() => point(true)}
        onClick={(click) => {
          click.preventDefault();
          onGoTo(eventId, field);
        }}
        // In forced colours a link has the colour of a mark.
        className={classNames(
          "rounded-[0.25rem]",
          isLit ? "forced-colors:text-[HighlightText]" : isOfEvent && "forced-colors:text-[MarkText]",
        )}
      >
        {text}
      </a>
    </mark>
  );
}
