import { readPlaceName } from "./read-place-name";
import { isFree, lowerAt, mayStart, type Range, type Reading } from "./reading";
import { starts } from "./word-starts";

const mark = /^[,;:.!|(–—-]$/u;

/** A time, a line or a sign of a sentence: what stands behind it begins something new. */
function isEdge(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token === undefined || token.kind === "word") return false;
  return token.kind === "time" || token.kind === "line" || mark.test(token.text) || !isFree(reading, at);
}

/**
 * Finds places whose name begins with what they are, behind a time or a comma: `[18h30], salle communale`, `[ore 20.30]
 * pizzeria Bella Napoli`. At the beginning of a text such a noun is what happens there: `Piscine mercredi`.
 */
export function findPlaceHeads(reading: Reading): Range[] {
  const found: Range[] = [];
  for (let at = 1; at < reading.tokens.length; at += 1) {
    if (!mayStart(reading, at, starts.placeHead) || !isFree(reading, at) || !isEdge(reading, at - 1))
      continue;
    const saysMatter = reading.tokens.slice(0, at).some((token) => token.kind === "word");
    const place = readPlaceName(reading, at);
    if (place === null || !(saysMatter || lowerAt(reading, place.to) === ",")) continue;
    found.push(place);
    at = place.to - 1;
  }
  return found;
}
