"use client";

import dynamic from "next/dynamic";
import { drawnPart } from "@/components/ui/drawn-part";

/** How an event repeats, in words, whose code only a page with such an event fetches. */
export const LateRecurrenceMark = drawnPart(
  async () => (await import("./recurrence-mark")).RecurrenceMark,
  // With its import in it, so that the browser is told to fetch it with the page's own code.
  dynamic(async () => (await import("./recurrence-mark")).RecurrenceMark),
);
