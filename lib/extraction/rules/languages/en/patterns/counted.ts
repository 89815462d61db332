import { openPattern, type Source } from "@/lib/extraction/rules/scan";

const countedNoun = openPattern(
  "[ -]?(?:%|°|(?:people|persons?|(?:wo)?men(?!['’])|vans|boxes|bags|beds|spaces|places|spots|slots|units|rounds|guests?|adults?|child(?:ren)?|kids|students|attendees|seats?|tickets?|tables?|miles?|mi|kms?|kilometers?|kilometres|meters?|metres|feet|ft|inch(?:es)?|lbs?|pounds?|kgs?|kilos?|kilograms?|grams?|oz|ounces?|percent|dollars?|bucks|usd|euros?|cents|points?|stars?|star|times|x|pages?|items?|copies|pieces?|bottles?|packs?|pack|rooms?|bedrooms?|floors?|blocks?|degrees?|of us|of them|of you|or more|more|liters?|mb|gb|mph|players?|teams|sets?|reps|slides?|questions?|steps?|step|st|nd|rd|th|minutes?|mins?|hours?|hrs?|days?|nights|weeks?|wks?|months?|years?|yrs?)\\b)",
);
const streetNumber = openPattern("(?: [NSEW]\\.?)? [A-Z][\\w.']+");
const timeWord =
  /^(?: [NSEW]\.?)? (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Today|Tomorrow|Tonight|On|In|At|With|For|To|Until|Till|And|AM|PM|EST|EDT|PST|PDT|CST|CDT|MST|MDT|GMT|UTC|CET|CEST|BST|IST|ET|PT|CT|MT|Pacific|Eastern|Central|Mountain|This|Next|Noon|Morning|Afternoon|Evening|Night)/;

/** Behind a number in words the plural of whatever it counts: `two shifts`, `nine lessons`. */
const plural = openPattern(
  "(?<=[a-z]{3}) (?!(?:\\w*days|this|his|was|plus|ours|yours|always|as|is)\\b)[a-z]+[a-rt-z]s\\b",
);

/** True where the number that ends at `end` counts something: `5 people`, `30 minutes`, `two shifts`. */
export function countsSomething(source: Source, end: number): boolean {
  countedNoun.lastIndex = end;
  plural.lastIndex = end;
  return countedNoun.test(source.lower) || plural.test(source.lower);
}

/** True where the number that ends at `end` may be a house number: a name with a capital follows it. */
export function numbersSomething(source: Source, end: number): boolean {
  streetNumber.lastIndex = end;
  const match = streetNumber.exec(source.text);
  return match !== null && !timeWord.test(match[0]);
}

/** `the first one`, `last one`: a word for what was named before; `one night`: some part of a day, or as many of them. */
export const standsForOne = (source: Source, at: number): boolean =>
  /\b(?:first|last|next|final|each|every|only|another|which|that|no|this) $/.test(
    source.lower.slice(Math.max(0, at - 8), at),
  ) || /^one (?:night|evening|morning|afternoon)\b/.test(source.lower.slice(at, at + 14));
