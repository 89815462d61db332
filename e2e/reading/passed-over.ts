import { readFileSync } from "node:fs";
import { parse } from "chrono-node/en";
import { readWhole } from "@/lib/extraction/rules/read-text";
import { findUnread } from "@/lib/extraction/rules/unread/find-unread";
import { timesTold } from "@/lib/extraction/rules/unread/times-told";
import { parseCaseLine } from "./predict-case";
import { textFiles } from "./score-documents";

/** A text with the moment and zone in which it is read. */
export interface DatedText {
  text: string;
  nowMs: number;
  timeZone: string;
}

const month = "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*";
/** Dates and hours in unmistakable forms, whatever chrono-node makes of them. */
const plainForms = [
  /\b\d{4}-\d{2}-\d{2}\b/g,
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi,
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? ${month}\\b`, "gi"),
  /\b\d{1,2}:\d{2}(?: ?[ap]m)?\b/gi,
  /\b\d{1,2}(?:\.\d{2})? ?[ap]m\b/gi,
];

interface Words {
  start: number;
  end: number;
}

/**
 * Words that name a day or an hour for chrono-node or by their form; chrono-node continues over the end of a
 * line, which no date does.
 */
export function dateLikeIn({ text, nowMs }: DatedText): Words[] {
  const byForm = plainForms.flatMap((form) =>
    [...text.matchAll(form)].map(({ index, 0: words }) => ({ start: index, end: index + words.length })),
  );
  const byChrono = parse(text, new Date(nowMs)).flatMap(({ index, text: words, start }) => {
    const isNamed = start.isCertain("day") || start.isCertain("weekday") || start.isCertain("hour");
    const [line = ""] = words.split("\n");
    return isNamed && !/^now$/i.test(words) ? [{ start: index, end: index + line.length }] : [];
  });
  return [...byForm, ...byChrono];
}

/**
 * The rest of the words outside evidence and unread times: apart from the letters of small words, there must
 * be none.
 */
function leftOf(text: string, { start, end }: Words, told: readonly Words[]): string {
  let left = "";
  for (let at = start; at < end; at += 1)
    left += told.some((one) => one.start <= at && at < one.end) ? " " : text.charAt(at);
  return left;
}

const saysSomething = new RegExp(`\\d|\\b(?:mon|tue|wed|thu|fri|sat|sun|${month})`, "i");

/** The date-like words of a text that are neither evidence of an event nor reported as unread, verbatim. */
export function passedOver(one: DatedText): string[] {
  const { text } = one;
  const reading = readWhole({ ...one, language: "en" });
  const { drafts } = reading;
  const unread = findUnread(text, timesTold(reading), { kept: drafts, found: drafts });
  const told = [...drafts.flatMap(({ evidence }) => evidence), ...unread];
  return dateLikeIn(one).flatMap((words) => {
    const left = leftOf(text, words, told);
    const isPassed = saysSomething.test(left) || left === text.slice(words.start, words.end);
    return isPassed ? [text.slice(words.start, words.end)] : [];
  });
}

/** The texts of a file of cases whose ids are among those wanted; all of them unless it is said which. */
export function readTexts(file: string, isWanted: (id: string) => boolean = () => true): DatedText[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, at) => {
    if (line.trim() === "") return [];
    const { id, text, reference, timezone } = parseCaseLine(line, at + 1);
    if (!isWanted(id)) return [];
    return [{ text, nowMs: Date.parse(reference), timeZone: timezone }];
  });
}

/** A sentence that says how many dates and hours in the whole texts of a corpus are silently missed. */
export function tellPassedOver(folder: string): string {
  const texts = textFiles(folder, "documents").flatMap((file) => readTexts(file));
  const total = texts.flatMap(dateLikeIn).length;
  const passed = texts.flatMap(passedOver).length;
  const share = total === 0 ? 0 : (100 * passed) / total;
  return `Dates and hours of whole texts that are neither evidence nor told to be unread: ${passed} of ${total} (${share.toFixed(1)} %).`;
}
