import type { SilentFeature } from "@/lib/extraction/rules/choose/silent-words";

/** What is said beside the hour of an event for those who come to it: `Singers' call 6.15`, `bus leaves 12.05`, `scones from 10`. */
const goesWith = (nouns: string): RegExp =>
  new RegExp(
    `(?:^ {0,8}|[.,;:()!–—•-] ?| (?:and|with|but) )(?:(?:please|we|the|a|free|soft|all|everyone|graduates|players|pupils|children|participants|school|club|your|our|bookings?) ){0,2}(?:${nouns})(?: [^.,;:()!\\d]{0,32})?$`,
    "u",
  );

/** Rules of tickets and counters: how long before, what costs how much; what does not take place, is refused or is so from a day on; who is away. */
export const silentTerms: SilentFeature[] = [
  {
    id: "terms",
    stands: "sentence",
    says: /\b(?:refund|to cancel\b|cancel(?:lation)? (?:up to|until|free|policy|(?:before|by) (?=.*(?:avoid|charge|fee)))|before (?:departure|the event|kick-?off|curtain|your)|check-?in (?:opens|closes)|(?<!^\W{0,3}\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?\W{1,4})gates? (?:open|close)(?!.{0,24}\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)|boarding (?:ends|closes)|bag drop|latecomers|late cancel|turnstiles|early entry|re-?entry|fees? apply|fee applies|waived|will be (?:donated|thrown (?:away|out)|given away))\b|^(?!.*\b(?:due|last date)\b).*\blate fee\b/,
  },
  {
    id: "price-until",
    stands: "sentence",
    says: /^(?!.*\b(?:early|held|available|discount(?:ed)?|offer)\b).*(?:[£$€₹] ?\d[^.!?]{0,12} (?:(?:un)?till?|(?:thru|through)(?= [a-z]{3,9}\.? \d)) |\d ?% off\b)/,
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
    says: /(?:^|[^\p{L}])no (?:class|session|meeting|practice|training|rehearsal|service|game|match|run|yoga|choir|mass|footy|lesson|club|group|play)(?:es|s)?\b[^.!?)]{0,24}$/u,
  },
  {
    id: "no-session",
    stands: "before",
    says: /(?:^|\W)no (?:class|session|meeting|practice|training|rehearsal|lesson)(?:es|s)?\b[^.!?;\n]{3,48} or [^.!?\d]{0,24}$/,
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
    says: /\b(?:no|not|nothing)\b[^.;!?\d]{0,24} (?:before|earlier than)(?: the| about)? $|\bnothing (?:to eat|to drink|by mouth)\b[^.;!?]{0,24}$/,
  },
  {
    id: "no-quorum",
    stands: "before",
    says: /\b(?:if|should|without)\b[^.;!?]{0,16}\bquorum\b[^.;!?]{0,80}$/,
  },
  {
    id: "in-default",
    stands: "before",
    says: /^\W*(?:if|unless) (?:we|you) (?:(?:do not|don['’]?t) )?(?:hear|receive|respond|return|act|cannot get|can['’]?t get|are unable to get)\b/,
  },
  {
    id: "absence",
    stands: "near",
    says: /\b(?:i|i['’]?m|i am|i['’]?ll be|i will be|s?he['’]?s|s?he is|ooo)\b[^.!?]{0,16}\b(?:away|out|off|on leave|abroad|travelling|traveling|unavailable|not (?:around|in|here|available))\b[^.!?]{0,16}$|\bi(?:['’]?m| am|['’]?ve| have)(?: got)? (?:an?|in|at|on|out|busy|stuck|tied|teaching|working|not free)\b[a-z'’ -]{0,32} (?:un)?til+ (?:about |around )?$/,
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
    id: "cannot",
    stands: "near",
    says: /(?<!\bif (?:you|anyone|anybody) (?:are )?)\b(?:can['’]?t|cannot|could(?:n['’]?t| not)|unable to|not able to) (?:now )?(?:make|do|manage|attend|come|offer|see|meet|keep|fit|join|provide)\b(?:(?! but | so | until )[^.;!?\d]){0,36}$/,
  },
  {
    id: "booked-up",
    stands: "near",
    says: /\b(?:fully booked|booked (?:up|out|solid)|sold out|chock-?full|(?:all|quite|completely) full|no (?:slots?|spaces|places|rooms|tables?|availability|appointments)(?: left| free| available)?)\b(?:(?! but | so )[^.;!?\d]){0,24}$/,
  },
  {
    id: "declined",
    stands: "behind",
    says: /^(?: (?:slot|date|one|appointment|session|viewing|time))?,? (?:(?:is|are|was|were|has|have)(?: (?:already|now|sadly|unfortunately|also|been|just)){0,3} (?:taken|gone|full(?! day)|fully booked|booked (?:up|out|solid)|sold out|packed(?! lunch)|no good|no use|out of the question|ruled out|impossible|not possible|no longer (?:possible|free)|(?:suggested|proposed|considered)(?=[^.;!?]{0,40} (?:but|until|though|however)\b))|clash(?:es|ed)? with|(?:does|do|did|would|will|wo)(?:n['’]?t| not) (?:work|suit|do|affect|concern)\b|(?:is|are|was)(?:n['’]?t| not) (?:happening|going ahead|running|the|a)\b|i(?:['’]?m| am) (?:working|at work|busy|away|on (?:nights|call|shift))\b)/,
  },
  {
    id: "declined",
    stands: "near",
    says: /\b(?:neither|nobody|no one|none of us|i['’]?m not|i am not|we['’]?re not|we are not|aren['’]?t|isn['’]?t)\b(?:(?! but | so )[^.;!?\d]){0,16} (?:free|around) (?:on )?$/,
  },
  {
    id: "on-leave",
    stands: "near",
    says: /(?:\b(?:is|am|are|be)|['’](?:m|s|re)) (?:(?:now|also|still|both) )?(?:on (?:[a-z]+ )?leave|on (?:a|an|her|his|their|my) (?:[a-z]+ )?(?:course|training|sabbatical|honeymoon)|on (?:holiday|vacation|jury (?:service|duty))|at a (?:training|conference)|out of (?:the )?office|at (?:work|college)|off sick)\b[^.,;!?\d]{0,20}$|\b(?:back|returns?|returning)\b(?: [a-z]+){0,2} (?:(?:(?:annual|sick|maternity|paternity|parental|study) ?)(?:leave)?|leave|in (?:the )?office|(?:at|to) (?:my|her|his|their) (?:desk|post)|(?:at|to) work)(?: again)?(?: on)? $/,
  },
  {
    id: "in-effect",
    stands: "near",
    says: /\b(?:(?:takes?|taking|took) effect|(?:is|are|be|becomes?|rates?|prices?|fees?|charges?|changes?) effective|w\.?e\.?f\.?|appl(?:y|ies)|comes? into (?:force|effect))(?: (?:from|on|as (?:of|from)|again from))? $/,
  },
  {
    id: "held-for",
    stands: "near",
    says: /\b(?:points expire|use by)(?: on| min\.)? $|\b(?:policy|cover|insurance|warranty|guarantee|liability|licen[cs]e)\b[^.;!?\d]{0,24} runs? (?:un)?(?:to|til?l) $|\b(?:valid|bought|best|returns accepted) (?:until|(?<=valid )up ?to|till?|to|through|between|before) $|\b(?:(?:is|are|still|certs?|certificates?) (?:good|valid)|(?:quote|offer|price)s? (?:is |are )?(?:still )?(?:stands?|held))(?: (?:un|up ?)?(?:till?|to|thru|through))?(?: the)?(?: end of)? $|\((?:tea|coffee|refreshments|drinks|nibbles|bar)\b[a-z ,&]{0,24}\bfrom $/,
  },
  {
    id: "serving",
    stands: "near",
    says: goesWith(
      "(?:[\\p{L}'’]{1,20} )?(?:call|queues?)|lin(?:e|ing)[- ]up|(?:be )?there|turn up|arrival?|meet|scones|(?:caf[eé]|rest|coffee|tea|lunch) stop|teas?|coffees?|cakes?|refreshments|drinks|bar|nibbles|canap[eé]s|doors|gates?|registration|check-?in|sign-?(?:in|on)|weigh-?in|warm[- ]?ups?|set[- ]?up|crew|last (?:entry|entries|admission|orders)|tuck ?shop|x-?ray|food|box office|car park|pre-(?:concert|show) (?:talk|chat)|house",
    ),
  },
  { id: "ride", stands: "near", says: goesWith("(?:mini)?bus(?:es)?|coach(?:es)?|shuttles?") },
  {
    id: "on-view",
    stands: "near",
    says: /\b(?:may|can) (?:also )?be (?:viewed|inspected|seen|consulted)\b[^.!?\d]{0,60}$|\bopen (?:for|to) inspection\b[^.!?\d]{0,40}$|\bby arrangement $|\b(?:under|over)[- ]?\d\d['’]?s(?: only)? (?:until|till|from|after) $|\breturns? within\b[^.!?]{0,24}$|\b(?:sunrise|sunset|(?:high|low) (?:water|tide)):? $|\b(?:python|node|java|php|ios|android|ubuntu|firmware) $/,
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
  {
    id: "served",
    stands: "sentence",
    says: /\b(?:sells?|sold|served?|serves|collected|collection|picked up|returned|viewed|bought|purchased|obtained|inspected|for sale)\b/,
  },
  {
    id: "hours-of-person",
    stands: "before",
    says: /\b(?:my|his|her|their) (?:[a-z]+ )?(?:hours|(?:working|office) days) (?:are|is) $/,
  },
  {
    id: "told-on",
    stands: "near",
    says: /(?<!\b(?:be|is|are|gets?|being|to|you|please) )\b(?:spoke|spoken|talked|rang|phoned|met|emailed|texted|visited|saw|showed|came|went|drove|dropped|delivered|arrived|started|began|played|won|lost|ate|sent|wrote|posted|handed|gave|fixed|mended|repaired|cleaned|cleared|painted|finished|completed|collected|bought|paid|signed|walked|attended|enjoyed|celebrated|turned down)\b(?: [^ .!?;:\d]{1,16}){0,7} on (?:the )?$/,
  },
  {
    id: "promise",
    stands: "near",
    says: /\b(?:i|we)(?:['’]ll| will| shall| aim to| hope to| expect to) (?:try to )?(?:decide|make (?:an offer|a decision)|get back|let you (?:all |both )?know|come back to|be in touch|reply|report back)\b[^.;!?\d]{0,24}$|\byou (?:should|will|['’]ll) hear\b[^.;!?\d]{0,24}$/,
  },
  {
    id: "sorry-about",
    stands: "before",
    says: /^\W*(?:so |very |really |many )*(?:sorry|apologies) (?:again )?(?:for|about) (?:(?! but | so )[^.;!?\d,]){0,40}$/,
  },
  {
    id: "so-until",
    stands: "near",
    says: /\b(?:banned|free|in (?:force|place|the gallery)|unchanged) (?:un)?til?l? (?:the )?(?:end of )?$/,
  },
  {
    id: "runs-out",
    stands: "near",
    says: /\b(?:certificate|certs?|railcard|medical|record|clearance)\b(?: \S{1,12}){0,2} (?:expires?|expiring|exp\.?|runs? out)(?: on)? $/,
  },
  {
    id: "price-rise",
    stands: "behind",
    says: /^,? (?:the|our|your|my) (?:[a-z]+ )?(?:rent|fee|price|sub|subscription|rate|charge|tariff)s? (?:will (?:be|rise|go up)|is|are|rises?|goes up|becomes?)\b/,
  },
  {
    id: "said-before",
    stands: "near",
    says: /\b(?:card|letter|poster|website|calendar|programme|draft|version|v\d|flyer|list|e-?mail|invite|sheet|magnet)s? (?:(?:wrongly |still |first )?(?:said|gave|showed)|still says?) (?:the )?$|\b(?:replac(?:es?|ing)|supersed(?:es?|ing)|in place of) (?:the |your |our |my )?(?:[a-z]+ of )?$|\bwrong (?:date|day|time)\W{1,3}$|\bpaid (?:up )?to $/,
  },
  {
    id: "promise",
    stands: "near",
    says: /\b(?:ticket|case|request|link|code|session|cart|basket)\b[^.!?\d]{0,24} (?:close[sd]?|expires?|deleted)(?: automatically)? $/,
  },
  {
    id: "promotion",
    stands: "sentence",
    says: /\bfree (?:shipping|delivery)\b|\beasy returns\b|\bearly access\b|\bsave (?:up to )?\d{1,2} ?%/,
  },
  {
    id: "too-late",
    stands: "near",
    says: /\b(?:arriving|arrivals|parked|received|submitted|sent in) (?:[a-z]+ ){0,2}after (?:about )?$/,
  },
  {
    id: "for-period",
    stands: "near",
    says: /\b(?:quarter|period|(?:financial|tax) year) (?:ending|ended|to) (?:on )?$/,
  },
  {
    id: "for-period",
    stands: "near",
    says: /\b(?:usual|normal) (?:[a-z]+ )?day is (?:a )?$|\bsun(?:rise|set):? $/,
  },
  {
    id: "records-of",
    stands: "near",
    says: /\b(?:pics|photos|photographs|pictures|results|recording|slides|minutes|highlights) (?:of|from) (?:the |our )?(?:[a-z]+ )?(?:on |of )?$/,
  },
  {
    id: "thanks-for",
    stands: "near",
    says: /\b(?:thanks|thank you|thx|cheers) (?:so much |again |very much |a lot )?for (?:having|hosting|helping|looking|letting|putting|driving|picking|feeding|showing|being|coming|all)\b[^.!?\d]{0,32} $/,
  },
  {
    id: "was-due",
    stands: "near",
    says: /\b(?:was|were) due (?:back |in |out )?(?:on |by |at )?(?:the )?$/,
  },
  {
    id: "skipped",
    stands: "near",
    says: /\b(?:(?:have|need|going|had) to|must) (?:pull|skip|miss|scrap|drop) (?:our |the )?$|\bskipping $|\b(?:i|we)(?:['’](?:d|ll)| will| would) (?:miss|skip) (?:the )?$/,
  },
  {
    id: "turned-out",
    stands: "behind",
    says: /^[^.!?\d,]{0,16} (?:was|were) (?:(?:a|an|so|very|really|quite|just|such|all) ){0,3}(?:triumph|success|great|lovely|brilliant|good|fun|fantastic|wonderful|fab|amazing|hoot|blast|joy|pleasure|disaster|washout|nightmare|muddy|waste)\b/,
  },
  { id: "fraction", stands: "sentence", says: /^\W*\d{1,2}\/\d{1,2}\.\W*$/ },
  {
    id: "part-of",
    stands: "sentence",
    says: /\b[1-9]\/[1-9] (?:of an?|cups?|tsp|tbsp|grade|price|mile|inch)\b/,
  },
];
