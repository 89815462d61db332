import type { WallDate, WallDateTime } from "@/lib/time/wall-clock";

/** A moment as a calendar file writes it. */
export interface ImportedMoment {
  date: WallDate;
  /** Null for a whole day. */
  wall: WallDateTime | null;
  isUtc: boolean;
  /** The file's name for its zone; null for a time in UTC and for one that floats. */
  zoneId: string | null;
}

/** How long an event lasts: days by the clock, as long as they are, and then exact seconds (RFC 5545 § 3.3.6). */
export interface ImportedDuration {
  days: number;
  seconds: number;
}

/** An event of a calendar file (RFC 5545 § 3.6.1), as far as it is kept. */
export interface ImportedEvent {
  uid: string | null;
  sequence: number;
  isCancelled: boolean;
  /** The start that it takes the place of in its series; null for a series or an event of its own. */
  instead: ImportedMoment | null;
  /** True where it also takes the place of all later ones. */
  isForLater: boolean;
  start: ImportedMoment;
  end: ImportedMoment | null;
  duration: ImportedDuration | null;
  /** RRULE values; a calendar should have at most one. */
  rules: string[];
  /** True where a part of its repetition cannot be kept: a rule of exceptions, or one that cannot be read. */
  hasOddRule: boolean;
  exdates: ImportedMoment[];
  /** Those of its dates that another event of the file stands for, which are among `exdates` too. */
  moved: ImportedMoment[];
  rdates: ImportedMoment[];
  title: string;
  description: string;
  location: string;
  /** Where one joins, or else the event's own page. */
  url: string;
  /** Minutes before the start. */
  reminders: number[];
  attendees: { name: string; email?: string }[];
}
