import type { AnsweredText } from "./answered-text";
import { freshEnglishAnswers } from "./fresh-english-answers";
import { freshFrenchAnswers } from "./fresh-french-answers";
import { freshGermanAnswers } from "./fresh-german-answers";

/** Twenty texts in six languages, each with two right answers; kept unchanged since their first run. */
export const freshAnswers: AnsweredText[] = [
  ...freshEnglishAnswers,
  ...freshGermanAnswers,
  ...freshFrenchAnswers,
];
