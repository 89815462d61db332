import { isHeadingLine } from "@/lib/text/heading-line";
import { splitText } from "@/lib/text/split-text";
import { textLengthMax, textParts } from "@/lib/wire/text-limits";

/** A part of a text as a model is asked about it. */
interface PartToAsk {
  text: string;
  /** What stands before it in the text and may hold for it too; empty for the first part. */
  before: string;
}

/** How much of the beginning goes along: the head of a mail, or a title with its year and place. */
const firstLengthMax = 300;
/** How many of the headings above go along, the nearest ones. */
const headingsMax = 3;

/** The first lines of a text, as many as fit. */
function firstLines(text: string): string {
  if (text.length <= firstLengthMax) return text;
  const start = text.slice(0, firstLengthMax);
  const end = start.lastIndexOf("\n");
  return end < 0 ? start.toWellFormed() : start.slice(0, end);
}

function headingsOf(text: string): string[] {
  let isAfterBlank = true;
  const headings: string[] = [];
  for (const line of text.split("\n")) {
    if (isHeadingLine(line, isAfterBlank)) headings.push(line.trim());
    isAfterBlank = line.trim() === "";
  }
  return headings.slice(-headingsMax);
}

/** What of the text before a part may be said for the part too: its first lines, and the headings above. */
function wordsBefore(text: string): string {
  const first = firstLines(text);
  return [first, ...headingsOf(text.slice(first.length))].join("\n").trim();
}

/** A text as a model is asked about it: one that is longer than a part is asked about part by part. */
export function partsToAsk(text: string): PartToAsk[] {
  const parts = splitText(text, { lengthMax: textLengthMax, countMax: textParts.max });
  if (parts.length < 2) return [{ text, before: "" }];
  return parts.map(({ start, end }) => ({
    text: text.slice(start, end),
    before: wordsBefore(text.slice(0, start)),
  }));
}
