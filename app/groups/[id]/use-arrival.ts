"use client";

import { useEffect } from "react";
import { takeArrival } from "@/app/arrival";
import type { Group } from "@/lib/wire/group-schema";
import { focusCard } from "./use-group-deletion";

const isFocusFree = () => document.activeElement === document.body;

/** SPEC S27: whoever comes from the text goes on at its first event, but stays in the field that they are in already. */
export function useArrival({ id, events }: Group): void {
  const firstId = events[0]?.id;
  useEffect(() => {
    if (takeArrival(id)) focusCard(firstId, isFocusFree);
  }, [id, firstId]);
}
