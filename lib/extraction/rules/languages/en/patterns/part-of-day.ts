import { partOfDayWords } from "@/lib/extraction/rules/languages/en/words/units";
import { matchAt, openPattern, pattern, type Source } from "@/lib/extraction/rules/scan";
import type { Recognised } from "@/lib/extraction/rules/spans";

const supported = pattern(
  "(?:in|during|for|by|on) (?:the )?(?:early |late |mid-?)?(?<part>mornings?|afternoons?|arvo|evenings?|night-?time)(?: time)?|at (?<night>night)|(?:early |late |first thing )(?:in the )?(?<bare>morning|afternoon|evening)|(?<thing>(?<!the )first thing(?=$|[,.!?\n]| on | tomorrow| tmrw| mon| tue| wed| thu| fri| sat| sun))",
);
const lone = pattern("(?<part>morning|afternoon|arvo|evening|night)(?= (?:of|at|\\d))");
const anywhere = pattern("(?:the )?(?<part>morning|afternoon|arvo|evening|night)");
const greeting = /good $/;
const compound = openPattern(
  " (?:person|people|routine|program|shift|sickness|news|show|stand-?up|meeting|walk|run|class|sync|coffee|tea|prayer)",
);

/** `in the morning`, `evening` before a clock, `at night`. Alone it is no event: it only says more about a day or a clock. */
export function parsePartOfDay(source: Source, at: number): Recognised | null {
  if (greeting.test(source.lower.slice(Math.max(0, at - 5), at))) return null;
  const match = matchAt(supported, source, at);
  const word =
    match?.groups?.part ?? match?.groups?.night ?? match?.groups?.bare ?? (match?.groups?.thing && "morning");
  if (match && word !== undefined) {
    const part = partOfDayWords[word];
    return part === undefined ? null : { value: { kind: "part", part }, end: at + match[0].length };
  }
  const alone = matchAt(lone, source, at) ?? matchAt(anywhere, source, at);
  const part = partOfDayWords[alone?.groups?.part ?? ""];
  if (!alone || part === undefined || matchAt(compound, source, at + alone[0].length)) return null;
  return { value: { kind: "part", part }, end: at + alone[0].length, strength: "weak" };
}
