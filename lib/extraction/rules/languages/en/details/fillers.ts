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
  is/was that/this/it /all correct/right; do you confirm; am i right; does/would that work; does this sound right;
  as soon as possible; if possible; if you can; if you don't mind; thank you; thank you so/very much; thanks; thanks in advance;
  show me as busy/free; show me as out of office; mark /it/me as busy/private; mark me as out of office; set /my status to/as busy; set my status to/as out of office;
  put/add it/that/this on/in/to my/the calendar; please add that/it; for me /please; for us;
  with everyone/everybody; with all of us; with/for the whole/entire team/family/office/company; with all employees;
  in/for/during the spring/summer/fall/autumn/winter; this/next/last spring/summer/fall/winter/month/year;
  first thing; instead; how/what about; needs to be on my calendar; need it; on it; save the date /for; by myself; at all; inclusive; onwards; your booking/reservation/order is confirmed; booking confirmed/confirmation; regards ,; kind/best/warm regards; many thanks; yours sincerely/faithfully; see you/u/ya there/then; hope you can come; hope you can make it; hope to see you there
`);
