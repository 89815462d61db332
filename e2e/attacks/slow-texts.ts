import assert from "node:assert/strict";
import type { ProofContext } from "@/e2e/testing/proof";
import { adversarialTexts } from "@/e2e/texts/adversarial-texts";
import { announcements } from "@/e2e/texts/bench-announcements";
import { readingTimer } from "@/e2e/texts/reading-timer";
import { textParts } from "@/lib/wire/text-limits";

const textLength = 1500;
/** That of a text of eight parts. */
const longTextLength = textParts.max * textLength;
const warmUpRounds = 10;
/** A long text may take as many times the time of a short one as it has parts. */
const limits = { adversarialMs: 250, longMs: 2000, ordinaryMs: 50 } as const;

interface Named {
  name: string;
  text: string;
}

/**
 * No text of an accepted length keeps the rules parser busy: thousands of adversarial ones, and announcements
 * as people paste them. A test beside the parser shows that no regular expression is vulnerable.
 */
export async function proveSlowTexts({ seed, count, note }: ProofContext): Promise<void> {
  const readingMs = await readingTimer("America/New_York");
  const slowest = (texts: readonly Named[], limitMs: number): { name: string; spentMs: number } =>
    texts
      .map(({ name, text }) => ({ name, spentMs: readingMs(text, limitMs) }))
      .reduce((left, right) => (right.spentMs > left.spentMs ? right : left));
  const worst = slowest(adversarialTexts(count(300, 10_000), textLength, seed), limits.adversarialMs);
  note("slowest adversarial text, ms", Math.round(worst.spentMs));
  assert.ok(worst.spentMs < limits.adversarialMs, `${worst.name} takes ${worst.spentMs.toFixed(0)} ms`);
  const long = slowest(adversarialTexts(count(60, 1000), longTextLength, seed), limits.longMs);
  note("slowest adversarial text of eight parts, ms", Math.round(long.spentMs));
  assert.ok(long.spentMs < limits.longMs, `${long.name} takes ${long.spentMs.toFixed(0)} ms`);
  const pasted = announcements.map((text, at) => ({
    name: `announcement ${at + 1} and the next`,
    text: `${text}\n\n${announcements[(at + 1) % announcements.length]}`.slice(0, textLength),
  }));
  // A running server has read many of them, and V8 has compiled what they need.
  for (let round = 0; round < warmUpRounds; round += 1)
    for (const { text } of pasted) readingMs(text, Number.POSITIVE_INFINITY);
  const longest = slowest(pasted, limits.ordinaryMs);
  note("slowest ordinary text, ms", Math.round(longest.spentMs));
  assert.ok(longest.spentMs < limits.ordinaryMs, `${longest.name} takes ${longest.spentMs.toFixed(0)} ms`);
}
