import { phraseLength } from "./phrases";
import { isFree, type Range, type Reading } from "./reading";

/** A link with the words that introduce it; `link` is the address alone. */
export interface LinkFind {
  link: Range;
  phrase: Range;
}

const longestLead = 4;

/** Where the words that introduce a link start (`join at https://…`, `Zoom link: https://…`). */
function leadStart(reading: Reading, link: number): number {
  const end = reading.tokens[link - 1]?.text === ":" ? link - 1 : link;
  for (let from = Math.max(0, end - longestLead); from < end; from += 1) {
    if (from + phraseLength(reading, from, reading.words.grammar.linkLeads) === end) return from;
  }
  return link;
}

/** Finds web and meeting links. */
export function findLinks(reading: Reading): LinkFind[] {
  const found: LinkFind[] = [];
  for (const [at, token] of reading.tokens.entries()) {
    if (token.kind !== "link" || !isFree(reading, at)) continue;
    found.push({ link: { from: at, to: at + 1 }, phrase: { from: leadStart(reading, at), to: at + 1 } });
  }
  return found;
}
