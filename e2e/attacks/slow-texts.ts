import assert from "node:assert/strict";
import type { ProofContext } from "@/e2e/testing/proof";
import { adversarialTexts } from "@/e2e/texts/adversarial-texts";
import { announcements } from "@/e2e/texts/bench-announcements";
import { readText } from "@/lib/extraction/rules/read-text";
import { timed } from "@/lib/testing/processor-time";
import { textParts } from "@/lib/wire/text-limits";

const textLength = 1500;
/** That of a text of eight parts. */
const longTextLength = textParts.max * textLength;
/** A long text may take as many times the time of a short one as it has parts. */
const limits = { adversarialMs: 250, longMs: 2000, ordinaryMs: 50 } as const;

const spentMs = (text: string): number =>
  timed(() =>
    readText({ text, nowMs: Date.UTC(2026, 10, 21, 12), timeZone: "America/New_York", language: "en" }),
  ).spentMs;

/**
 * The processor time of one reading, the best of three: what other programs take from the processor's caches and from
 * its clock only adds to it. A text that is over the limit is read as often as it takes to tell it from a slow moment, and
 * fails by the best of nine.
 */
function readingMs(text: string, limitMs: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 1; run <= 3 || (run <= 9 && best >= limitMs); run += 1) best = Math.min(best, spentMs(text));
  return best;
}

interface Named {
  name: string;
  text: string;
}

function slowest(texts: readonly Named[], limitMs: number): { name: string; spentMs: number } {
  return texts
    .map(({ name, text }) => ({ name, spentMs: readingMs(text, limitMs) }))
    .reduce((left, right) => (right.spentMs > left.spentMs ? right : left));
}

/**
 * No text of an accepted length keeps the rules parser busy: thousands of adversarial ones, and announcements
 * as people paste them. A test beside the parser shows that no regular expression is vulnerable.
 */
export async function proveSlowTexts({ seed, count, note }: ProofContext): Promise<void> {
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
  const longest = slowest(pasted, limits.ordinaryMs);
  note("slowest ordinary text, ms", Math.round(longest.spentMs));
  assert.ok(longest.spentMs < limits.ordinaryMs, `${longest.name} takes ${longest.spentMs.toFixed(0)} ms`);
}
