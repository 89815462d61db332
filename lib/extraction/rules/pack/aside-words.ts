/**
 * What a language gives to tell what is said about an event and is no part of it: reminders, and how to dial in. The
 * expressions are matched without regard to case; those over a whole text are global.
 */
export interface AsideWords {
  /** Words that ask to be reminded, with how long before in the group `lengths`; `now` is a group that is set for the start itself. */
  reminders: readonly RegExp[];
  /** One of the words without which none of these matches: a text is searched for it before they are compiled. */
  reminderSign: RegExp;
  /** What leads on to such words and says nothing without them: `…, and remind me`; at the end of what is before them. */
  joining: RegExp;
  /** Between two lengths that are two reminders. */
  separator: RegExp;
  /** One length, with the groups `amount` and `unit`. */
  length: RegExp;
  /** The numbers that are said in words. */
  amounts: Readonly<Record<string, number>>;
  /** Minutes of each unit, by all its forms. */
  units: Readonly<Record<string, number>>;
  /** Before a reminder that no word asks for: what else is to happen so long before. */
  notReminded: RegExp;
  /** Directly before a link: words by which nobody joins there, but reads, books or finds the way. */
  elsewhere: RegExp;
  /** How to dial in, and what opens the door there: a number, an id, a passcode. */
  access: RegExp;
}
