"use client";

import dynamic from "next/dynamic";
import { drawnPart } from "@/components/ui/drawn-part";
import type { CalendarEvent } from "@/lib/wire/event-schema";

/** Whether an event takes place more than once: by a rule, or on further dates without one (RFC 5545 § 3.8.5.2). */
export const isSeries = ({ recurrence, rdates }: Pick<CalendarEvent, "recurrence" | "rdates">): boolean =>
  recurrence !== null || rdates.length > 0;

/** How an event repeats, in words, whose code only a page with such an event fetches. */
export const LateRecurrenceMark = drawnPart(
  async () => (await import("./recurrence-mark")).RecurrenceMark,
  // With its import in it, so that the browser is told to fetch it with the page's own code.
  dynamic(async () => (await import("./recurrence-mark")).RecurrenceMark),
);
