import { chooseLanguage } from "@/lib/messages/choose-language";
import type { ReadingHere } from "@/lib/standalone/read-here";
import { showReading } from "@/lib/standalone/show-reading";
import type { Surroundings } from "./options";
import type { NamedText } from "./texts";

interface Asked {
  source: NamedText;
  surroundings: Surroundings;
  isOneLine: boolean;
}

/** A reading as JSON, and where its text is from; on one line where many follow each other. */
export function jsonOf(reading: ReadingHere, { source, surroundings, isOneLine }: Asked): string {
  const { language, nowMs } = surroundings;
  const { file, line } = source;
  const shown = showReading(reading, { language: chooseLanguage(language), now: new Date(nowMs) });
  return `${JSON.stringify({ file, line, ...shown }, null, isOneLine ? 0 : 2)}\n`;
}
