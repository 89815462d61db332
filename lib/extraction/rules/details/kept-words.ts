import type { Evidence } from "@/lib/wire/evidence";
import { evidenceOf, lowerAt, type Range, type Reading, textOf } from "./reading";
/** Token indexes, in the order in which they make a title. */
export type Kept = readonly number[];

/** The tokens of a clause that may be part of its title: unclaimed ones and the people. */
export function keptIn(reading: Reading, clause: Range): number[] {
  const kept: number[] = [];
  for (let at = clause.from; at < clause.to; at += 1) {
    const role = reading.roles[at];
    if ((role === null || role === "person") && reading.tokens[at]?.kind !== "line") kept.push(at);
  }
  return kept;
}

/** Cuts kept tokens into runs that stand side by side in the text. */
export function runsOf(kept: Kept): Range[] {
  const runs: Range[] = [];
  for (const at of kept) {
    const last = runs.at(-1);
    if (last !== undefined && last.to === at) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return runs;
}

const brackets: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

function closesInside(reading: Reading, run: Range): boolean {
  const last = reading.tokens[run.to - 1];
  const opening = last?.kind === "mark" ? brackets[last.text] : undefined;
  if (opening === undefined) return true;
  for (let at = run.from; at < run.to; at += 1) if (reading.tokens[at]?.text === opening) return true;
  return false;
}

function endsDangling(reading: Reading, run: Range): boolean {
  const last = reading.tokens[run.to - 1];
  if (last === undefined) return false;
  const isJoiner = last.lower === reading.words.small.and || last.lower === reading.words.small.with;
  if (reading.roles[run.to - 1] === "person" && last.kind === "word" && !isJoiner) return false;
  // `Wedding of April & Will`: with a capital it is the name.
  if (last.lower === reading.words.small.will && last.isUpper && reading.capitalsTell) return false;
  if (!closesInside(reading, run)) return true;
  if (!reading.words.titles.danglingEnds.has(last.lower)) return false;
  const before = reading.tokens[run.to - 2];
  const particle = reading.words.titles.verbParticles.get(last.lower);
  if (particle === undefined || before === undefined || run.to - run.from < 2) return true;
  if (reading.words.titles.danglingEnds.has(before.lower)) return true;
  return !(particle.has("*") || particle.has(before.lower));
}

function startsDangling(reading: Reading, run: Range, isFirst: boolean): boolean {
  const first = reading.tokens[run.from];
  if (first === undefined || reading.roles[run.from] !== null) return false;
  return (
    reading.words.titles.danglingStarts.has(first.lower) ||
    (isFirst && reading.words.titles.danglingFirstWords.has(first.lower))
  );
}

/** Takes joiners and prepositions off both ends of a run whose neighbour was taken out. */
export function trimRun(reading: Reading, run: Range, isFirst: boolean): Range {
  let { from, to } = run;
  while (to > from && endsDangling(reading, { from, to })) to -= 1;
  while (from < to && startsDangling(reading, { from, to }, isFirst)) from += 1;
  return { from, to };
}

/** `my recital's [on Sunday]`: before a time the 's is a verb, unless somebody's place is meant (`dinner at Zoe's on Sunday`). */
function withoutVerb(reading: Reading, run: Range): string {
  const text = textOf(reading, run);
  const next = reading.tokens[run.to];
  if (
    next?.kind !== "time" ||
    !reading.words.grammar.timeLead.test(next.lower) ||
    !/\p{L}['\u2019]s$/u.test(text)
  )
    return text;
  const isPlace =
    run.to - run.from < 1 || reading.words.grammar.ownersPlace.has(lowerAt(reading, run.to - 2));
  return isPlace || reading.roles[run.to - 1] !== null ? text : text.slice(0, -2);
}

/** Runs as one line of text with their evidence. */
export function writeRuns(reading: Reading, runs: readonly Range[]): { text: string; evidence: Evidence[] } {
  const filled = runs.filter((run) => run.to > run.from);
  return {
    text: filled.map((run) => withoutVerb(reading, run)).join(" "),
    evidence: filled.flatMap((run) => evidenceOf(reading, "title", run)),
  };
}
