import { cpus } from "node:os";
import * as chrono from "chrono-node/en";
import { adversarialTexts } from "@/e2e/texts/adversarial-texts";
import { announcements } from "@/e2e/texts/bench-announcements";
import { shortTexts } from "@/e2e/texts/bench-short-texts";
import { readText } from "@/lib/extraction/rules/read-text";
import { timed } from "@/lib/testing/processor-time";

// Started by `npm run bench:parse`, which first builds it as the product is built: tsx would name every
// function again each time it is created, which costs our code a seventh and chrono-node, which is already
// built, nothing. The product imports chrono-node in only one file; here it runs beside our own parser for
// comparison.

const nowMs = Date.UTC(2026, 10, 21, 12);
const seed = 20_261_121;
const warmUpMs = 1500;
const roundCount = 151;
const limits = { ordinaryMs: 50, adversarialMs: 250, shortRatio: 3, announcementRatio: 5 } as const;

const readOurs = (text: string): void => {
  readText({ text, nowMs, timeZone: "America/New_York", language: "en" });
};
const readByChrono = (text: string): void => {
  chrono.parse(text, new Date(nowMs), { forwardDate: true });
};

/** Measures processor time, so that other load on the machine does not count. */
const timeMs = (read: (text: string) => void, texts: readonly string[]): number =>
  timed(() => texts.forEach(read)).spentMs;

const medianOf = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Reads until V8 has compiled the hot code, as on a running server. */
function warmUp(read: (text: string) => void, texts: readonly string[]): void {
  const startedMs = performance.now();
  while (performance.now() - startedMs < warmUpMs) timeMs(read, texts);
}

/**
 * Runs both readers in turn, in short rounds; the ratio is the median of the rounds' ratios. While the
 * machine is slow, it is slow for both readers of a round, and a round in which it was slow for only one is
 * far from the median. True if the ratio is within the limit.
 */
function compare(name: string, texts: readonly string[], limit: number): boolean {
  for (const read of [readOurs, readByChrono]) warmUp(read, texts);
  const rounds = Array.from({ length: roundCount }, () => ({
    oursMs: timeMs(readOurs, texts),
    chronoMs: timeMs(readByChrono, texts),
  }));
  const rate = (times: readonly number[]): number => Math.round((1000 * texts.length) / medianOf(times));
  const ratio = medianOf(rounds.map(({ oursMs, chronoMs }) => oursMs / chronoMs));
  console.log(
    `${name}: ${rate(rounds.map(({ oursMs }) => oursMs))} texts/s, chrono-node ${rate(rounds.map(({ chronoMs }) => chronoMs))} texts/s, ${ratio.toFixed(2)} × its time (at most ${limit}), by the median of ${roundCount} rounds in turn`,
  );
  return ratio <= limit;
}

/** The slowest text, each by the faster of two runs; true if it is within the limit. */
function worst(kind: string, texts: readonly { name: string; text: string }[], limitMs: number): boolean {
  const timed = texts.map(({ name, text }) => ({
    name,
    spentMs: Math.min(timeMs(readOurs, [text]), timeMs(readOurs, [text])),
  }));
  const slowest = timed.reduce((left, right) => (right.spentMs > left.spentMs ? right : left));
  console.log(
    `Slowest of ${texts.length} ${kind} texts: ${slowest.spentMs.toFixed(1)} ms (at most ${limitMs}): ${slowest.name}`,
  );
  return slowest.spentMs <= limitMs;
}

const ordinary = announcements.map((text, at) => ({
  name: `announcement ${at + 1} and the next`,
  text: `${text}\n\n${announcements[(at + 1) % announcements.length]}`.slice(0, 1500),
}));
const pasted = [0, 15, 30].map((from) => ({
  name: `short texts from ${from + 1}, one a line`,
  text: [...shortTexts, ...shortTexts].slice(from).join("\n").slice(0, 1500),
}));

console.log(`Node ${process.version}, ${cpus()[0]?.model ?? "an unknown processor"}, seed ${seed}`);
const results = [
  compare(`${shortTexts.length} short texts`, shortTexts, limits.shortRatio),
  compare(`${announcements.length} announcements`, announcements, limits.announcementRatio),
  worst("ordinary", [...ordinary, ...pasted], limits.ordinaryMs),
  worst("adversarial", adversarialTexts(400, 1500, seed), limits.adversarialMs),
];
process.exitCode = results.every((holds) => holds) ? 0 : 1;
