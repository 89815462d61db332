"use client";

import { usePathname } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import useSWR from "swr";
import { useAgendaWords } from "@/components/events/use-agenda-words";
import type { ApiError } from "@/lib/api/api-error";
import { agendaDays } from "@/lib/events/agenda-days";
import { eventStatusKey } from "@/lib/events/client";
import { groupKey, recentGroupsKey } from "@/lib/groups/keys";
import { sendForGroups } from "@/lib/groups/late-requests";
import { dropCopy, dropUnlisted, keepCopy, readCopies } from "@/lib/offline/copy-store";
import { type GroupCopy, isOutdated } from "@/lib/offline/group-copy";
import { eventOfPath, groupOfPath } from "@/lib/offline/paths";
import { formatLongDate } from "@/lib/time/format";
import { midnightOf } from "@/lib/time/wall-clock";
import type { CalendarEvent, EventStatus } from "@/lib/wire/event-schema";
import type { Group, GroupList } from "@/lib/wire/group-schema";
import { recentGroupsMax } from "@/lib/wire/text-limits";

function subscribe(listener: () => void): () => void {
  if (!("serviceWorker" in navigator)) return () => {};
  navigator.serviceWorker.addEventListener("controllerchange", listener);
  return () => navigator.serviceWorker.removeEventListener("controllerchange", listener);
}

/** Whether the page has a service worker, without which nobody would show a copy, or clear it away. */
const useHasWorker = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => "serviceWorker" in navigator && navigator.serviceWorker.controller !== null,
    () => false,
  );

/** What makes a copy of a group in the words of the page; null while the page does not know whose it is. */
function useGroupCopy(): (group: Group) => GroupCopy | null {
  const t = useTranslations("group");
  const locale = useLocale();
  const wordsOf = useAgendaWords();
  return ({ id, events, created_at: createdAt, timezone }) => {
    const copyEvent = (event: CalendarEvent) => {
      const { notes, ...words } = wordsOf(event, timezone);
      return {
        ...words,
        id: event.id,
        updatedAt: event.updated_at,
        notes: notes.map(({ content }) => content),
      };
    };
    const { visitor } = document.documentElement.dataset;
    if (visitor === undefined) return null;
    return {
      id,
      visitor,
      language: locale,
      title: t("title", { count: events.length }),
      createdAt,
      keptAt: new Date().toISOString(),
      days: agendaDays(events).map(({ day, events: onDay }) => ({
        name: formatLongDate(midnightOf(day), locale),
        events: onDay.map(copyEvent),
      })),
    };
  };
}

/** SPEC B10: keeps copies of the visitor's own groups as they are shown, and lets go of what is gone. */
export function useGroupCopies(): void {
  const hasWorker = useHasWorker();
  const path = usePathname();
  const groupId = hasWorker ? groupOfPath(path) : null;
  const eventId = hasWorker ? eventOfPath(path) : null;
  // Without a fetch of their own: what the screens have read, and what became of it since.
  const { data: group, error } = useSWR<Group, ApiError>(groupId && groupKey(groupId), null);
  const isOnChat = hasWorker && path === "/chat";
  const { data: recent } = useSWR<GroupList, ApiError>(isOnChat && recentGroupsKey(recentGroupsMax), null);
  const { data: status } = useSWR<EventStatus, ApiError>(eventId && eventStatusKey(eventId), null);
  const copyOf = useGroupCopy();
  const event = status?.event;

  const keep = useEffectEvent(async (shown: Group) => {
    if (!shown.processing_complete || !shown.can_edit) return;
    const copy = shown.events.length === 0 ? null : copyOf(shown);
    await (copy === null ? dropCopy(shown.id) : keepCopy(copy));
  });
  /** A change on the screen of one event is one of its group. */
  const keepGroupOf = useEffectEvent(async ({ id, updated_at: updatedAt }: CalendarEvent) => {
    const outdated = (await readCopies()).find((copy) => isOutdated(copy, { id, updatedAt }));
    if (outdated !== undefined) {
      await keep(await sendForGroups((requests) => requests.fetchGroup(outdated.id)));
    }
  });
  useEffect(() => {
    if (group !== undefined) void keep(group);
  }, [group]);
  useEffect(() => {
    // A group that cannot be read leaves the copy as it was.
    if (event?.can_edit === true) keepGroupOf(event).catch(() => undefined);
  }, [event]);
  useEffect(() => {
    if (recent !== undefined) void dropUnlisted(recent);
  }, [recent]);
  const isGone = error?.isGone === true;
  useEffect(() => {
    if (isGone && groupId !== null) void dropCopy(groupId);
  }, [isGone, groupId]);
}
