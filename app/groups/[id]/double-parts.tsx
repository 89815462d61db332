"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { ChoiceList } from "@/components/groups/choice-list";
import type { ChosenRow } from "@/components/groups/choice-row";
import { NotePanel } from "@/components/groups/note-panel";
import { useHydrated } from "@/components/ui/use-hydrated";
import { type Double, findDoubles } from "@/lib/events/doubles";
import { filterEvents } from "@/lib/events/filter-events";
import { isDoubleKept, rememberDouble } from "@/lib/events/kept-doubles";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import type { GroupDeletion } from "./use-group-deletion";

interface DoublePartsProps {
  events: readonly CalendarEvent[];
  /** What is searched for, in either event of a pair; empty for everything. */
  query: string;
  deletion: GroupDeletion;
  unsavedIds: readonly string[];
  /** When an event is, in words. */
  timeOf: (event: CalendarEvent) => string;
}

/** Two events that were alike when they were found, whatever became of them since. */
interface FoundDouble extends Double {
  kept: CalendarEvent;
  double: CalendarEvent;
}

const idOf = ({ keptId, doubleId }: Double): string => `${keptId} ${doubleId}`;

/** The doubles of a group, those that were found before included, so that a choice can be taken back. */
function useFoundDoubles(events: readonly CalendarEvent[]): readonly FoundDouble[] {
  const [found, setFound] = useState<readonly FoundDouble[]>([]);
  // What this browser remembers is not known to the server.
  const isHydrated = useHydrated();
  const now = useMemo(() => (isHydrated ? findDoubles(events) : []), [isHydrated, events]);
  const added = now.flatMap((each): FoundDouble[] => {
    const [kept, double] = [each.keptId, each.doubleId].map((id) => events.find((event) => event.id === id));
    const isKnown = found.some(
      ({ keptId, doubleId }) => keptId === each.keptId && doubleId === each.doubleId,
    );
    // What was kept on an earlier visit is asked no more.
    if (isKnown || isDoubleKept(each) || kept === undefined || double === undefined) return [];
    return [{ ...each, kept, double }];
  });
  if (added.length > 0) setFound([...found, ...added]);
  return found;
}

/** SPEC B8: the events that are in a group twice, and what is to become of the second. */
export function DoubleParts({ events, query, deletion, unsavedIds, timeOf }: DoublePartsProps) {
  const t = useTranslations("compare");
  const [busyId, setBusyId] = useState<string | null>(null);
  const found = useFoundDoubles(events);
  const [keptIds, setKeptIds] = useState<ReadonlySet<string>>(new Set());
  const run = async (id: string, action: () => Promise<unknown>): Promise<void> => {
    setBusyId(id);
    await action();
    setBusyId(null);
  };
  const remember = (each: Double, isKept: boolean) => {
    rememberDouble(each, isKept);
    setKeptIds((ids) => new Set([...ids].filter((id) => id !== idOf(each)).concat(isKept ? idOf(each) : [])));
  };
  const rows = found.flatMap((each): ChosenRow[] => {
    const { double } = each;
    const pair = [each.kept, double].map((then) => events.find(({ id }) => id === then.id) ?? then);
    const isThere = (id: string) => events.some((event) => event.id === id);
    const isGone = !isThere(each.doubleId);
    // Without the one that says more, the other is no double.
    if (!isThere(each.keptId) || filterEvents(pair, query).length === 0) return [];
    const keep = async () => {
      if (!isGone || (await deletion.restoreEvent(double.id))) remember(each, true);
    };
    const leaveOut = () => {
      remember(each, false);
      return deletion.deleteEvents([double], null);
    };
    return [
      {
        id: idOf(each),
        title: double.title,
        time: timeOf(double),
        lines: isGone ? [t("gone")] : [t("twiceAs", { title: each.kept.title })],
        isGone,
        isBusy: busyId !== null || unsavedIds.includes(double.id),
        choices: [
          { label: t("leaveOut"), isTaken: isGone, onTake: () => void run(double.id, leaveOut) },
          {
            label: t("keepBoth"),
            isTaken: !isGone && keptIds.has(idOf(each)),
            onTake: () => void run(double.id, keep),
          },
        ],
      },
    ];
  });
  if (rows.length === 0) return null;
  return (
    <NotePanel title={t("twice")}>
      <ChoiceList rows={rows} />
    </NotePanel>
  );
}
