"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useEventFeedback } from "@/app/use-event-feedback";
import { type Check, CheckPanel } from "@/components/groups/check-panel";
import type { Pointing } from "@/components/groups/pointing";
import { showToast } from "@/components/ui/show-toast";
import { toAlternativePatch, toConfirmation } from "@/lib/events/alternative-patch";
import { toEventForm } from "@/lib/events/event-form";
import { changeEventMemory, readEventMemory } from "@/lib/events/event-memory";
import { filterEvents } from "@/lib/events/filter-events";
import { hoursOf } from "@/lib/events/form-changes";
import type { Alternative, CalendarEvent, EventPatchInput } from "@/lib/wire/event-schema";
import { DoubleParts } from "./double-parts";
import { focusCard, type GroupDeletion } from "./use-group-deletion";
import { useTimeText } from "./use-time-text";

interface CheckPartsProps {
  /** Those of the group. */
  events: readonly CalendarEvent[];
  /** What is searched for; empty for everything. */
  query: string;
  deletion: GroupDeletion;
  /** The events that have unsaved changes, which a switch would be in the way of. */
  unsavedIds: readonly string[];
  onSave: (event: CalendarEvent, patch: EventPatchInput) => Promise<CalendarEvent>;
  onPoint: (pointing: Pointing | null) => void;
}

const isDoubtful = ({ can_edit, alternatives, assumptions }: CalendarEvent): boolean =>
  can_edit && alternatives.length + assumptions.length > 0;

/** The patch that takes another reading; the hours of an event that becomes all-day are remembered for the way back. */
function patchOf(event: CalendarEvent, alternative: Alternative): EventPatchInput | null {
  const hours = hoursOf(toEventForm(event));
  if (alternative.value === true && hours !== null) changeEventMemory(event.id, { hours });
  return toAlternativePatch(event, alternative, readEventMemory(event.id).hours);
}

/** SPEC S29: the doubts about the events that a search shows, gathered above the list, and those that are there twice. */
export function CheckParts({ events, query, deletion, unsavedIds, onSave, onPoint }: CheckPartsProps) {
  const t = useTranslations("event");
  const tGroup = useTranslations("group");
  const { attempt } = useEventFeedback();
  const [savingId, setSavingId] = useState<string | null>(null);
  const save = async (event: CalendarEvent, patch: EventPatchInput | null): Promise<void> => {
    if (patch === null) return;
    setSavingId(event.id);
    const saved = await attempt(() => onSave(event, patch));
    setSavingId(null);
    if (saved !== null) showToast({ type: "success", message: tGroup("eventSaved") });
  };
  const timeOf = useTimeText();
  const checks = filterEvents(events, query)
    .filter(isDoubtful)
    .flatMap((event): Check[] => {
      const shared = {
        eventId: event.id,
        title: event.title,
        time: timeOf(event),
        isBusy: savingId !== null || unsavedIds.includes(event.id),
      };
      return [
        ...event.assumptions.map((assumption) => ({
          ...shared,
          id: `${event.id}-${assumption.field}-${assumption.code}`,
          field: assumption.field,
          reason: t("otherWords", { field: assumption.field }),
          action: t("confirm"),
          onPress: () => {
            // The line goes with its button, so the focus goes to the event that it was about.
            focusCard(event.id);
            void save(event, toConfirmation(event, assumption));
          },
        })),
        // A taken reading gives its place to the one before, so its place is what stays.
        ...event.alternatives.map((alternative, place) => ({
          ...shared,
          id: `${event.id}-${alternative.field}-${place}`,
          field: alternative.field,
          reason: alternative.reason,
          action: alternative.field === "recurrence" ? null : alternative.label,
          onPress: () => void save(event, patchOf(event, alternative)),
        })),
      ];
    });
  return (
    <>
      {checks.length > 0 && (
        <CheckPanel
          checks={checks}
          onPoint={(pointing) => onPoint(pointing && { ...pointing, isFromText: false })}
        />
      )}
      <DoubleParts {...{ events, query, deletion, unsavedIds, timeOf }} />
    </>
  );
}
