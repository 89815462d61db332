import type { SilentFeature } from "@/lib/extraction/rules/choose/silent-words";

/** Rules of tickets and counters: how long before, what costs how much; and what does not take place. */
export const silentTerms: SilentFeature[] = [
  {
    id: "terms",
    stands: "sentence",
    says: /\b(?:refund|to cancel\b|cancel(?:lation)? (?:up to|until|free|policy|(?:before|by) (?=.*(?:avoid|charge|fee)))|before (?:departure|the event|kick-?off|curtain|your)|check-?in (?:opens|closes)|(?<!^\W{0,3}\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?\W{1,4})gates? (?:open|close)|boarding (?:ends|closes)|bag drop|latecomers|late cancel|turnstiles|early entry|re-?entry|fees? apply|fee applies|waived)\b|^(?!.*\b(?:due|last date)\b).*\blate fee\b/,
  },
  {
    id: "price-until",
    stands: "sentence",
    says: /^(?!.*\b(?:early|held|available|discount(?:ed)?|offer)\b).*(?:[£$€₹] ?\d[^.!?]{0,12} (?:un)?till? |\d ?% off\b)/,
  },
  {
    id: "was-then",
    stands: "near",
    says: /\((?:was|were|previously|formerly|originally|(?:moved|changed|rescheduled) from|instead of)(?: for| on| at)?:? ?$/,
  },
  {
    id: "given-as-example",
    stands: "before",
    says: /\b(?:such as|for example|for instance|e\.g\.),? ["“'‘][^"”]{0,40}$/,
  },
  {
    id: "holiday-why",
    stands: "near",
    says: /\bmay affect [^.,;!?\d]{0,24}$|\b(?:because of|due to|owing to|for) (?:the )?(?:[a-z]+ )?(?:bank|public) holidays? (?:on |\()?$/,
  },
  { id: "price-per", stands: "sentence", says: /\bper (?:person|head|day|hour|night|adult|child)\b/ },
  {
    id: "no-session",
    stands: "near",
    says: /(?:^|[^\p{L}])no (?:class|session|meeting|practice|training|rehearsal|service|game|match|run|milonga|yoga|choir|mass|footy|lesson|club|group|play)(?:es|s)?\b[^.!?)]{0,24}$/u,
  },
  {
    id: "not-held",
    stands: "near",
    says: /\b(?:not|won'?t) (?:be )?(?:meet|run|happen|take place|held|open)\w*\b[^.!?]{0,16}$|\bnothing on $/,
  },
  {
    id: "conditional",
    stands: "sentence",
    says: /^\W*(?:if we ever|i would'?ve|i could'?ve|had i|if i'd|we would have|if (?:that|this|it|neither|none)(?: (?:day|time|date|slot)s?)? (?:doesn['’]?t|does not|don['’]?t|isn['’]?t|is no|can['’]?t|won['’]?t|fails)|failing that)\b/,
  },
  {
    id: "not-before",
    stands: "near",
    says: /\b(?:no|not|nothing)\b[^.;!?\d]{0,24} (?:before|earlier than)(?: the| about)? $|\bnothing (?:to eat|to drink|by mouth|else to eat)\b[^.;!?]{0,24}$/,
  },
  {
    id: "no-quorum",
    stands: "before",
    says: /\b(?:if|should|without)\b[^.;!?]{0,16}\bquorum\b[^.;!?]{0,80}$/,
  },
  {
    id: "in-default",
    stands: "before",
    says: /^\W*(?:if|unless) (?:we|you) (?:(?:do not|don['’]?t) )?(?:hear|receive|respond|return|act)\b/,
  },
  {
    id: "absence",
    stands: "near",
    says: /\b(?:i|i['’]?m|i am|i['’]?ll be|i will be|s?he['’]?s|s?he is|ooo)\b[^.!?]{0,16}\b(?:away|out|off|on leave|abroad|travelling|traveling|unavailable|not (?:around|in|here|available))\b[^.!?]{0,16}$/,
  },
  {
    id: "price-rise",
    stands: "near",
    says: /\bgo(?:es|ing)? (?:up )?to [£$€]\S{1,9}(?: [^.!?]{0,16})?$|\b(?:fees?|prices?|rents?|subs|subscriptions?|levies|fares?|charges|rates)\b[^.!?]{0,24}(?:\b(?:go(?:es|ing)? up|ris(?:es?|ing)|increas(?:es?|ing)|will (?:now )?be [£$€])(?! on \W*$)|\bup (?:by |to |from )?[£$€r]?\d|\d ?% up\b)[^.!?]{0,28}$/,
  },
  {
    id: "cannot",
    stands: "before",
    says: /\b(?:can['’]?t|cannot|unable to) (?:make|do|manage|attend|come)\b(?: (?:it|in|on|the|this|next|for|either))*(?: [^.!?,;]{2,16} (?:or|and|before|after|until)(?: (?:the|on))*)? $/,
  },
  {
    id: "held-for",
    stands: "near",
    says: /\b(?:points expire|use by)(?: on| min\.)? $|\b(?:valid|bought|best|returns accepted) (?:until|(?<=valid )up ?to|till?|to|through|between|before) $|\b(?:(?:is|are|still|certs?|certificates?) (?:good|valid)|(?:quote|offer|price)s? (?:is |are )?(?:still )?(?:stands?|held))(?: (?:un|up ?)?(?:till?|to|thru|through))?(?: the)?(?: end of)? $|\((?:tea|coffee|refreshments|drinks|nibbles|bar)\b[a-z ,&]{0,24}\bfrom $/,
  },
  {
    id: "expires",
    stands: "text",
    says: /\botp\b|\b(?:one[- ]time|verification) (?:code|pass)/,
  },
  {
    id: "topic",
    stands: "near",
    says: /\b(?:(?:talk|ask|chat|think)(?:ing|ed)?|speak|ring|phone|text|e-?mail|message|hear|know|sorry|decide)(?: (?:to|with))?(?: [a-z]+)? about $/,
  },
  { id: "fraction", stands: "sentence", says: /^\W*\d{1,2}\/\d{1,2}\.\W*$/ },
  {
    id: "part-of",
    stands: "sentence",
    says: /\b[1-9]\/[1-9] (?:of an?|cups?|tsp|tbsp|grade|price|mile|inch)\b/,
  },
];
