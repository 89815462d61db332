/** Whose text is read: what one of them sends waits for what the others sent. */
export interface Caller {
  /** As `addressKey` has it; one address may be that of many visitors. Empty where no request waits. */
  address: string;
  visitorId: string;
}

/** How a text writes its dates and hours. */
interface TextHabits {
  /** The day before the month in numeric dates: another of them has a first number above 12. */
  dayFirst: boolean;
  /** Hours from 0 to 23, so that 7:00 is in the morning. */
  isTwentyFour: boolean;
}

/** What every reader of a text is given. The clock and the zone are arguments: extraction has no state of its own. */
export interface ExtractionRequest {
  text: string;
  /** The visitor's now, epoch milliseconds. */
  nowMs: number;
  /** The visitor's IANA zone: "tomorrow at 2 PM" means tomorrow there. */
  timeZone: string;
  /** BCP 47 language of the text, as far as known. */
  language: string;
  /** How the whole text writes, where `text` is a part of it; told from `text` itself when absent. */
  habits?: TextHabits;
  /** Whose text it is, for taking turns where texts wait; nobody's in particular when absent. */
  caller?: Caller;
  signal?: AbortSignal;
}
