/** The words with which a language asks to call, and those of its weekdays as they stand in hours of business. */
interface OfficeWords {
  calls: string;
  days: string;
  /** `von` Montag `bis` Freitag. */
  from: string;
  to: string;
}

/** `call us by Thursday (Mon–Fri 8–16)`: in brackets behind words that ask to call, the weekdays say when somebody answers. */
export const officeHours = ({ calls, days, from, to }: OfficeWords): string =>
  `(?<=\\((?:${from}) ?|\\()(?<=(?:${calls})[^\\n]{0,90})(?:(?:${from}) )?(?:${days})\\.? ?(?:[-–/]|${to}) ?(?:${days})(?!\\p{L})[^()\\n]{4,40}(?=\\))`;
