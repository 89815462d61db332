"use client";

import { useState } from "react";
import { useEventFeedback } from "@/app/use-event-feedback";
import { useAddGroupEvent, useTakeBackGroupEvent } from "@/lib/groups/client";
import type { Group } from "@/lib/wire/group-schema";
import type { AddEventInput } from "@/lib/wire/offered";
import { focusCard } from "./use-group-deletion";

/** Adds events to a group (SPEC S29), says so, offers to undo each, and moves the focus to its card. */
export function useAddEvent(group: Group) {
  const [isAdding, setIsAdding] = useState(false);
  const add = useAddGroupEvent(group.id);
  const takeBack = useTakeBackGroupEvent(group.id);
  const { attempt, sayAdded } = useEventFeedback();

  const addEvent = async (body: AddEventInput): Promise<void> => {
    if (isAdding) return;
    setIsAdding(true);
    const event = await attempt(() => add(body));
    setIsAdding(false);
    if (event === null) return;
    sayAdded(() => void attempt(() => takeBack(event.id)));
    focusCard(event.id);
  };

  return { isAdding, addEvent };
}
