"use client";

import { lateCode } from "@/lib/api/late-code";
import { lookedAtMax } from "@/lib/extraction/live/cut-text";
import { visitorTimeZone } from "@/lib/time/visitor-zone";
import { textLengthMax } from "@/lib/wire/text-limits";

/** A reading takes some milliseconds; one whose worker never answers is given up. */
const waitMs = 5000;

const keeperCode = lateCode(async () => {
  const [{ openLiveReader }, { linesThatMatter }] = await Promise.all([
    import("@/lib/extraction/live/open-live-reader"),
    import("@/lib/extraction/live/lines-that-matter"),
  ]);
  return (text: string, language: string): Promise<string | null> =>
    new Promise((resolve) => {
      const settle = (kept: string | null) => {
        window.clearTimeout(timer);
        reader.close();
        resolve(kept);
      };
      const reader = openLiveReader((_, read) =>
        settle(read && linesThatMatter(text, read.drafts, textLengthMax)),
      );
      const timer = window.setTimeout(() => settle(null), waitMs);
      reader.start();
      reader.read({ text, nowMs: Date.now(), timeZone: visitorTimeZone(), language });
    });
});

/**
 * What of a text that is too long says something about its events, cut so that it fits; null if nothing does, or if it cannot
 * be read here. Nothing is sent.
 */
export async function keepLines(text: string, language: string): Promise<string | null> {
  try {
    const keep = await keeperCode.fetch();
    return await keep(text.slice(0, lookedAtMax), language);
  } catch {
    return null;
  }
}
