import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { writtenTexts } from "@/e2e/texts/written/all-written";
import { type NoteContext, noteFeatures } from "@/lib/extraction/rules/judge/note-features";
import { packOf } from "@/lib/extraction/rules/languages/known-languages";
import { nowIn } from "@/lib/extraction/rules/now";
import type { DocumentWords } from "@/lib/extraction/rules/pack/document-words";
import type { LanguagePack } from "@/lib/extraction/rules/pack/language-pack";
import { traceDocument } from "@/lib/extraction/rules/read-document";
import { isDocument, readInLanguage } from "@/lib/extraction/rules/read-in-language";
import { wholeTexts } from "@/lib/extraction/rules/whole-texts";
import type { EventDraft } from "@/lib/extraction/schema";
import { answerSchema, matchAnswers } from "./answer";
import { answerOf } from "./event-examples";
import type { Example } from "./learn-weights";
import { parseCaseLine } from "./predict-case";
import { saidTexts, zoneOfLanguage } from "./said-texts";
import { corpusFolder } from "./score-corpus";
import { isForWork } from "./working-half";

/** The languages of which short texts are learned from. */
export const noteLanguages = ["de", "en", "es", "fr", "it", "pt"] as const;
export type NoteLanguage = (typeof noteLanguages)[number];

/** A short text with what is found in it before it is judged. */
export interface TaughtNote {
  id: string;
  language: NoteLanguage;
  text: string;
  /** True if the text plans something. */
  isPlan: boolean;
  examples: Example[];
}

/** A short text as somebody wrote it, and which of what is found in it are events. */
interface WrittenNote {
  id: string;
  text: string;
  nowMs: number;
  timeZone: string;
  isPlan: boolean;
  /** The events among the drafts. */
  eventsOf: (drafts: readonly EventDraft[]) => ReadonlySet<EventDraft>;
}

/** A language that takes everything that it finds in a short text for an event. */
function openPack(language: NoteLanguage): { pack: LanguagePack; words: DocumentWords } {
  const pack = packOf(language);
  if (!pack?.whole?.document) throw new Error(`${language} has no words for documents.`);
  const words = { ...pack.whole.document, notes: null };
  return { pack: { ...pack, whole: wholeTexts(words) }, words };
}

/** A note with its findings; null for a text that is judged as a whole. */
function taughtNote(
  language: NoteLanguage,
  { id, text, nowMs, timeZone, isPlan, eventsOf }: WrittenNote,
): TaughtNote | null {
  const { pack, words } = openPack(language);
  const request = { text, nowMs, timeZone, language, pack, unknownLanguage: null };
  if (isDocument(text) && !traceDocument(request, words).isNote) return null;
  const { drafts } = readInLanguage(request);
  const note: NoteContext = {
    text,
    today: nowIn(timeZone, nowMs).today,
    words: words.eventWords,
    foundCount: drafts.length,
  };
  const events = eventsOf(drafts);
  const examples = drafts.map((draft) => ({
    features: noteFeatures(draft, note),
    isTrue: events.has(draft),
  }));
  return { id, language, text, isPlan, examples };
}

const linesOf = (file: string): string[] =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line.trim() !== "")
    : [];

/** When the lines of `e2e/texts/notes` are read. */
const reading = { nowMs: Date.parse("2026-11-20T09:00:00Z"), timeZone: "Europe/Paris" };

const allOf = (drafts: readonly EventDraft[]): ReadonlySet<EventDraft> => new Set(drafts);
const noneOf = (): ReadonlySet<EventDraft> => new Set();

/** The lines of `e2e/texts/notes`: `+` before one that plans something, `-` before one that does not. */
const signedNotes = (language: NoteLanguage): WrittenNote[] =>
  linesOf(path.join(import.meta.dirname, "../texts/notes", `${language}.txt`)).map((line, at) => {
    const isPlan = line.startsWith("+");
    const text = line.slice(2).replaceAll("\\n", "\n");
    return { id: `${language}-${at}`, text, ...reading, isPlan, eventsOf: isPlan ? allOf : noneOf };
  });

/** The texts of `e2e/texts/said`, whose events are those that are found. */
function saidNotes(language: NoteLanguage): WrittenNote[] {
  if (language === "en") return [];
  return saidTexts(language).map(({ text, answers }, at) => {
    const isPlan = !answers.includes("");
    const eventsOf = isPlan ? allOf : noneOf;
    const timeZone = zoneOfLanguage[language];
    return { id: `said-${language}-${at}`, text, nowMs: reading.nowMs, timeZone, isPlan, eventsOf };
  });
}

/** The texts with answers of a file of cases. */
const answeredNotes = (file: string, isTaken: (id: string) => boolean): WrittenNote[] =>
  linesOf(file).flatMap((line, at) => {
    const { id, text, reference, timezone } = parseCaseLine(line, at + 1);
    if (!isTaken(id)) return [];
    const { events } = z.object({ events: z.array(answerSchema) }).parse(JSON.parse(line));
    return {
      id,
      text,
      nowMs: Date.parse(reference),
      timeZone: timezone,
      isPlan: events.length > 0,
      eventsOf: (drafts) => new Set(matchAnswers(drafts, events, (draft) => draft).values()),
    };
  });

const any = (): boolean => true;

/** The texts that were written with their answers, as read in the evening of their day. */
const writtenWithAnswers = (): WrittenNote[] =>
  writtenTexts.map(({ text, events, zone: timeZone = "America/New_York" }, at) => {
    const answers = events.map(answerOf);
    return {
      id: `written-${at}`,
      text,
      nowMs: Date.UTC(2026, 10, 20, 17),
      timeZone,
      isPlan: answers.length > 0,
      eventsOf: (drafts) => new Set(matchAnswers(drafts, answers, (draft) => draft).values()),
    };
  });

/** The sentences of the corpora, which are such as people tell a calendar: all with a date are plans. */
const sentencesOfCorpora = (): WrittenNote[] =>
  globSync(`${corpusFolder}/*.dev.jsonl`)
    .sort()
    .flatMap((file) =>
      linesOf(file).map((line, at) => {
        const { id, text, reference, timezone } = parseCaseLine(line, at + 1);
        const { expected } = z
          .object({ expected: z.object({ count: z.number().optional() }) })
          .parse(JSON.parse(line));
        const isPlan = expected.count !== 0;
        const eventsOf = isPlan ? allOf : noneOf;
        return { id, text, nowMs: Date.parse(reference), timeZone: timezone, isPlan, eventsOf };
      }),
    );

function writtenNotes(language: NoteLanguage): WrittenNote[] {
  const lines = [...signedNotes(language), ...saidNotes(language)];
  return language === "en"
    ? [
        ...lines,
        ...globSync("e2e/texts/taught/*.jsonl")
          .sort()
          .flatMap((file) => answeredNotes(file, any)),
        ...globSync(`${corpusFolder}/documents/*.jsonl`)
          .sort()
          .flatMap((file) => answeredNotes(file, isForWork)),
        ...writtenWithAnswers(),
        ...sentencesOfCorpora(),
      ]
    : [...lines, ...answeredNotes(`${corpusFolder}/languages/${language}.jsonl`, isForWork)];
}

/** The short texts of a language that are learned from. */
export const taughtNotes = (language: NoteLanguage): TaughtNote[] =>
  writtenNotes(language).flatMap((note) => taughtNote(language, note) ?? []);
