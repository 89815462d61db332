"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import type { Pointing } from "@/components/groups/pointing";
import { firstPart, latePart } from "@/components/ui/late-part";
import { lateCode } from "@/lib/api/late-code";
import type { CalendarEvent, EventPatchInput } from "@/lib/wire/event-schema";
import type { Group } from "@/lib/wire/group-schema";
import type { GroupDeletion } from "./use-group-deletion";

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

/** Whether an event may be in the group twice; the code that is fetched then looks closer. */
const mayHaveDoubles = ({ can_edit, events }: Group): boolean =>
  can_edit &&
  events.length > 1 &&
  (events.some(({ recurrence }) => recurrence !== null) ||
    new Set(events.map(({ start_datetime: start }) => start)).size < events.length);

interface GroupNotesProps {
  group: Group;
  /** What is searched for, which limits what is said to what it finds; empty for everything. */
  query: string;
  deletion: GroupDeletion;
  unsavedIds: readonly string[];
  onSave: (event: CalendarEvent, patch: EventPatchInput) => Promise<CalendarEvent>;
  onPoint: (pointing: Pointing | null) => void;
}

/** SPEC S29: what is to be said above the list: the doubts and doubles, and the parts of the text that made no event. */
export function GroupNotes({ group, query, deletion, unsavedIds, onSave, onPoint }: GroupNotesProps) {
  const hasChecks = group.events.some(isDoubtful);
  // A double that was left out can be taken back where it stood.
  const [hadDoubles, setHadDoubles] = useState(false);
  if (!hadDoubles && mayHaveDoubles(group)) setHadDoubles(true);
  const hasUnused = group.unread.length > 0 || group.offered.length > 0;
  const [first] = useState({ hasChecks, hasUnused });
  const Checks = first.hasChecks ? FirstCheckParts : LateCheckParts;
  const Unused = first.hasUnused ? FirstUnusedParts : LateUnusedParts;
  return (
    <>
      {(hasChecks || hadDoubles) && (
        <Checks
          events={group.events}
          query={query}
          deletion={deletion}
          unsavedIds={unsavedIds}
          onSave={onSave}
          onPoint={onPoint}
        />
      )}
      {hasUnused && <Unused group={group} query={query} />}
    </>
  );
}
