import {
  clubWords,
  eveningHabitWords,
  middayHabitWords,
  morningHabitWords,
  tableWords,
  workHabitWords,
} from "@/lib/extraction/rules/languages/en/words/units";
import type { HabitWords } from "@/lib/extraction/rules/pack/number-words";
import { anyWord } from "@/lib/extraction/rules/pack/sentence-expressions";

/** English: words of an event that say of its hour in which half of the day it is. */
export const habits: HabitWords = {
  morning: anyWord(morningHabitWords.join("|")),
  midday: anyWord(middayHabitWords.join("|")),
  work: anyWord(workHabitWords.join("|")),
  club: anyWord(clubWords.join("|")),
  table: anyWord(tableWords.join("|")),
  evening: anyWord(eveningHabitWords.join("|")),
};
