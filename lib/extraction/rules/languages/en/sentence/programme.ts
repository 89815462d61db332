import type { ProgrammeWords } from "@/lib/extraction/rules/pack/clause-words";

/** English: words about the parts of an event, and about what is none. */
export const programme: ProgrammeWords = {
  dayLabel: /date|day|when/,
  agenda:
    /(?:^|\n)[ \t]*(?:the )?(?:(?:agenda|outline|topics)[ \t]*:?[ \t]*|agenda for [^\n]{0,80}:[ \t]*)(?:\n|$)/,
  lengthLead: /last|duration|length|take/,
  lastingClause: /\b(?:be|stay|runs?|goes|event|meeting|party|talk|session)\b/,
  nothing: /^(?:off|day off|free|none|no [a-z]+|n\/a)$/,
  endLabel: /^(?:end|arriv|check-?out)/,
  arrivalLabel: /^arriv/,
  departureLabel: /^depart/,
};
