"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useEventFeedback } from "@/app/use-event-feedback";
import type { Pointing } from "@/components/groups/pointing";
import { firstPart, latePart } from "@/components/ui/late-part";
import { showToast } from "@/components/ui/show-toast";
import { lateCode } from "@/lib/api/late-code";
import type { CalendarEvent, EventPatchInput } from "@/lib/wire/event-schema";
import type { Group } from "@/lib/wire/group-schema";

const unusedPartsCode = lateCode(async () => (await import("./unused-parts")).UnusedParts);
const PageUnusedParts = dynamic(async () => (await import("./unused-parts")).UnusedParts);
const FirstUnusedParts = firstPart(unusedPartsCode, PageUnusedParts);
const LateUnusedParts = latePart(unusedPartsCode);
const checkPartsCode = lateCode(async () => (await import("./check-parts")).CheckParts);
const PageCheckParts = dynamic(async () => (await import("./check-parts")).CheckParts);
const FirstCheckParts = firstPart(checkPartsCode, PageCheckParts);
const LateCheckParts = latePart(checkPartsCode);

const isDoubtful = ({ can_edit, alternatives, assumptions }: CalendarEvent): boolean =>
  can_edit && alternatives.length + assumptions.length > 0;

interface GroupNotesProps {
  group: Group;
  unsavedIds: readonly string[];
  onSave: (event: CalendarEvent, patch: EventPatchInput) => Promise<CalendarEvent>;
  onPoint: (pointing: Pointing | null) => void;
}

/** SPEC S29: what is to be said above the list: the doubts, and the parts of the text that made no event. */
export function GroupNotes({ group, unsavedIds, onSave, onPoint }: GroupNotesProps) {
  const t = useTranslations("group");
  const { attempt } = useEventFeedback();
  const hasChecks = group.events.some(isDoubtful);
  const hasUnused = group.unread.length > 0 || group.offered.length > 0;
  const [first] = useState({ hasChecks, hasUnused });
  const Checks = first.hasChecks ? FirstCheckParts : LateCheckParts;
  const Unused = first.hasUnused ? FirstUnusedParts : LateUnusedParts;
  const save = async (event: CalendarEvent, patch: EventPatchInput): Promise<void> => {
    const saved = await attempt(() => onSave(event, patch));
    if (saved !== null) showToast({ type: "success", message: t("eventSaved") });
  };
  return (
    <>
      {hasChecks && (
        <Checks
          events={group.events.filter(isDoubtful)}
          unsavedIds={unsavedIds}
          onSave={save}
          onPoint={onPoint}
        />
      )}
      {hasUnused && <Unused group={group} />}
    </>
  );
}
