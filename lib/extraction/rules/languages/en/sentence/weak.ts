import type { WeakWords } from "@/lib/extraction/rules/pack/number-words";

/** English: words that decide whether weak words say a time. */
export const weak: WeakWords = {
  clockLead:
    /(?:^|\s)(?:at|@|around|a?bout|abt|from|until|till|til|by|approx\.?|approximately|circa|starting|starts|start|between|time ?:|when ?:|before|after|beginning|to|say|thinking|maybe|either|ko|throw[- ]in|kick[- ]?off|tip[- ]?off|doors(?: open)?|gates(?: open)?|music|curtain(?: up)?|show ?time|arr(?:ives?|iving)?\.?|dep(?:arts?|arting)?\.?)$/,
  dayLead:
    /(?:^|\s)(?:on|by|until|till|through|from|starting|beginning|before|after|since|for|due|on the|by the|for the|date ?:|when ?:)$/,
  numbering: /\b(?:for|one|of|number|the|a|an|no\.?|with|or|and|my|be|have|want|like) ?$/i,
  hourBehind: /\bbe at $/,
  hourInWords: /^(?:eight|nine|ten|eleven|twelve)/,
  timeBefore: /(?:day|Tomorrow|Tonight|At|From|By|[AP]M) $/,
  meal: /^ (?:dinner|lunch|brunch|breakfast|mass|eve|service|weekend|day|morning|parade|sale|feast|prayers?|picnic|seder)\b/,
  placeName:
    /^ [a-z]+(?: [a-z]+){0,2} (?:center|centre|street|st|ave|avenue|road|rd|blvd|boulevard|drive|plaza|square|place|lane|way|court|building|tower|hall|park|circle|terrace|room)\b/,
  nounBehind: /^ (?!at\b|on\b|from\b|in\b|and\b|or\b|to\b|for\b|this\b|next\b|with\b|is\b)[a-z]/,
  attributeLead: /(?!)/,
  reasonLead: /^for$/,
  yearLead: /\b(?:starting|beginning|since|in|during|after)$/,
  sureDayLead: /on$/,
  friendsDate: /^ date\b(?! ?[:=])/,
  due: / due /,
  rangeWords: /\b(?:from|to|until|till|and)\b/g,
  rare: /^(?:annual|annually|yearly|quarterly|monthly|bi-?annually)/,
  dateOfHoliday:
    /^[^.;!?\n,]{0,28}(?: ?[-–—:]| on) ?$|^\s{2,}$|^ (?!and|or|to|until)[^.;!?\n,]{2,28}, $|^[^.;!?\n,(]{2,28} \($/,
};
