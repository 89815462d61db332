import type { Weights } from "@/lib/extraction/rules/choose/scorer";
import type { NoteJudge } from "@/lib/extraction/rules/judge/judge-note";
import { judgeBy } from "./judge-by-weights";
import { noteWeights } from "./note-weights";

/** One line of several with a date and an hour each; set by hand. */
const ofRow = { "dated-row": 2 };

/** How a language judges short texts: by its words, and by what needs none, as `npm run train` has learned both. */
export const notesOf = (words: Weights): NoteJudge => judgeBy({ ...noteWeights, ...ofRow, ...words });
