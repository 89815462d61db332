import { chooseLanguage } from "@/lib/messages/choose-language";
import { putIntoWords } from "@/lib/messages/put-into-words";
import type { ReadingHere } from "@/lib/standalone/read-here";
import { noEventIn, noticeOf } from "@/lib/standalone/show-reading";

/** The quotes of a remark stay on its line. */
const onOneLine = (text: string): string => text.replace(/\p{Bidi_Control}|\s+/gu, " ").trim();

/**
 * What a person is told about a reading beside its events, a line each: that there is none, what was cut, other readings of its
 * words, and the times that made no event. `language` is a BCP 47 tag.
 */
export function remarksOn(reading: ReadingHere, language: string): string[] {
  const words = chooseLanguage(language);
  const doubts = reading.drafts.flatMap(({ title, alternatives }) =>
    alternatives.map(({ label, reason }) => {
      const other = `${putIntoWords(label, words)}? ${putIntoWords(reason, words)}`;
      return `${onOneLine(title)}: ${other}`;
    }),
  );
  const unused = reading.unread.map(({ quote, reason }) => `not used: “${onOneLine(quote)}” (${reason})`);
  const told = [noEventIn(reading, words), noticeOf(reading, words)].filter((line) => line !== null);
  return [...told, ...doubts, ...unused];
}
