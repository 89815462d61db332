import "server-only";
import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { type Asked, type Asking, askModel } from "./ask-model";
import type { ModelEvent } from "./model-schema";
import { partsToAsk } from "./part-context";

/** How many parts of one text are asked about at once: a provider's own limits are soon reached. */
const askedAtOnce = 3;

const together = (asked: readonly Asked[]): Asked => ({
  events: asked.flatMap(({ events }) => events),
  inputTokens: asked.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
  outputTokens: asked.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
  isRepaired: asked.some(({ isRepaired }) => isRepaired),
});

/**
 * Asks a model for the events of a text, of a long one part by part, so that each question and its answer fits where
 * those of a short text fit. With each part goes what the text says before it for all of it. The events come together in
 * the order of the text, and so does their progress. Rejects as `askModel` does if any part fails.
 */
export async function askInParts(request: ExtractionRequest, asking: Asking): Promise<Asked> {
  const parts = partsToAsk(request.text);
  const ending = new AbortController();
  const signal = AbortSignal.any([asking.signal, ending.signal]);
  const soFar: (readonly ModelEvent[])[] = parts.map(() => []);
  const asked = new Map<number, Asked>();
  const waiting = parts.entries();
  const askInTurn = async () => {
    for (const [place, { text, before }] of waiting) {
      const onEvents =
        asking.onEvents &&
        ((events: readonly ModelEvent[]) => {
          soFar[place] = events;
          asking.onEvents?.(soFar.flat());
        });
      asked.set(place, await askModel({ ...request, text }, { ...asking, before, signal, onEvents }));
    }
  };
  try {
    await Promise.all(Array.from({ length: askedAtOnce }, askInTurn));
  } finally {
    // What is still being asked has no use without the part that failed.
    ending.abort();
  }
  return together([...asked].sort(([left], [right]) => left - right).map(([, answer]) => answer));
}
