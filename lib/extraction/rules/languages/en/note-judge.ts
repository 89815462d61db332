import type { NoteJudge } from "@/lib/extraction/rules/judge/judge-note";
import { judgeBy } from "@/lib/extraction/rules/languages/judge-by-weights";
import { judgeWherePlanless } from "./note-signs";
import { noteWeights } from "./note-weights";

/** A draft of an English text that weighs less is no event. */
export const leastOfEnglishNote = -2.5;

/** How short English texts are judged, where they have a sign of planning nothing. */
export const noteJudge: NoteJudge = judgeWherePlanless(judgeBy(noteWeights, leastOfEnglishNote));
