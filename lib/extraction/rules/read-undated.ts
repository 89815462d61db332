import type { EventDraft } from "@/lib/extraction/schema";
import { readDetails } from "./details/read-details";
import type { ToldRequest } from "./pack/language-pack";
import { isTime, runPipeline } from "./pipeline";
import { tighten } from "./tight-text";

/** A plan of which nothing says when it is, so that it is no event yet (SPEC E2). */
export type UndatedPlan = Pick<EventDraft, "title" | "venue" | "location" | "attendees">;

/** A longer text that names no time is no request; its first words would be told as a title. */
const longestRequest = 200;

/**
 * What is asked for in a text of which `readText` found no event: `Set up a call with Ana`. Null where it is long, does not
 * speak of a plan, or names a time all the same, as one that is called off does.
 */
export function readUndated(request: ToldRequest): UndatedPlan | null {
  const { text } = tighten(request.text);
  if (text.length > longestRequest) return null;
  const told = { ...request, text };
  const { spans } = runPipeline(told);
  if (spans.some(isTime)) return null;
  const taken = spans
    .filter(({ strength, value }) => strength === "strong" || value.kind === "length")
    .map(({ from, end, rule }) => ({ start: from, end, rule }));
  const { title, venue, location, attendees, isPlan } = readDetails(
    { text, start: 0, end: text.length, taken },
    told.pack.details,
  );
  if (!isPlan()) return null;
  return { title, venue, location, attendees };
}
