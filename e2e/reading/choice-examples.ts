import { readFileSync } from "node:fs";
import { z } from "zod";
import type { WeighedPlace } from "@/lib/extraction/rules/describe/choose-place";
import type { NameCandidate } from "@/lib/extraction/rules/describe/name-features";
import type { FoundEvent } from "@/lib/extraction/rules/judge/found-event";
import type { DocumentTrace } from "@/lib/extraction/rules/read-document";
import { type Answer, answerSchema, likeness, matchAnswers } from "./answer";
import { traceTaught } from "./event-examples";
import type { Choice } from "./learn-choices";
import { parseCaseLine } from "./predict-case";

/** A choice that an answer tells the right option of, if there is one. */
export interface TaughtChoice extends Choice {
  /** False where the answer says that there is nothing to choose. */
  isAsked: boolean;
}

/** What a text teaches of the names and the places of its events. */
export interface TaughtChoices {
  id: string;
  names: readonly TaughtChoice[];
  places: readonly TaughtChoice[];
}

/** At least so many of the words that a candidate opens with are of the place: `All talks in the Weaver Room` says more. */
const leastShare = 0.5;
/** And so many of an address, whose town and code an answer may leave out. */
const leastShareOfAddress = 0.34;
/** At least so alike a name is to one of an answer's. */
const leastLikeness = 0.75;

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[’'"“”]/g, "")
    .replace(/[^\p{L}\p{N}/&@.]+/gu, " ")
    .replace(/\b(?:the|an?)\b/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** True where a candidate says all of the place and little beyond. */
function isPlace({ placed }: WeighedPlace, place: string): boolean {
  const { venue, location } = placed();
  const wanted = plain(place);
  const said = [plain(`${venue} ${location}`), plain(`${location} ${venue}`)];
  const opening = plain(venue === "" ? location : venue).split(" ");
  const share = venue === "" ? leastShareOfAddress : leastShare;
  return said.some((words) => words.includes(wanted)) && wanted.split(" ").length >= share * opening.length;
}

function placeChoice(trace: DocumentTrace, { draft, item }: FoundEvent, { place }: Answer): TaughtChoice[] {
  const told = trace.places.find((one) => one.item === item && one.title === draft.title);
  if (told === undefined || told.candidates.length === 0) return [];
  const isAsked = typeof place === "string";
  const options = told.candidates.map((one) => ({
    features: one.features,
    isTrue: isAsked && isPlace(one, place),
  }));
  return [{ isAsked, options }];
}

const begins = (left: string, right: string): boolean => left.startsWith(right) || right.startsWith(left);

function nameChoice(trace: DocumentTrace, { draft, item }: FoundEvent, answer: Answer): TaughtChoice[] {
  const titles = [answer.title, ...answer.altTitle];
  const isName = ({ title }: NameCandidate): boolean =>
    titles.some((one) => likeness(one, title) >= leastLikeness);
  // A place may be left out of the title that an event is given.
  const told = trace.names.find(
    (one) => one.item === item && one.candidates.some(({ title }) => begins(title, draft.title)),
  );
  if (told === undefined) return [];
  const options = told.candidates.map((one) => ({
    features: Object.entries(one.features).flatMap(([name, holds]) => (holds ? [name] : [])),
    isTrue: isName(one),
  }));
  return [{ isAsked: true, options }];
}

function taughtChoices(line: string, lineNumber: number): TaughtChoices[] {
  const { events } = z.object({ events: z.array(answerSchema) }).parse(JSON.parse(line));
  const one = parseCaseLine(line, lineNumber);
  const trace = traceTaught(one);
  if (trace === null) return [];
  const matched = [...matchAnswers(trace.judged, events, ({ draft }) => draft)];
  return [
    {
      id: one.id,
      names: matched.flatMap(([answer, found]) => nameChoice(trace, found, answer)),
      places: matched.flatMap(([answer, found]) => placeChoice(trace, found, answer)),
    },
  ];
}

/** What the texts of a file of cases teach. */
export const choicesOfFile = (file: string): TaughtChoices[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, at) => (line.trim() === "" ? [] : taughtChoices(line, at + 1)));
