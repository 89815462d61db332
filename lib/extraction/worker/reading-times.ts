import { partCountOf, textParts } from "@/lib/wire/text-limits";

export interface ReadingTimes {
  /** How long a text may be read. */
  budgetMs: number;
  /** How long it may wait for its turn. */
  waitMs: number;
}

/**
 * The times of a text, by those of one that is no longer than a part: each part has its own (SPEC B10). What a long text
 * may be read longer it waits less, so that no client gives up before its answer (SPEC A21).
 */
export function timesOf(text: string, { budgetMs, waitMs }: ReadingTimes): ReadingTimes {
  const count = partCountOf(text);
  if (count === 1) return { budgetMs, waitMs };
  const all = budgetMs * (textParts.max + 1);
  return { budgetMs: budgetMs * count, waitMs: Math.min(waitMs, all - budgetMs * count) };
}
