import type { ModelEvent } from "@/lib/extraction/llm/model-schema";
import type { EventDraft } from "@/lib/extraction/schema";
import { nearest } from "./locate-quote";
import { matchQuote } from "./match-quote";
import { resolveDetails } from "./resolve-details";
import { resolveTitle } from "./resolve-title";
import type { TextContext } from "./text-context";

/** An event of a model's answer whose time has no words in the text, as far as the text says the rest of it. */
export interface TimelessEvent
  extends Pick<EventDraft, "location" | "venue" | "attendees" | "notes" | "evidence"> {
  /** Null where the text does not have its words. */
  title: string | null;
}

/** What the text says of an event but for its time; every value consists of words of the text. */
export function readTimeless(event: ModelEvent, context: TextContext): TimelessEvent {
  const { source, request } = context;
  const whole = { start: 0, end: 0, quote: "" };
  const at = nearest(matchQuote(source, event.title, "few"), whole) ?? whole;
  const title = resolveTitle({ request, source, title: event.title, when: at, inContext: [] });
  const { refusals: _, evidence, ...details } = resolveDetails(event, { source, when: at });
  return {
    ...details,
    title: title.isReplaced ? null : title.title,
    evidence: [...(title.isReplaced ? [] : title.evidence), ...evidence],
  };
}
