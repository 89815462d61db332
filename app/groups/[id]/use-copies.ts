"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useEventFeedback } from "@/app/use-event-feedback";
import type { Finding } from "@/lib/events/compare-calendar";
import { toEventForm } from "@/lib/events/event-form";
import { differencesFrom, exdatesBetween, withCopy } from "@/lib/events/file-version";
import { toEventPatch } from "@/lib/events/form-patch";
import { usePatchGroupEvent } from "@/lib/groups/client";
import type { CalendarEvent } from "@/lib/wire/event-schema";

/** What a file says about an event that another copy changed. */
export type ChangedFinding = Exclude<Finding, { kind: "overlap" }>;

interface Taken {
  before: CalendarEvent;
  after: CalendarEvent;
}

/** What makes one event what another version of it is; no form has the rule of a series and what it leaves out. */
function patchTo(event: CalendarEvent, version: CalendarEvent) {
  const { recurrence, exdates } = version;
  const { added, gone } = exdatesBetween(event, version);
  return {
    ...toEventPatch(toEventForm(version), event),
    ...(recurrence !== event.recurrence && { recurrence }),
    ...(added.length + gone.length > 0 && { exdates }),
  };
}

/** SPEC B8: takes what another copy of an event has, by an ordinary change of the event, and gives it back. */
export function useCopies(groupId: string) {
  const t = useTranslations("compare");
  const patchEvent = usePatchGroupEvent(groupId);
  const { attempt, sayUndoable } = useEventFeedback();
  /** The events as they were before, by their ids. */
  const [taken, setTaken] = useState<ReadonlyMap<string, CalendarEvent>>(new Map());

  /** Makes one event what another version of it is; null if that failed, which a toast then explains. */
  const change = (event: CalendarEvent, version: CalendarEvent): Promise<CalendarEvent | null> =>
    attempt(() => patchEvent(event, patchTo(event, version)));

  /** True while an undo is on its way, after which each event has another version to change. */
  const [isUndoing, setIsUndoing] = useState(false);
  const giveBack = async (changes: readonly Taken[]): Promise<void> => {
    setIsUndoing(true);
    for (const { before, after } of changes) await change(after, before);
    setIsUndoing(false);
  };

  const take = async (pairs: readonly { event: CalendarEvent; finding: ChangedFinding }[]): Promise<void> => {
    const changes: Taken[] = [];
    for (const { event: before, finding } of pairs) {
      const after = await change(before, withCopy(before, finding));
      if (after === null) break;
      changes.push({ before, after });
    }
    if (changes.length === 0) return;
    setTaken((known) => new Map([...known, ...changes.map(({ before }) => [before.id, before] as const)]));
    sayUndoable(t("updated", { count: changes.length }), () => void giveBack(changes));
  };

  const isTaken = (event: CalendarEvent, finding: ChangedFinding): boolean =>
    taken.has(event.id) && differencesFrom(event, finding).length === 0;

  /** Gives an event back what it had before; false if that failed. What was changed since stays. */
  const keep = async (event: CalendarEvent, finding: ChangedFinding): Promise<boolean> => {
    const before = taken.get(event.id);
    if (before === undefined || !isTaken(event, finding)) return true;
    return (await change(event, before)) !== null;
  };

  return { take, keep, isTaken, isUndoing };
}
