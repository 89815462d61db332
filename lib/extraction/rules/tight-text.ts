interface Words {
  start: number;
  end: number;
}

/** A text without its long runs of blanks, and the way back to the text that was written. */
export interface TightText {
  text: string;
  /** The same words with their offsets in the text that was written, and its very slices as the quotes. */
  restore<Some extends Words>(words: readonly Some[]): Some[];
}

/** In a sentence two blanks still part columns. */
const blanksOfSentence = 2;
/** One empty line still parts paragraphs: nothing in a text says more by more of them. */
const breaksMax = 2;
const longRun = /\s{3,}/g;
const lineBreak = /\r?\n|[\r\u2028\u2029]/g;

/** The offsets of a run that stay: the first blanks and the last, and the first line breaks between them. */
function keptOfRun(run: string, start: number, blanksMax: number): number[] {
  const breaks = [...run.matchAll(lineBreak)].map(({ index, 0: { length } }) => ({ from: index, length }));
  const firstBreak = breaks[0]?.from ?? run.length;
  const lastBreak = breaks.at(-1);
  const indentFrom = lastBreak === undefined ? run.length : lastBreak.from + lastBreak.length;
  const offsets = (from: number, length: number) => Array.from({ length }, (_, at) => start + from + at);
  const indent = Math.min(blanksMax, run.length - indentFrom);
  return [
    ...offsets(0, Math.min(blanksMax, firstBreak)),
    ...breaks.slice(0, breaksMax).flatMap(({ from, length }) => offsets(from, length)),
    ...offsets(run.length - indent, indent),
  ];
}

/**
 * Shortens every run of blanks to at most so many blanks, two line breaks and so many blanks, so that a run costs no
 * expression of the parser more than a few characters do.
 */
export function tighten(text: string, blanksMax = blanksOfSentence): TightText {
  if (text.search(longRun) < 0) return { text, restore: (words) => [...words] };
  const origins: number[] = [];
  let at = 0;
  for (const { 0: run, index } of text.matchAll(longRun)) {
    for (; at < index; at += 1) origins.push(at);
    origins.push(...keptOfRun(run, index, blanksMax));
    at = index + run.length;
  }
  for (; at < text.length; at += 1) origins.push(at);
  return keptOf(text, origins);
}

/** A text of which only the characters at these offsets are left, and the way back. */
function keptOf(text: string, origins: readonly number[]): TightText {
  return {
    text: origins.map((origin) => text.charAt(origin)).join(""),
    restore: (words) =>
      words.map((one) => {
        const start = origins[one.start] ?? text.length;
        const end = (origins[one.end - 1] ?? text.length - 1) + 1;
        return { ...one, start, end, ...("quote" in one && { quote: text.slice(start, end) }) };
      }),
  };
}

/** A text without some of its stretches, and the way back. */
export function cutOut(text: string, stretches: readonly Words[]): TightText {
  if (stretches.length === 0) return { text, restore: (words) => [...words] };
  const offsets = Array.from({ length: text.length }, (_, at) => at);
  return keptOf(
    text,
    offsets.filter((at) => !stretches.some(({ start, end }) => start <= at && at < end)),
  );
}
