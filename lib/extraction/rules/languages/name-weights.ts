import { readWeights, type Weights } from "@/lib/extraction/rules/choose/scorer";

/** Written by `npm run train`. Cross-validated by text: 3066 of 4326 right, where some candidate of 3678 is. */
export const nameWeights: Weights = readWeights(`
- above 33 address -23 agreed 15 auxiliary -14 behind-comma -24 behind-time -12 below -7 bold 15
 built 26 built-answer 60 built-closed 5 built-due -3 built-happens -5 built-is-then 3
 built-join -2 built-later -8 built-must -3 built-please 3 built-there-is 3 built-we-do 2 cell 23
 command -34 contact -31 container -36 day-line -12 engine-title 23 event-noun 14 first-timed 19
 fuller 60 heading 11 heading-far -5 heading-farther -13 in-brackets -29 instruction -16
 item-opens-with-time 13 label 29 lead-in 46 long -28 money -24 of-command 69 one-word -24
 only-item 19 opens-entry 20 opens-stanza 3 other-label -140 own-label 58 own-place -21 piece 25
 piece-first 17 piece-later -14 place -15 previous 34 pronoun -158 quoted 6 remark -130
 right-beside 14 same-sentence 23 sentence -37 sentence-before 7 sentence-behind -37 small -31
 small-letter -12 subject 9 weak -30 whole-line -9 wordless -380
`);
