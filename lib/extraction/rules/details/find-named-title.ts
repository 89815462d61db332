import { phraseLength } from "./phrases";
import { isFree, lowerAt, type Range, type Reading } from "./reading";
import { containers, determiners, softContainers } from "./words-en-commands";
import { eventNouns, titleAnchors } from "./words-en-titles";

/** Anchors of one word need the thing they name before them, since `Bob called` names nothing. */
const bareAnchors = new Set([
  "called",
  "named",
  "titled",
  "entitled",
  "labeled",
  "labelled",
  "labled",
  "title",
  "subject",
  "label",
  "labels",
  "tile",
]);
const nounAnchors = new Set(["title", "subject", "label", "labels", "tile"]);

function isNamedThing(reading: Reading, at: number): boolean {
  const role = reading.roles[at];
  if (role !== null && role !== undefined) return role !== "note";
  const word = lowerAt(reading, at);
  return (
    eventNouns.has(word) ||
    softContainers.has(word) ||
    phraseLength(reading, at, containers) > 0 ||
    [",", "it", "is", "be"].includes(word)
  );
}

/** A bare `title` counts before a colon, at the front, or after a claimed phrase (`at 1722 First Street title Movie`). */
function isBareNoun(reading: Reading, at: number): boolean {
  if (reading.tokens[at + 1]?.text === ":") return true;
  const role = reading.roles[at - 1];
  return role === "time" || role === "place" || [",", "with", "."].includes(lowerAt(reading, at - 1));
}

function isAnchor(reading: Reading, at: number, length: number): boolean {
  const word = lowerAt(reading, at);
  if (length > 1 || !bareAnchors.has(word)) return true;
  return nounAnchors.has(word) ? isBareNoun(reading, at) : isNamedThing(reading, at - 1);
}

/** Where the title starts that the text gives outright (`called X`, `the title is X`), with the words that say so. */
export function findNamedTitle(reading: Reading): { anchor: Range; from: number } | null {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!isFree(reading, at)) continue;
    const length = phraseLength(reading, at, titleAnchors);
    if (length === 0 || !isAnchor(reading, at, length)) continue;
    let from = at + length;
    while (
      [":", ",", "-", "–", "the", "a", "an"].includes(reading.tokens[from]?.text ?? "") ||
      isThing(reading, from)
    )
      from += 1;
    if (isFree(reading, from)) return { anchor: { from: at, to: at + length }, from };
    at += length - 1;
  }
  return null;
}

/** `name the event X`, `title it X`: what is named is not the name. */
function isThing(reading: Reading, at: number): boolean {
  const before = lowerAt(reading, at - 1);
  return determiners.has(before) && lowerAt(reading, at) === "event" && isFree(reading, at + 1);
}
