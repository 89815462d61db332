import type { SentenceWords } from "@/lib/extraction/rules/pack/sentence-words";
import { asides } from "./asides";
import { calledOff } from "./called-off";
import { changes } from "./changes";
import { clauses } from "./clauses";
import { connections } from "./connections";
import { gaps } from "./gaps";
import { habits } from "./habits";
import { items } from "./items";
import { journeys } from "./journeys";
import { leads } from "./leads";
import { programme } from "./programme";
import { spokenHours } from "./spoken-hours";
import { tense } from "./tense";
import { weak } from "./weak";
import { wrapping } from "./wrapping";

/** English, as the engine asks for it in a sentence. */
export const sentenceWords: SentenceWords = {
  wrapping,
  clauses,
  connections,
  gaps,
  programme,
  tense,
  leads,
  asides,
  journeys,
  calledOff,
  changes,
  weak,
  items,
  spokenHours,
  habits,
};
