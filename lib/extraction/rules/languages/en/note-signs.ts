import { type NoteJudge, unweighed } from "@/lib/extraction/rules/judge/judge-note";
import { silentInLines } from "./line-silence";

/**
 * A judge of short texts for those that have a sign of planning nothing; of the others everything is an event, so that a browser
 * reads them without what words weigh.
 */
export const judgeWherePlanless = ({ weights, weigh }: NoteJudge): NoteJudge => ({
  weights,
  weigh: (draft, note) =>
    silentInLines.sign?.test(note.text.toLowerCase()) === false ? unweighed : weigh(draft, note),
});
