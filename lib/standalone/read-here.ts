import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { languageNotice } from "@/lib/extraction/language-notice";
import { cutNotice } from "@/lib/extraction/normalize-drafts";
import { type RulesReading, readByRules } from "@/lib/extraction/read-by-rules";
import { readLate } from "@/lib/extraction/rules/languages/late-packs";
import type { Phrase } from "@/lib/messages/phrase";
import { cleanText } from "@/lib/text/clean-text";

/** A text with the clock, the zone and the language of whoever asks. */
export type TextHere = Pick<ExtractionRequest, "text" | "nowMs" | "timeZone" | "language">;

/** A rules parser's reading with the text that its offsets count in, and what there is to tell about it. */
export interface ReadingHere extends RulesReading {
  text: string;
  notices: readonly Phrase[];
}

/** A reading of a text with what is told about it. */
export const readingOf = (text: string, reading: RulesReading): ReadingHere => ({
  ...reading,
  text,
  notices: [...languageNotice(reading.unknownLanguage), ...cutNotice(reading.cutCount)],
});

/**
 * Reads a text as a server does where no model reads, in this process and without a database (SPEC B11): cleaned as at
 * the server's entrance, read by the same code. It loads the pack of the text's own language alone.
 */
export async function readHere(asked: TextHere): Promise<ReadingHere> {
  const text = cleanText(asked.text);
  return readingOf(text, await readLate({ ...asked, text }, readByRules));
}
