import { phraseTable, wordSet } from "@/lib/extraction/rules/details/phrase-table";

/** Words for the thing that every event goes into, misspelt ones too. */
export const calendarNouns = wordSet(
  "calendar calendars calender calander calandar calendat calentar caldendar schedule schedual agenda diary planner",
);

/** Prepositions before a calendar. */
export const calendarPrepositions = wordSet("to on in into onto for from ot at of with");

/** Owners of a calendar. */
export const calendarOwners = wordSet("my the your our his her a this me you");

/** Kinds of calendars. */
export const calendarKinds = wordSet(
  "personal work google outlook apple shared family business online office home own main weekly daily",
);

/** Phrases that ask, thank or say the obvious. */
export const fixed = phraseTable(`
  is that correct; is this correct; is it correct; is that right; is this right; is it right; was that all correct; is this all correct; is that all correct; do you confirm; am i right; does that work; would that work; does this sound right;
  as soon as possible; if possible; if you can; if you don't mind; thank you; thank you so much; thanks; thanks in advance; thank you very much;
  show me as busy; show me as free; show me as out of office; mark it as busy; mark me as busy; mark it as private; mark as busy; mark as private; mark me as out of office; set my status to busy; set my status to out of office; set my status as busy; set my status as out of office; set status to busy;
  put it on my calendar; put that on my calendar; put this on my calendar; add it to my calendar; add that to my calendar; add this to my calendar; put it on the calendar; add it to the calendar; add that to the calendar; put it in my calendar; put that in my calendar; please add that; please add it; for me please; for me; for us;
  with the whole team; with everyone; with everybody; with all of us; with the entire team; for the whole team; with the whole family; with the whole office; with the whole company; with all employees;
  in the spring; in the summer; in the fall; in the autumn; in the winter; for the summer; for the winter; during the summer; during the winter; this summer; this winter; this fall; this spring; this month; this year; next month; next year; next summer; next winter; next spring; next fall; last month; last year;
  first thing; instead; how about; what about; needs to be on my calendar; need it; on it; save the date; save the date for; by myself; at all; inclusive; onwards; your booking is confirmed; your reservation is confirmed; your order is confirmed; booking confirmed; booking confirmation; regards ,; kind regards; best regards; warm regards; many thanks; yours sincerely; yours faithfully; see you there; see u there; see ya there; see you then; see u then; hope you can come; hope you can make it; hope to see you there
`);
