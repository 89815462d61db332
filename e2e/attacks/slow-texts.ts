import assert from "node:assert/strict";
import type { ProofContext } from "@/e2e/testing/proof";
import { adversarialTexts } from "@/e2e/texts/adversarial-texts";
import { announcements } from "@/e2e/texts/bench-announcements";
import { readText } from "@/lib/extraction/rules/read-text";
import { textParts } from "@/lib/wire/text-limits";

const textLength = 1500;
/** That of a text of eight parts. */
const longTextLength = textParts.max * textLength;
/** A long text may take as many times the time of a short one as it has parts. */
const limits = { adversarialMs: 250, longMs: 2000, ordinaryMs: 50 } as const;

/** The processor time of one reading, the best of three, so that other load on the machine does not count. */
function readingMs(text: string): number {
  const runs = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    readText({ text, nowMs: Date.UTC(2026, 10, 21, 12), timeZone: "America/New_York", language: "en" });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}

function slowest(texts: readonly { name: string; text: string }[]): { name: string; spentMs: number } {
  return texts
    .map(({ name, text }) => ({ name, spentMs: readingMs(text) }))
    .reduce((left, right) => (right.spentMs > left.spentMs ? right : left));
}

/**
 * No text of an accepted length keeps the rules parser busy: thousands of adversarial ones, and announcements
 * as people paste them. A test beside the parser shows that no regular expression is vulnerable.
 */
export async function proveSlowTexts({ seed, count, note }: ProofContext): Promise<void> {
  const worst = slowest(adversarialTexts(count(300, 10_000), textLength, seed));
  note("slowest adversarial text, ms", Math.round(worst.spentMs));
  assert.ok(worst.spentMs < limits.adversarialMs, `${worst.name} takes ${worst.spentMs.toFixed(0)} ms`);
  const long = slowest(adversarialTexts(count(60, 1000), longTextLength, seed));
  note("slowest adversarial text of eight parts, ms", Math.round(long.spentMs));
  assert.ok(long.spentMs < limits.longMs, `${long.name} takes ${long.spentMs.toFixed(0)} ms`);
  const pasted = announcements.map((text, at) => ({
    name: `announcement ${at + 1} and the next`,
    text: `${text}\n\n${announcements[(at + 1) % announcements.length]}`.slice(0, textLength),
  }));
  const longest = slowest(pasted);
  note("slowest ordinary text, ms", Math.round(longest.spentMs));
  assert.ok(longest.spentMs < limits.ordinaryMs, `${longest.name} takes ${longest.spentMs.toFixed(0)} ms`);
}
