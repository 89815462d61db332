"use client";

import { useEffect } from "react";
import { takeArrival } from "@/app/arrival";
import type { Group } from "@/lib/wire/group-schema";
import { focusCard } from "./use-group-deletion";

/** SPEC S27: whoever comes from the text goes on at its first event. */
export function useArrival({ id, events }: Group): void {
  const firstId = events[0]?.id;
  useEffect(() => {
    if (takeArrival(id)) focusCard(firstId);
  }, [id, firstId]);
}
