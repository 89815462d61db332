import { adversarialUnits, seededRandom } from "@/e2e/texts/adversarial-texts";
import { announcements } from "@/e2e/texts/bench-announcements";
import { shortTexts } from "@/e2e/texts/bench-short-texts";
import { openings } from "@/lib/extraction/rules/languages/en/patterns/opening-words";
import { tellRequest } from "@/lib/extraction/rules/languages/known-languages";
import { readText } from "@/lib/extraction/rules/read-text";
import { readUndated } from "@/lib/extraction/rules/read-undated";
import { timed } from "@/lib/testing/processor-time";

/** A part of a text: a unit and its number of repetitions. */
interface Part {
  unit: string;
  times: number;
}

interface SlowText {
  text: string;
  spentMs: number;
}

export interface SlowTextReport {
  slowest: SlowText;
  /** The median of ordinary texts of the same length, read in turn with the others. */
  medianMs: number;
  readCount: number;
}

const openingWords = [...new Set(Object.values(openings).flatMap((words) => [...words]))];
const writtenWords = [...new Set([...announcements, ...shortTexts].flatMap((text) => text.split(/(?<=\s)/)))];
const marks = [
  " ",
  "  ",
  "\n",
  "\n\n",
  "\t",
  ", ",
  ". ",
  "; ",
  ": ",
  " - ",
  " (",
  ") ",
  '"',
  "'",
  "@",
  "/",
  "&",
];
const numbers = ["1", "5pm ", "10:30", "3-4", "1h ", "2 hours ", "12/3", "2026-12-01", "24th ", "1st "];
const units = [
  ...adversarialUnits,
  ...openingWords.map((word) => `${word} `),
  ...writtenWords,
  ...marks,
  ...numbers,
  ...shortTexts.map((text) => `${text} `),
];

/** What earlier searches found slow: one place for many times, and many days for each of many hours. */
const foundBefore: readonly (readonly Part[])[] = [
  [{ unit: "every 9:15 hall\n", times: 1 }],
  [
    { unit: "kwanzaa ", times: 1 },
    { unit: "tonight ", times: 41 },
    { unit: "2.15)\n", times: 230 },
  ],
];

const climbLength = 100;
const stepsWithoutGainMax = 40;

function write(parts: readonly Part[], length: number): string {
  const once = parts.map(({ unit, times }) => unit.repeat(times)).join("");
  return once === "" ? "" : once.repeat(Math.ceil(length / once.length)).slice(0, length);
}

/** Reads a text as the product does: its events, or else its plan without a time. */
function read(text: string): void {
  const request = { text, nowMs: Date.UTC(2026, 10, 21, 12), timeZone: "America/New_York", language: "en" };
  if (readText(request).length === 0) readUndated(tellRequest(request));
}

/**
 * The processor time of one reading, the best of `runs`, so that other load on the machine does not count.
 */
function readingMs(text: string, runs: number): number {
  return Math.min(...Array.from({ length: runs }, () => timed(() => read(text)).spentMs));
}

/** Mutations that may make a text slower. */
function createMutations(random: () => number) {
  const below = (count: number) => Math.floor(random() * count);
  const unit = () => units[below(units.length)] ?? " ";
  const times = () => (random() < 0.5 ? 1 + below(4) : 1 + below(random() < 0.5 ? 40 : 400));
  const part = (): Part => ({ unit: unit(), times: times() });
  const first = (): Part[] => Array.from({ length: 1 + below(5) }, part);
  const mutate = (parts: readonly Part[]): Part[] => {
    const at = below(parts.length);
    const old = parts[at] ?? part();
    const put = (...instead: Part[]) => [...parts.slice(0, at), ...instead, ...parts.slice(at + 1)];
    const ways = [
      () => put(old, part()),
      () => put(part(), old),
      () => (parts.length > 1 ? put() : put(part())),
      () => put({ ...old, unit: unit() }),
      () => put({ ...old, times: times() }),
      () => put({ ...old, times: Math.max(1, Math.round(old.times * (random() < 0.5 ? 0.5 : 2))) }),
      () => put({ unit: old.unit + unit(), times: Math.max(1, Math.round(old.times / 2)) }),
      () => put({ unit: old.unit.slice(0, 1 + below(old.unit.length)), times: old.times }),
      () => put(old, part(), old),
    ];
    return (ways[below(ways.length)] ?? (() => put(part())))();
  };
  return { first, mutate };
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Ordinary texts of a length: announcements as people paste them, one after another. */
const ordinaryTexts = (length: number): string[] =>
  announcements.map((_, at) =>
    [...announcements.slice(at), ...announcements.slice(0, at)].join("\n\n").slice(0, length),
  );

/** Each climb starts at a text of its own and moves to slower ones until no neighbour is slower. */
function climb(length: number, random: () => number, stepsMax: number): SlowText & { steps: number } {
  const { first, mutate } = createMutations(random);
  let parts = first();
  let best = { text: write(parts, length), spentMs: 0 };
  best.spentMs = readingMs(best.text, 2);
  let steps = 1;
  for (let idle = 0; steps < stepsMax && idle < stepsWithoutGainMax; steps += 1, idle += 1) {
    const tried = mutate(parts);
    const text = write(tried, length);
    // Most are clearly not slower; only those that seem slower are read again.
    const spentMs = readingMs(text, 1);
    if (spentMs <= best.spentMs) continue;
    const sureMs = Math.min(spentMs, readingMs(text, 2));
    if (sureMs <= best.spentMs) continue;
    parts = tried;
    best = { text, spentMs: sureMs };
    idle = 0;
  }
  return { ...best, steps };
}

/** The slower of two by the best of five readings; the other is read only until one shows that it is not. */
function slowerOf(slowest: SlowText, { text }: SlowText): SlowText {
  let spentMs = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5; run += 1) {
    spentMs = Math.min(spentMs, readingMs(text, 1));
    if (spentMs <= slowest.spentMs) return slowest;
  }
  return { text, spentMs };
}

/**
 * Searches by hill climbing, from texts of fragments, and among what was found before, for the text of a
 * length that takes the rules parser longest. The same seed starts from the same texts; the steps depend on the measured times.
 */
export function searchSlowTexts(search: { seed: number; count: number; length: number }): SlowTextReport {
  const { seed, count, length } = search;
  const random = seededRandom(seed);
  const ordinary = ordinaryTexts(length);
  for (const text of [...ordinary, ...ordinary, ...ordinary]) readingMs(text, 3);
  const ordinaryMs = ordinary.map((text) => readingMs(text, 5));
  const found = foundBefore
    .map((parts) => write(parts, length))
    .map((text): SlowText => ({ text, spentMs: readingMs(text, 2) }));
  let readCount = found.length;
  while (readCount < count) {
    const { steps, ...top } = climb(length, random, Math.min(climbLength, count - readCount));
    readCount += steps;
    found.push(top);
  }
  // The slowest are read again at the end, when the engine has compiled everything.
  const slowest = found
    .toSorted((left, right) => right.spentMs - left.spentMs)
    .slice(0, 20)
    .reduce<SlowText>(slowerOf, { text: "", spentMs: 0 });
  return {
    slowest,
    medianMs: medianOf([...ordinaryMs, ...ordinary.map((text) => readingMs(text, 5))]),
    readCount,
  };
}
