import { capitalizeFirst } from "@/lib/extraction/rules/details/letter-case";
import type { NameWords } from "./name-words";
import { putDownCapitals } from "./put-down-capitals";

const edgeSigns =
  /^(?:[\s,;:.!?•·|*_~#>=<\-–—/\\&+@\ue000]|\p{Extended_Pictographic}\ufe0f?)+|[\s,;:.•·|*_~#>=<\-–—/\\&@\ue000]+$/gu;
const timeRun = /\s*\ue000+\s*/gu;
const markdown = /\*\*|__|`/g;
const wholeQuote = /^["'“”‘’„«»](.*)["'“”‘’«»]$/u;
const emptyParens = /\(\s*[,;–-]?\s*\)/gu;
const loneParen = /^\(([^()]*)\)$/u;

function closeParens(phrase: string): string {
  const open = phrase.lastIndexOf("(");
  if (open >= 0 && phrase.indexOf(")", open) < 0) return phrase.slice(0, open);
  return phrase.includes("(") ? phrase : phrase.replace(/\)+$/u, "");
}

function trimSigns(phrase: string): string {
  const trimmed = closeParens(phrase.replace(emptyParens, " ")).replace(edgeSigns, "").trim();
  return trimmed.replace(loneParen, "$1");
}

/** Takes from a phrase what is no part of a name: articles and calls before it, clauses, prices and contacts behind it. */
export function cleanName(phrase: string, words: NameWords): string {
  let name = phrase.replace(markdown, "").replace(timeRun, " \ue000 ");
  const [ahead = "", ...behind] = name.split("\ue000");
  name = /\p{L}{2}/u.test(ahead) || behind.length === 0 ? ahead : behind.join(" ");
  name = trimSigns(name.replace(/\s+/gu, " "));
  for (let turn = 0; turn < 4; turn += 1) {
    const before = name;
    name = trimSigns(name.replace(words.lead, "").replace(words.article, ""));
    const cut = words.tail.exec(name)?.index ?? -1;
    if (cut > 1) name = trimSigns(name.slice(0, cut));
    name = trimSigns(name.replace(words.dangling, ""));
    name = name.replace(wholeQuote, "$1").trim();
    if (name === before) break;
  }
  return capitalizeFirst(putDownCapitals(name, words));
}
