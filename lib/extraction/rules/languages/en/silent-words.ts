const days = "(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)[a-z]*";
/** What is going to be, or is, closed or opened has not been. */
const past =
  "(?<!\\b(?:be|is|are|get|gets|being|we['’]re|they['’]re) )(?:(?<![:;(–-] ?|^ ?)closed|was|were|had been|has been|have been|took place|came|went|got|attended|met|held|opened|happened|approved|reported|resurfaced|repaired|paid|raised|made|won|lost|scored|drew|beat|died|passed away|born|engaged|married|received|arrived|left|said|wrote|spoke|thanked|enjoyed|fell|rose)";

/** English phrases that tell that a time beside them is no event of the reader's, as expressions over lower-cased words. */
export const silentWords = {
  /** When somebody is there: opening hours, office hours, when the phone is answered. */
  hours: new RegExp(
    [
      "\\b(?:opening|office|business|usual|normal|visiting|library|shop|temple|pool|reception|phone|consulting|surgery|trading|kitchen|bar) (?:hours|timings?|times)\\b",
      "\\bhours ?:",
      `\\b(?:open|staffed|manned|available|answered|on duty)\\b[^.!?]{0,24}\\b${days}\\b(?! \\d)(?! (?:the )?\\d)[^.!?]{0,60}\\d`,
      `^${days} ?(?:-|to|–|&|and) ?${days},? ?:? ?\\d`,
      `\\(${days} ?(?:-|–|to) ?${days}[^)]{0,30}\\d[^)]{0,20}\\)`,
      "\\b(?:lines|phones?|office|desk|reception|box office|shop|museum|library|hut|café|cafe|bar) (?:is|are) (?:open|staffed|closed(?![^.!?]{0,24}\\d))\\b",
      "\\bbox office\\b[^.!?]{0,40}\\d",
      "\\bnot (?:after|before) \\d{1,2} ?(?:[ap]m)?\\b",
      "\\b24/7\\b",
      "\\bday off\\b",
    ].join("|"),
  ),
  /** When something was written, booked, paid or printed. */
  stamp:
    /\b(?:issued|booked (?:on|at)|placed|(?<!\bbe )ordered|(?<!\bbe )posted|printed|updated|dated|generated|purchased|published|(?<!\bbe )submitted|created|(?<!\bbe )registered|date of (?:letter|issue|birth|order|booking|invoice)|(?:letter|issue|order|invoice|booking|statement|print) date|as (?:of|at)|last (?:updated|modified|seen)|our (?:letter|e-?mail|call|conversation) of|your (?:letter|e-?mail|call|order|booking)(?: of)?|minutes of|edition|issue no|vol|dob|born|member since|since|established|est\.|founded|copyright|version|ref(?:erence)?|receipt|© ?)\b[^.!?\n]{0,24}$/,
  /** Said of what has been, right before or behind the time. */
  past: new RegExp(
    `\\b(?:last (?:week|month|year|night|${days})|yesterday|ago|the other day)\\b|\\b${past}\\b[^.!?]{0,48}$`,
  ),
  /** A sentence in the past that names a day: what stands behind the day tells. */
  pastBehind: new RegExp(`^[^.!?]{0,16}\\b${past}\\b`),
  /** Rules of tickets and counters: how long before, what costs how much. */
  terms:
    /[£$€₹] ?\d[^.!?]{0,12} (?:un)?till? |\b(?:refund|cancel(?:lation)? (?:up to|until|free|policy)|before (?:departure|the event|kick-?off|curtain|your)|check-?in (?:opens|closes)|gates? (?:open|close)|boarding (?:ends|closes)|bag drop|latecomers|per (?:person|head|day|hour)|late (?:fee|cancel)|turnstiles|sales? ends?|early entry|re-?entry|fees? apply)\b/,
} as const;
