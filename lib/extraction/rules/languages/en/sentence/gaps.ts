import type { GapWords } from "@/lib/extraction/rules/pack/clause-words";

/** English: the words between two times that stand together. */
export const gaps: GapWords = {
  range:
    /^(?:-{1,3}|~|>|(?:and |, )?(?:to|until|till|til|'til|thru|through|up to|ending|ends|ends at|ending at|ending on|and (?:ends?|conclud(?:es?|ing)|finish(?:es|ing))|finishing)(?: on| at| about| around| the)*)$/,
  list: /^,? ?(?:and|&|or|\+|plus|\/|as well as|and again|and also|then again)(?: again)?(?: on| at| from| the| between)*$/,
  joining:
    /^(?:[,()[\]|@:–-]|\b(?:on|at|from|for|in|the|of|around|about|approximately|approx\.?|starting|starts?|beginning|begins?|commencing|is|are|be|will be|it's|its|held|scheduled|set|due|by|before|after|between|local|sharp|exactly|promptly|only|date|time|when|during|this|o'clock|both days|each|every|each day|hrs|a|ish|please|time being|going|until|till|through|to|running|lasting|lasts?|that|which|and (?:lasts?|runs?|goes|lasting)|also)\b|\s)+$/,
};
