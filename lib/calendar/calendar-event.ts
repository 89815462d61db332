import type { Fold, WallDateTime } from "@/lib/time/wall-clock";
import type { TextFieldName } from "@/lib/wire/event-fields";

/**
 * What a calendar file needs to know about one event: wall clock and zone are the truth, instants are
 * derived.
 */
export interface CalendarEntry extends Readonly<Record<TextFieldName, string>> {
  /** Stable for the event's life, so that a second import updates instead of adding (RFC 5545 § 3.8.4.7). */
  uid: string;
  /** One higher with each edit (RFC 5545 § 3.8.7.4). */
  sequence: number;
  title: string;
  /** Midnight of the first day when `allDay`. */
  startWall: WallDateTime;
  startFold: Fold;
  /** Exclusive; midnight after the last day when `allDay`; null where the text gave no end. */
  endWall: WallDateTime | null;
  endFold: Fold;
  allDay: boolean;
  /** A name of the IANA time zone database, aliases included. */
  timezone: string;
  /** An RRULE value whose UNTIL is a DATE of the wall calendar; an instant where a day has several of its times. */
  recurrence: string | null;
  /** The starts that the series leaves out, and its additional starts, in the form of `startWall`. */
  exdates: readonly WallDateTime[];
  rdates: readonly WallDateTime[];
  attendees: readonly CalendarAttendee[];
  notes: readonly string[];
  /** The https address where one joins, as `readLink` keeps it; null for none. */
  link: string | null;
  /** Minutes before the start. */
  reminders: readonly number[];
  /** Whether it takes place no more: a calendar that has it strikes it out (RFC 5545 § 3.8.1.11). */
  isCancelled?: boolean | undefined;
  /** ISO 8601 instants. */
  createdAt: string;
  updatedAt: string;
}

export interface CalendarAttendee {
  name: string;
  email?: string | undefined;
}
