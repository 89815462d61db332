"use client";

import { latePart } from "@/components/ui/late-part";
import { lateCode } from "@/lib/api/late-code";

/** The row of a card that rests; to be fetched before a card of a few open ones is collapsed. */
export const eventRowCode = lateCode(async () => (await import("./event-row")).EventRow);

/** The same among a few open cards, of which none is a row at first. */
export const LateEventRow = latePart(eventRowCode);
