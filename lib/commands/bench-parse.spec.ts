import { cpus } from "node:os";
import * as chrono from "chrono-node/en";
import { readText } from "@/lib/extraction/rules/read-text";
import { adversarialTexts } from "./adversarial-texts";
import { announcements } from "./bench-announcements";
import { shortTexts } from "./bench-short-texts";

// Started by `npm run bench:parse`. It is named as a test aid because the product imports chrono-node in one file alone
// (house rule 6), and here it runs beside our own parser as the measure.

const nowMs = Date.UTC(2026, 10, 21, 12);
const seed = 20_261_121;
const warmUpMs = 1500;
const roundCount = 100;
const limits = { ordinaryMs: 50, adversarialMs: 250, shortRatio: 3, announcementRatio: 5 } as const;

const readOurs = (text: string): void => {
  readText({ text, nowMs, timeZone: "America/New_York", language: "en" });
};
const readByChrono = (text: string): void => {
  chrono.parse(text, new Date(nowMs), { forwardDate: true });
};

function timeMs(read: (text: string) => void, texts: readonly string[], repeats: number): number {
  const startedMs = performance.now();
  for (let round = 0; round < repeats; round += 1) texts.forEach(read);
  return performance.now() - startedMs;
}

const least = (values: readonly number[]): number => Math.min(...values);

/** Reads until the compiler of the engine has seen enough of the code, which is what a server has long done. */
function warmUp(read: (text: string) => void, texts: readonly string[]): void {
  const startedMs = performance.now();
  while (performance.now() - startedMs < warmUpMs) timeMs(read, texts, 1);
}

/**
 * Both readers in turn, in short rounds, each by its fastest one: what else runs on the machine only ever adds time, and
 * over many rounds both readers meet a quiet moment. True where the ratio is within the limit.
 */
function compare(name: string, texts: readonly string[], limit: number): boolean {
  for (const read of [readOurs, readByChrono]) warmUp(read, texts);
  const rounds = Array.from({ length: roundCount }, () => ({
    oursMs: timeMs(readOurs, texts, 1),
    chronoMs: timeMs(readByChrono, texts, 1),
  }));
  const oursMs = least(rounds.map((round) => round.oursMs));
  const chronoMs = least(rounds.map((round) => round.chronoMs));
  const rate = (totalMs: number): number => Math.round((1000 * texts.length) / totalMs);
  const ratio = oursMs / chronoMs;
  console.log(
    `${name}: ${rate(oursMs)} texts/s, chrono-node ${rate(chronoMs)} texts/s, ${ratio.toFixed(2)} × its time (at most ${limit})`,
  );
  return ratio <= limit;
}

/** The slowest text, each by the better of two runs; true where it is within the limit. */
function worst(kind: string, texts: readonly { name: string; text: string }[], limitMs: number): boolean {
  const timed = texts.map(({ name, text }) => ({
    name,
    spentMs: Math.min(timeMs(readOurs, [text], 1), timeMs(readOurs, [text], 1)),
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
