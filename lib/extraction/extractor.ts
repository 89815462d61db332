/** Whose text is read: callers take turns. */
export interface Caller {
  /** As in `addressKey`; one address may be shared by many visitors. Empty if no request waits. */
  address: string;
  visitorId: string;
}

/** How a text writes its dates and hours. */
export interface TextHabits {
  /**
   * Whether numeric dates have the day before the month, as shown by a date of the text whose first number is
   * above 12.
   */
  dayFirst: boolean;
  /** Whether hours are 0 to 23, so that 7:00 is in the morning. */
  isTwentyFour: boolean;
  /** Whether hours are written with a dot, so that 10.10 is no day of October. */
  dottedHours?: boolean;
}

/**
 * What every reader of a text receives. The clock and the zone are arguments: extraction has no state of its
 * own.
 */
export interface ExtractionRequest {
  text: string;
  /** The visitor's current time in epoch milliseconds. */
  nowMs: number;
  /** The visitor's IANA zone: "tomorrow at 2 PM" means tomorrow there. */
  timeZone: string;
  /** The BCP 47 language of the text, as far as known. */
  language: string;
  /**
   * How the whole text writes dates and hours, if `text` is only a part of it; otherwise derived from `text`
   * itself.
   */
  habits?: TextHabits;
  /** Whose text it is, so that waiting texts take turns; nobody in particular if absent. */
  caller?: Caller;
  signal?: AbortSignal;
}
