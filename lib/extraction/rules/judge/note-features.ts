import { type CivilDate, parseCivil, toDayNumber } from "@/lib/extraction/rules/civil-date";
import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { EventWords } from "@/lib/extraction/rules/pack/document-words";
import type { EventDraft } from "@/lib/extraction/schema";
import { bucket, timesOf } from "./found-event";
import { timeFeatures } from "./time-features";

/** A short text in which a draft was found. */
export interface NoteContext {
  text: string;
  today: CivilDate;
  words: EventWords;
  /** How many were found. */
  foundCount: number;
}

const timeMark = "\ue000";
const token = /\ue000+|\p{L}+|\d+(?:[.,:/]\d+)*|[^\s\p{L}\d]/gu;
const sentenceBreak = /(?<=[.!?…]["')\]»”]*)\s+(?=["'(*«„“¿¡]*[\p{Lu}\d¿¡])|\n/gu;
const wordLengths = [4, 8, 15, 30, 60];
const figureShares = [0.02, 0.08, 0.15, 0.3];
/** A series of every week that begins in more days than these begins on a day that is said. */
const leastUntilStart = 7;
const lineCounts = [2, 4, 7];
/** Of a longer word its beginning tells its matter, and its end its tense. */
const stemLength = 5;
const endingLength = 3;

/** `06/03 | Bahia x Vitória | 16h`: a line with a date and an hour in digits. */
const datedRow = /(?<![\d:.])\d{1,2}[./-](?:0?[1-9]|1[0-2])(?![\d:]).*\d{1,2}(?:[:.]\d\d| ?h)/u;
const leastRows = 3;

/** True where a stretch is the first figure of one of several such lines: a list of dates, and not stamps of messages. */
function isInDatedRows(text: string, { start }: Stretch): boolean {
  const from = text.lastIndexOf("\n", start) + 1;
  const own = text.slice(from).split("\n", 1)[0] ?? "";
  return (
    !/\d/.test(text.slice(from, start)) &&
    datedRow.test(own) &&
    text.split("\n").filter((line) => datedRow.test(line)).length >= leastRows
  );
}

/** A word without its accents, as people type it. */
const plain = (word: string): string => word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** The sentence of the text around a stretch. */
function sentenceAround(text: string, { start, end }: Stretch): Stretch {
  const breaks = [...text.matchAll(sentenceBreak)];
  const before = breaks.findLast(({ index }) => index < start);
  const behind = breaks.find(({ index }) => index >= end);
  return {
    start: before === undefined ? 0 : before.index + before[0].length,
    end: behind?.index ?? text.length,
  };
}

/** The words and signs of a stretch, each of the times in it as one mark, each number by its form. */
function tokensOf(text: string, within: Stretch, times: readonly Stretch[]): string[] {
  let marked = text;
  for (const { start, end } of times)
    marked = marked.slice(0, start) + timeMark.repeat(end - start) + marked.slice(end);
  const tokens = marked.slice(within.start, within.end).match(token) ?? [];
  return tokens.map((one) => {
    if (one.startsWith(timeMark)) return timeMark;
    return /^\d/.test(one) ? one.replace(/\d/g, "0") : plain(one);
  });
}

const ofWords = /^(?:w|p|s|b|a|opens|closes|t|q):/;

/** True for a feature that is a word of a language; no other language has it. */
export const isOfWords = (feature: string): boolean => ofWords.test(feature);

const isWord = (one: string): boolean => /^\p{L}/u.test(one);

/** What a word tells by itself, by its beginning and by its end. */
const partsOf = (word: string): string[] => [
  `w:${word}`,
  ...(word.length > stemLength ? [`p:${word.slice(0, stemLength)}`] : []),
  ...(word.length > stemLength ? [`s:${word.slice(-endingLength)}`] : []),
];

/** What the words around the time say, and those right beside it. */
function wordsAround(tokens: readonly string[]): string[] {
  const first = tokens.indexOf(timeMark);
  const last = tokens.lastIndexOf(timeMark);
  const at = (index: number): string => tokens[index] ?? "^";
  return [
    ...tokens.filter((one) => one !== timeMark).flatMap((one) => (isWord(one) ? partsOf(one) : [`m:${one}`])),
    `b:${at(first - 1)}`,
    `a:${at(last + 1)}`,
    `opens:${at(0)}`,
    `closes:${at(tokens.length - 1)}`,
  ];
}

/** What speaks for a draft of a short text to be an event, and against it: its time, its sentence, the rest of the text. */
export function noteFeatures(draft: EventDraft, { text, today, words, foundCount }: NoteContext): string[] {
  const times = timesOf(draft);
  const [first] = times;
  if (first === undefined) return ["no-words"];
  const own = sentenceAround(text, first);
  const inside = times.filter(({ start, end }) => start >= own.start && end <= own.end);
  const sentence = tokensOf(text, own, inside);
  const rest = [
    ...tokensOf(text, { start: 0, end: own.start }, times),
    ...tokensOf(text, { start: own.end, end: text.length }, times),
  ].filter((one) => one !== timeMark);
  const figures = text.replace(/\D/g, "").length / text.length;
  // Hours of business have neither a last day nor a first one.
  const day = parseCivil(draft.start);
  const isLater = day !== null && toDayNumber(day) - toDayNumber(today) > leastUntilStart;
  const rule = draft.recurrence ?? "";
  const isBounded = /;[CU]\w+=\d/.test(rule) || (isLater && !/\d/.test(rule));
  const said = times.flatMap(({ start, end }) => text.slice(start, end).match(token) ?? []);
  const features = [
    "any",
    ...timeFeatures({ draft }, { text, today, words }).filter((one) => one !== "series" || !isBounded),
    ...wordsAround(sentence),
    ...rest.flatMap((one) => (isWord(one) ? [`t:${one}`] : [])),
    ...said.map((one) => `q:${plain(one).replace(/\d/g, "0")}`),
    `long:${bucket(sentence.length, wordLengths)}`,
    `rest:${bucket(rest.length, wordLengths)}`,
    `lines:${bucket(text.split("\n").length, lineCounts)}`,
    `figures:${bucket(figures, figureShares)}`,
    `found:${bucket(foundCount, [2, 3, 5])}`,
    ...(isInDatedRows(text, first) ? ["dated-row"] : []),
  ];
  return [...new Set(features)];
}
