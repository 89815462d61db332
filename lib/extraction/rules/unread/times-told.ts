import { overlaps, type Stretch } from "@/lib/extraction/rules/layout/block";
import type { HeardText } from "@/lib/extraction/rules/pack/language-pack";
import type { WholeReading } from "@/lib/extraction/rules/read-in-language";
import type { TimesTold } from "./find-unread";
import { type LeftOut, leftOutOfDocument, leftOutOfSentence } from "./left-out";
import { type FoundSpans, findInWhole, findTimeWords } from "./time-words";

function leftOutOf(heard: HeardText): LeftOut[] {
  if (heard.kind === "line") return leftOutOfSentence(heard.heard);
  if (heard.kind === "text") return [];
  const { trace, request, words } = heard;
  return leftOutOfDocument(trace, { text: request.text, shapes: words.shapes });
}

const foundIn = (heard: HeardText): FoundSpans =>
  heard.kind === "line" ? heard.heard.whole : findInWhole(heard.request);

/**
 * The times of a text and what it left out, where somebody is told of them; it looks through a document once more for its times.
 * Where all of them are among the words that are `used` it may leave them out. No reading needs it, so that a browser that
 * shows events alone does not load it.
 */
export function timesTold(
  { heard, restore }: Pick<WholeReading, "heard" | "restore">,
  used: readonly Stretch[] = [],
): TimesTold {
  const isUsing = (words: Stretch) =>
    restore([words]).some((one) => used.some((other) => overlaps(one, other)));
  return { times: restore(findTimeWords(foundIn(heard), isUsing)), leftOut: restore(leftOutOf(heard)) };
}
