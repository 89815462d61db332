import type { ItemWords } from "@/lib/extraction/rules/pack/number-words";

/** English: words about a bare number or a short weekday in an item of a line. */
export const items: ItemWords = {
  itemBreak: /[,;!?\n]+\s*|\.\s+|:\s+|\s[-–—]\s|\s(?:and|then|but|so|&|\+)\s/g,
  bound:
    /\b(?:(?<!\b(?:in|back|there|ready) )for|of|to|the|an?|x|no|nos?|number|with|is|are|be|or|my|your|our|than|under|over|aged?|ages|turns|year|yr|grade|class|class of|chapters?|pages?|pp|\w*rooms?|studio|clinics?|suite|office|house|unit|hut|barn|lab|theatre|counter|cubicle|berth|arena|area|section|booth|stall|lessons?|weeks?|years?|sizes?|verses?|units?|parts?|items?|sections?|psalms?|steps?|acts?|episodes?|seats?|rows?|tables?|lanes?|courts?|pier|hall|bay|dock|doors?|gates?|sound ?check|warm[- ]?up|pitch|field|plot|lot|flat|apt|block|track|bed|ward|desk|locker|groups?|team|set|round|heat|leg|stage|day|vol|issue|channel|zone|form|coach|train|flight|line|stand|stop|bus|tram|route|level|floor|gate|platform|terminal|tickets?|tkts?|tix|entry|entrance|fees?|costs?|price|paid|pay|save|rated|scored?|version|won|lost|beat|only|just) $|^(?:adults?|kids|children|members|concessions?) $/,
  rides: /(?:coach|train|flight|bus) $/,
  exactly: /^ (?:sharp|prompt(?:ly)?|onwards?|start|kick-?off)\b/,
  measure: /^ ?(?:each|pp|per\b|km|miles?|m\b|kg|%|x\b|out of|on the door|pts|points|people|ppl|of us)/,
  placeAhead: /^ (?:at|@) \p{L}/u,
  nameBefore: /[^\s,;] (?<!\b(?:w\/?|with|[Ww]ith) )\p{Lu}[\p{L}']* $/u,
  otherWord:
    /^ (?:in|on|at|down|through|by|with|up|there|here|around|outside|inside|for|cream|screen|rise|set|tan|bed|\p{L}+ing)\b/u,
  plainName: /^(?:mon|tue|thu|fri)$/,
};
