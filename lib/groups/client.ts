"use client";

import useSWR, { useSWRConfig } from "swr";
import { ApiError } from "@/lib/api/api-error";
import { useFirstRead } from "@/lib/api/use-first-read";
import { usePolling } from "@/lib/api/use-polling";
import { sendForEvents } from "@/lib/events/late-requests";
import { saveEvent } from "@/lib/events/save-event";
import type { CalendarEvent, EventPatchInput } from "@/lib/wire/event-schema";
import type { Group } from "@/lib/wire/group-schema";
import type { AddEventInput } from "@/lib/wire/offered";
import { groupKey } from "./keys";
import { sendForGroups } from "./late-requests";

const fetchGroup = (groupId: string): Promise<Group> =>
  sendForGroups((requests) => requests.fetchGroup(groupId));

/**
 * SPEC T2: a group, asked for again every 2 s until it is complete or failed; `first` is the group that the page was
 * rendered with.
 */
export function useGroup(groupId: string, first: Group | undefined) {
  const key = groupKey(groupId);
  return useSWR<Group, ApiError, readonly [string, string]>(key, ([, id]) => fetchGroup(id), {
    ...usePolling(first),
    ...useFirstRead(key, first),
  });
}

const withEvent = (group: Group | undefined, event: CalendarEvent): Group | undefined =>
  group && { ...group, events: group.events.map((other) => (other.id === event.id ? event : other)) };

/** SPEC D1: saves a change of one event of a group; it shows at once and is taken back when the server refuses it. */
export function usePatchGroupEvent(groupId: string) {
  const { mutate } = useSWRConfig();
  // Each step changes its own event alone, so that two cards can be saved at the same time.
  const show = (event: CalendarEvent) =>
    mutate<Group>(groupKey(groupId), (group) => withEvent(group, event), { revalidate: false });

  return (event: CalendarEvent, patch: EventPatchInput): Promise<CalendarEvent> =>
    saveEvent({ event, patch, show, refetch: () => mutate(groupKey(groupId)) });
}

/**
 * SPEC S29: makes an event of a group; the group is fetched again, since its list of words without an event changes.
 */
export function useAddGroupEvent(groupId: string) {
  const { mutate } = useSWRConfig();
  return async (body: AddEventInput): Promise<CalendarEvent> => {
    const event = await sendForGroups((requests) => requests.sendAddEvent(groupId, body));
    await mutate<Group>(groupKey(groupId), fetchGroup(groupId), { revalidate: false });
    return event;
  };
}

/** Takes back an event that was added to a group; its source is offered again. */
export function useTakeBackGroupEvent(groupId: string) {
  const { mutate } = useSWRConfig();
  return async (eventId: string): Promise<void> => {
    await sendForEvents((requests) => requests.sendEventsDelete([eventId]));
    await mutate<Group>(groupKey(groupId), fetchGroup(groupId), { revalidate: false });
  };
}

/** SPEC A3: deletes events of a group and takes them off its screen. */
export function useDeleteGroupEvents(groupId: string) {
  const { mutate } = useSWRConfig();
  return async (eventIds: readonly string[]): Promise<string[]> => {
    const send = sendForEvents((requests) => requests.sendEventsDelete(eventIds));
    const { deleted } = await send.catch(async (error: unknown) => {
      // None is deleted when one is already gone: the screen then shows which are left.
      if (error instanceof ApiError && error.isOutdated) await mutate(groupKey(groupId));
      throw error;
    });
    const gone = new Set(deleted);
    await mutate<Group>(
      groupKey(groupId),
      (group) => group && { ...group, events: group.events.filter((event) => !gone.has(event.id)) },
      { revalidate: false },
    );
    return deleted;
  };
}

/** SPEC A18: restores deleted events of a group, whether or not its screen is shown. */
export function useRestoreGroupEvents(groupId: string) {
  const { mutate } = useSWRConfig();
  return async (eventIds: readonly string[]): Promise<Group | undefined> => {
    await sendForEvents((requests) => requests.sendEventsRestore(eventIds));
    return mutate<Group>(groupKey(groupId), fetchGroup(groupId), { revalidate: false });
  };
}
