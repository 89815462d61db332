import type { TextPart } from "@/lib/text/split-text";

/** A part of a long text, and whether the visitor wants it read; null leaves that to its dates. */
export interface AskedPart extends TextPart {
  isWanted: boolean | null;
}

/** What the rules find in a part. */
export interface FoundPart extends TextPart {
  /** The events whose own words stand in it. */
  eventCount: number;
  /** The words in it that name a day or an hour and make no event, such as those of a quoted mail. */
  unreadCount: number;
  /** Whether any event has words in it, also one that stands in another part. */
  isDated: boolean;
}

/** A text that is longer than one that is read (SPEC B10). */
export interface LongText {
  parts: readonly AskedPart[];
  /** The words of the chosen parts, in the order of the text. */
  sent: readonly string[];
  /** What is not sent. */
  left: readonly TextPart[];
}
