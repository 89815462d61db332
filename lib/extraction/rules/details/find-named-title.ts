import { phraseLength } from "./phrases";
import { hasStart, isFree, lowerAt, mayStart, type Range, type Reading } from "./reading";
import { announcedTitleStart } from "./title-mention";
import { starts } from "./word-starts";

const farthestThing = 8;

function isThingAt(reading: Reading, at: number): boolean {
  const word = lowerAt(reading, at);
  return (
    reading.words.titles.eventNouns.has(word) ||
    reading.words.commands.softContainers.has(word) ||
    phraseLength(reading, at, reading.words.commands.containers) > 0
  );
}

/** Looks back for the thing that is called so: `event for Winter called X`, `meeting on Friday titled X`. */
function hasThingBefore(reading: Reading, anchor: number): boolean {
  if (reading.words.grammar.beforeAnchor.has(lowerAt(reading, anchor - 1))) return true;
  for (let at = anchor - 1; at >= 0 && at > anchor - farthestThing; at -= 1) {
    if (/^[.!?]$/u.test(lowerAt(reading, at)) || reading.tokens[at]?.kind === "line") return false;
    if (isThingAt(reading, at)) return true;
  }
  return false;
}

function participleStart(reading: Reading, at: number): number {
  if (
    !reading.words.titles.participles.has(lowerAt(reading, at)) ||
    reading.words.grammar.behindParticiple.has(lowerAt(reading, at + 1))
  )
    return -1;
  return hasThingBefore(reading, at) ? at + 1 : -1;
}

/** A bare `title` counts before its title after a claimed phrase or a comma (`at 12 First Street, title Movie night`). */
function bareTitleStart(reading: Reading, at: number): number {
  if (!["title", "label"].includes(lowerAt(reading, at))) return -1;
  const role = reading.roles[at - 1];
  const isAfter =
    role === "time" ||
    role === "place" ||
    role === "filler" ||
    [",", "."].includes(lowerAt(reading, at - 1)) ||
    at === 0;
  return isAfter && lowerAt(reading, at + 1) !== "" ? at + 1 : -1;
}

function phraseStart(reading: Reading, at: number): number {
  const length = phraseLength(reading, at, reading.words.titles.titleAnchors);
  return length === 0 ? -1 : at + length;
}

/** `the event Food`, `, a Stylist visit`: what stands between the anchor and the name. */
function skipToName(reading: Reading, start: number): number {
  let from = start;
  for (;;) {
    const isSkipped = reading.words.grammar.beforeNamed.has(reading.tokens[from]?.text ?? "");
    const isThing =
      reading.words.commands.determiners.has(lowerAt(reading, from - 1)) &&
      lowerAt(reading, from) === reading.words.small.event &&
      isFree(reading, from + 1);
    if (!isSkipped && !isThing) return from;
    from += 1;
  }
}

/** Where the title starts that the text gives outright (`called X`, `the title is X`), with the words that say so. */
export function findNamedTitle(reading: Reading): { anchor: Range; from: number } | null {
  if (!hasStart(reading, starts.namedTitle)) return null;
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!mayStart(reading, at, starts.namedTitle) || !isFree(reading, at)) continue;
    const start = Math.max(
      announcedTitleStart(reading, at),
      phraseStart(reading, at),
      participleStart(reading, at),
      bareTitleStart(reading, at),
    );
    if (start < 0) continue;
    const from = skipToName(reading, start);
    if (isFree(reading, from) && reading.tokens[from]?.kind === "word")
      return { anchor: { from: at, to: start }, from };
  }
  return null;
}
