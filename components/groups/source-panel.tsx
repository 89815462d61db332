"use client";

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { classNames } from "@/components/ui/class-names";
import type { EvidenceField } from "@/lib/events/evidence-fields";
import type { SourceSegment } from "@/lib/events/source-segments";

/** What is pointed at: fields of one event, on its card or by their words in the text. */
export interface Pointing {
  eventId: string;
  fields: readonly EvidenceField[];
  isFromText: boolean;
}

interface SourcePanelProps {
  segments: readonly SourceSegment[];
  pointing: Pointing | null;
  onPoint: (pointing: Pointing | null) => void;
}

/** SPEC B1: the visitor's text, in which the words behind a field light up, and the other way round. */
export function SourcePanel({ segments, pointing, onPoint }: SourcePanelProps) {
  const t = useTranslations("group");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section
      aria-labelledby="source-heading"
      className="rounded-2xl border border-line bg-surface p-4 shadow-lift lg:sticky lg:top-20 lg:p-5"
    >
      <h2 id="source-heading" className="hidden text-xs font-medium text-ink-faint lg:block">
        {t("source")}
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-6 w-full items-center justify-between rounded text-left text-sm font-medium text-ink-soft lg:hidden"
      >
        {isOpen ? t("sourceHide") : t("sourceToggle")}
        <ChevronDown
          aria-hidden="true"
          className={classNames("size-4 transition-transform", isOpen && "rotate-180")}
        />
      </button>
      <div className={classNames("lg:block", isOpen ? "block pt-3" : "hidden")}>
        <p
          onPointerLeave={() => onPoint(null)}
          className="max-h-[60dvh] overflow-y-auto leading-[1.75] wrap-anywhere whitespace-pre-wrap text-ink-soft lg:pt-2"
        >
          {segments.map((segment) => (
            <Segment key={segment.start} segment={segment} pointing={pointing} onPoint={onPoint} />
          ))}
        </p>
        <p className="pt-3 text-xs text-ink-faint">{t("sourceHint")}</p>
      </div>
    </section>
  );
}

interface SegmentProps {
  segment: SourceSegment;
  pointing: Pointing | null;
  onPoint: (pointing: Pointing | null) => void;
}

function Segment({ segment: { text, marks }, pointing, onPoint }: SegmentProps) {
  const [first] = marks;
  if (first === undefined) return <span>{text}</span>;
  const isOfEvent = marks.some(({ eventId }) => eventId === pointing?.eventId);
  const isLit = marks.some(
    ({ eventId, field }) => eventId === pointing?.eventId && pointing.fields.includes(field),
  );
  return (
    <mark
      onPointerEnter={() =>
        onPoint({
          eventId: first.eventId,
          fields: marks.filter(({ eventId }) => eventId === first.eventId).map(({ field }) => field),
          isFromText: true,
        })
      }
      className={classNames(
        "rounded-[0.25rem] box-decoration-clone -mx-0.5 px-0.5 py-0.5 text-ink transition-colors",
        isLit
          ? "bg-mark-strong"
          : isOfEvent
            ? "bg-mark"
            : "bg-transparent decoration-accent-line underline underline-offset-4",
      )}
    >
      {text}
    </mark>
  );
}
