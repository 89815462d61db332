import { arrivalWords, askedWords, departureWords } from "@/lib/extraction/rules/languages/en/words/journeys";
import type { JourneyWords } from "@/lib/extraction/rules/pack/change-words";
import { anyWord } from "@/lib/extraction/rules/pack/sentence-expressions";

/** English: words of coming and going. */
export const journeys: JourneyWords = {
  coming:
    /\b(?:arriv\w*|lands?|landing|com(?:es?|ing)|fl(?:y|ies|ying) in|gets? in|here from|visit\w*|stay\w*)\b/,
  told: / the $/,
  leaving:
    /\b(?:lea(?:ves?|ving)|departs?|(?:fl(?:y|ies|ying)|goes?|going|heads?|heading) (?:out|back|home)|returns?)\b[^.;!?\n]{0,16}$/,
  departure: anyWord(departureWords),
  arrival: new RegExp(`\\b(?:and |then )?(?<word>${arrivalWords})(?= |:)[^.;!?\\n]{0,32}$`),
  stay: {
    begins: /\b(?:arriv(?:e|ing|al)|check(?:ing)?[- ]?in)\b/,
    ends: /\b(?:and |then )?(?:depart(?:ing|ure)?|leav(?:e|ing)|check(?:ing)?[- ]?out)\b(?=[: ])[^.;!?\n]{0,24}$/,
  },
  leg: /^(?: [\p{L}.' ]{2,30})? ?(?:[-–→>]|to) ?(?:[\p{L}.' ]{2,30} )?$/u,
  voyage:
    /\b(?:(?!at|by|in|to|on|of|is|am|pm|no|rm|or)[a-z]{2} ?\d{3,4}|outbound|inbound|eurostar|tgv|intercity|amtrak|railjet|return(?=(?: flight| journey)?:)|flight|train|ferry)\b/,
  asked: new RegExp(`\\b(?:${askedWords})\\b[^.;!?\\n]{0,24}$`),
  lastOne:
    /\b(?:the )?(?:last|final) (?:one|session|meeting|date|class|lesson|rehearsal|practice|training|match|game|walk|talk|evening|night)(?: is| will be)?(?: on)?:? ?(?:on )?(?:the )?$/,
  nextOne:
    /\b(?:next|first)(?: one| session| meeting| time| date| class| lesson| rehearsal| practice| match| game| walk| talk| evening| night)?(?: is)?(?: on)?:? ?(?:on )?(?:the )?$/,
};
