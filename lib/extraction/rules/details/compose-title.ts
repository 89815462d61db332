import type { Evidence } from "@/lib/wire/evidence";
import { cutTail } from "./cut-tail";
import { findNamedTitle } from "./find-named-title";
import { type Kept, keptIn, runsOf, trimRun, writeRuns } from "./kept-words";
import { capitalizeFirst } from "./letter-case";
import { nameOfHoliday, nameOfLabel } from "./name-of-holiday";
import { phraseLength } from "./phrases";
import { evidenceOf, hasStart, lowerAt, type Range, type Reading, type Role, textOf } from "./reading";
import { type Stripped, stripCommand } from "./strip-command";
import { starts } from "./word-starts";

/** A title with the words it is made of. */
export interface Title {
  text: string;
  evidence: Evidence[];
  /** True where it is given outright, was asked for, or names an activity; other words are perhaps no plan at all. */
  isPlan: () => boolean;
}

const always = (): boolean => true;
const never = (): boolean => false;

interface Candidate {
  runs: Range[];
  container: string;
  score: number;
  isPlan: () => boolean;
}

const longestTitle = 200;
/** What a meeting weighs that is asked for with its time and who comes: more than other words without a time. */
const knownMeeting = 6.2;
/** What each clause loses beside the one before it. */
const laterLoss = 0.5;

function cleanRuns(reading: Reading, kept: Kept): Range[] {
  const runs: Range[] = [];
  for (const run of runsOf(kept)) {
    const trimmed = trimRun(reading, run, runs.length === 0);
    if (trimmed.to > trimmed.from) runs.push(trimmed);
  }
  return runs;
}

function wordsOf(reading: Reading, runs: readonly Range[]): { lower: string; isPerson: boolean }[] {
  const words: { lower: string; isPerson: boolean }[] = [];
  for (const run of runs) {
    for (let at = run.from; at < run.to; at += 1) {
      const token = reading.tokens[at];
      if (token?.kind === "word")
        words.push({ lower: token.lower, isPerson: reading.roles[at] === "person" });
    }
  }
  return words;
}

interface Weighed {
  roles: readonly (Role | null)[];
  runs: readonly Range[];
  stripped: Stripped;
}

function scoreOf(reading: Reading, weighed: Weighed): number {
  const { roles, runs, stripped } = weighed;
  const words = wordsOf(reading, runs);
  const content = words.filter((word) => !word.isPerson && !reading.words.titles.weakWords.has(word.lower));
  const hasSoft = words.some((word) => reading.words.commands.softContainers.has(word.lower));
  const hasPerson = words.some((word) => word.isPerson);
  if (content.length === 0) {
    // `Rowan Dental: Hi Ms Bell, this is a reminder of your appointment with Dr Ito on Friday`.
    if (hasSoft) return hasPerson && stripped.isAsked && roles.includes("time") ? knownMeeting : 1;
    if (words.some((word) => reading.words.grammar.bookables.has(word.lower))) return 0.2;
    return hasPerson ? 0.5 : -100;
  }
  let score = 4;
  if (stripped.isAsked) score += 1.5;
  if (stripped.isCommanded) score += 1;
  if (words.some((word) => reading.words.titles.eventNouns.has(word.lower))) score += 2;
  if (roles.includes("time")) score += 2;
  if (roles.includes("title")) score += 6;
  if (reading.words.titles.statementStarts.has(words[0]?.lower ?? "")) score -= 3;
  return score;
}

/** The score that a clause would have if everything in its words spoke for it. */
function mostScore(reading: Reading, clause: Range, index: number): number {
  let score = 8.5 - index * laterLoss;
  let hasTime = false;
  let hasTitle = false;
  for (let at = clause.from; at < clause.to; at += 1) {
    hasTime ||= reading.roles[at] === "time";
    hasTitle ||= reading.roles[at] === "title";
  }
  if (hasTime) score += 2;
  if (hasTitle) score += 6;
  return score;
}

function candidateOf(reading: Reading, clause: Range, index: number): Candidate {
  const roles = reading.roles.slice(clause.from, clause.to);
  const isOnCalendar = roles.includes("title") || roles.includes("filler");
  const stripped = stripCommand(reading, keptIn(reading, clause), isOnCalendar);
  const runs = cleanRuns(reading, cutTail(reading, stripped.kept));
  const score = scoreOf(reading, { roles, runs, stripped }) - index * laterLoss;
  const isPlan = () =>
    stripped.isAsked ||
    stripped.isCommanded ||
    wordsOf(reading, runs).some((word) => reading.words.titles.eventNouns.has(word.lower));
  return { runs, container: stripped.container, score, isPlan };
}

function clauseEnd(clauses: readonly Range[], at: number): number {
  return clauses.find((clause) => clause.from <= at && at < clause.to)?.to ?? at;
}

/** The title given outright, if there is one: it ends with its clause. */
function namedTitle(reading: Reading, clauses: readonly Range[]): Candidate | null {
  const named = findNamedTitle(reading);
  if (named === null) return null;
  const to = clauseEnd(clauses, named.from);
  const runs = cleanRuns(reading, cutTail(reading, keptIn(reading, { from: named.from, to })));
  const first = runs[0];
  if (first === undefined || wordsOf(reading, runs).length === 0) return null;
  const later = runs.slice(1).filter((run) => reading.roles[run.from] === "person");
  return { runs: [first, ...later], container: "", score: 100, isPlan: always };
}

/** Whether the runs say more than who comes along. */
function hasHead(reading: Reading, runs: readonly Range[]): boolean {
  const words = wordsOf(reading, runs);
  const isOnlyEmpty = words.some((word) => word.isPerson);
  return words.some(
    (word) => !word.isPerson && !(isOnlyEmpty && reading.words.titles.emptyHeads.has(word.lower)),
  );
}

/** The runs cut down to their people. */
function peopleRuns(reading: Reading, runs: readonly Range[]): Range[] {
  return runs.flatMap((run) => {
    let from = run.from;
    while (from < run.to && reading.roles[from] !== "person") from += 1;
    return from < run.to ? [{ from, to: run.to }] : [];
  });
}

/** `with Ana` alone, or an `event with Ana`, is a meeting. */
function finish(reading: Reading, candidate: Candidate | undefined): Title {
  const given = candidate?.runs ?? [];
  const isBare = given.length > 0 && !hasHead(reading, given);
  const runs = isBare ? peopleRuns(reading, given) : given;
  const written = writeRuns(reading, runs);
  const text = isBare ? withHead(reading, runs, written.text) : written.text;
  const isPlan = candidate?.isPlan ?? never;
  if (text !== "") return { text: shorten(capitalizeFirst(text)), evidence: written.evidence, isPlan };
  const status = findStatus(reading);
  if (status !== null)
    return {
      text: capitalizeFirst(textOf(reading, status)),
      evidence: evidenceOf(reading, "title", status),
      isPlan: never,
    };
  const isSoft = candidate !== undefined && reading.words.commands.softContainers.has(candidate.container);
  const name = isSoft ? null : (nameOfHoliday(reading) ?? nameOfLabel(reading));
  if (name !== null)
    return {
      text: capitalizeFirst(name.text),
      evidence: evidenceOf(reading, "title", name.range),
      isPlan: never,
    };
  return {
    text: isSoft ? capitalizeFirst(candidate.container) : reading.words.titles.unnamed,
    evidence: [],
    isPlan: () => isSoft,
  };
}

/** `I'm free [Monday]`, `We're away [next week]`: where nothing else is said, how one is. */
function findStatus(reading: Reading): Range | null {
  if (!hasStart(reading, starts.status)) return null;
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const length = phraseLength(reading, at, reading.words.titles.statuses);
    if (length > 0) return { from: at, to: at + length };
  }
  return null;
}

function withHead(reading: Reading, runs: readonly Range[], text: string): string {
  const first = runs[0];
  return first !== undefined && lowerAt(reading, first.from) === reading.words.small.with
    ? `${reading.words.titles.meetingWith}${text.slice(reading.words.small.with.length)}`
    : `${reading.words.titles.meetingWith} ${text}`;
}

/** Cuts an overlong title at a word. */
export function shorten(title: string): string {
  if (title.length <= longestTitle) return title;
  const cut = title.slice(0, longestTitle - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > longestTitle / 2 ? cut.slice(0, space) : cut).toWellFormed()}…`;
}

/** People said outside the chosen clause (`Lunch tomorrow, with Ana`) join the title. */
function withCompanions(reading: Reading, runs: readonly Range[], companions: readonly Range[]): Range[] {
  if (companions.length !== 1 || wordsOf(reading, runs).some((word) => word.isPerson)) return [...runs];
  return [...runs, ...companions];
}

/**
 * The title of a reading: one that is given outright, else the clause that says most of an event, without what asks for
 * the entry and without what was claimed as time, place or remark. `companions` are the phrases of people who come along.
 */
export function composeTitle(
  reading: Reading,
  clauses: readonly Range[],
  companions: readonly Range[],
): Title {
  const named = namedTitle(reading, clauses);
  if (named !== null) return finish(reading, named);
  const candidates: Candidate[] = [];
  let best: Candidate | undefined;
  for (const [index, clause] of clauses.entries()) {
    // In an announcement most clauses cannot win any more, so they are not even stripped.
    if (best !== undefined && mostScore(reading, clause, index) <= best.score) continue;
    const candidate = candidateOf(reading, clause, index);
    candidates.push(candidate);
    if (best === undefined || candidate.score > best.score) best = candidate;
  }
  if (best === undefined || best.score < -50) {
    const container =
      candidates.find((candidate) => reading.words.commands.softContainers.has(candidate.container))
        ?.container ?? "";
    return finish(reading, { runs: [...companions.slice(0, 1)], container, score: 0, isPlan: never });
  }
  return finish(reading, { ...best, runs: withCompanions(reading, best.runs, companions) });
}
