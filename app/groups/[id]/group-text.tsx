"use client";

import { useMemo } from "react";
import type { Pointing } from "@/components/groups/pointing";
import { SourcePanel } from "@/components/groups/source-panel";
import { latePart } from "@/components/ui/late-part";
import { toSourceSegments } from "@/lib/events/source-segments";
import type { EvidenceField } from "@/lib/wire/event-fields";
import type { CalendarEvent } from "@/lib/wire/event-schema";

const LateSourceLine = latePart(async () => (await import("@/components/groups/source-line")).SourceLine);

interface GroupTextProps {
  text: string;
  events: readonly CalendarEvent[];
  pointing: Pointing | null;
  onPoint: (pointing: Pointing | null) => void;
  onGoTo: (eventId: string, field: EvidenceField) => void;
}

/** SPEC B1: the text of a group, beside its events or docked below them, and the line behind the focused field. */
export function GroupText({ text, events, pointing, onPoint, onGoTo }: GroupTextProps) {
  const segments = useMemo(() => toSourceSegments(text, events), [text, events]);
  return (
    <>
      <div className="max-lg:sticky max-lg:bottom-[max(0.75rem,var(--banner-height,0px))] max-lg:z-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-full lg:pt-13">
        <SourcePanel segments={segments} pointing={pointing} onPoint={onPoint} onGoTo={onGoTo} />
      </div>
      {pointing !== null && <LateSourceLine text={text} events={events} />}
    </>
  );
}
