import type { AnsweredText } from "./answered-text";
import { documentAnswers } from "./document-answers";
import { englishAnswers } from "./english-answers";
import { germanAnswers } from "./german-answers";
import { otherAnswers } from "./other-answers";
import { romanceAnswers } from "./romance-answers";

/** Thirty texts in ten languages, each with two right answers. */
export const answeredTexts: AnsweredText[] = [
  ...englishAnswers,
  ...documentAnswers,
  ...germanAnswers,
  ...romanceAnswers,
  ...otherAnswers,
];
