import type { ChangeWords } from "@/lib/extraction/rules/pack/change-words";

const verbs =
  "mov(?:e|ing)|push(?:ing)?|shift(?:ing)?|bump(?:ing)?|reschedul(?:e|ing)|postpon(?:e|ing)|delay(?:ing)?";
const participles =
  "moved|rescheduled|changed|postponed|shifted|bumped|pushed(?: back| out)?|switched|swapped|brought f[orwad]+|delayed|deferred|adjourned|rearranged|put back|transferred|extended|preponed|amended|slid|slipped|nudged|shunted|(?:move|slip|switche)s";
const auxiliary = "(?:(?:has|have|had|is|was|were|got)(?: now)?(?: been)? )?";

/** English: words of a change of plan. */
export const changes: ChangeWords = {
  moved: new RegExp(
    `\\b${auxiliary}(?:${participles})(?: (?:it|me|us|him|her|them|you)|(?<what> (?:the|your|our|my|his|their|this|by|a)(?: [a-z'-]+){1,3}))?(?<lead>,? from (?:the |its )?)$`,
  ),
  movedTo: new RegExp(`\\b${auxiliary}(?:${participles}) (?:to|until|for) (?:the )?$`),
  toMove: new RegExp(
    `\\b(?:${verbs})(?: back| out| up)?(?<what>(?: [a-z0-9':&/-]+){0,4}?) (?<lead>(?:from |on |at |of |the )*)$`,
  ),
  instead:
    /\b(?:instead of|rather than|not(?: on)?|no longer(?: on)?|previously(?: on)?|originally(?: on| scheduled for)?|formerly)(?: at)? (?:the )?$|\((?:was|previously|originally)(?: due)?(?: on| at)?:? (?:the )?$/,
  insteadOf: /\b(?:instead of|rather than|no longer(?: on)?|not(?: on)?) (?:the )?$/,
  refused:
    /\b(?:(?:can't|cant|cannot|can not|couldn't)(?: (?:do|make|come|meet)(?: it)?)?|(?:(?:got|was|been|is) )?cancel+ed(?: for)?|not available|unavailable|not free|busy)(?: on| at)? (?:the )?$/,
  refusedAfter:
    /^(?:[.,]? (?:no good|can't|cant|clash(?:es|ed|ing)?|(?:is )?not possible|(?:is |was )?(?:fully booked|full|taken)(?= ?[,;-])|(?:->? )?(?:s?he|they|we) can'?t)|'s (?:no good|a no\b|not (?:great|good))|(?:'s)?,? (?:(?:that |it )?(?:doesn't|does not|won't|will not|isn't (?:good|possible|an option|going)|is not|is no good|is full|is a no\b|is out(?= ?(?:[,;.)]|$))|(?:is|was) off|(?:is|was|are|has been|have been) (?:now )?(?:cancel+ed|called off)|cancel+ed|didn't)|i (?:can't|cannot|can not|won't|am busy|have something)|i'm (?:busy|out|away)))\b/,
  offAfter: /^(?:'s)?(?: [a-z'-]+){1,3} (?:is|was) (?:off|(?:now )?cancel+ed|called off)\b/,
  doors: /\bdoors?(?: open(?:s|ing)?)?(?: (?:at|from))?:? $/,
  early: /\b(?:warm[- ]?up|gates|registration|arrivals?|check-?in|sign-?in)(?: opens)?(?: at| from)?:? $/,
  curtain:
    /^[\s/|,;(-]{1,4}(?:show|music|film|concert|performance|curtain|kick-?off|starts?|begins)(?: time)?(?: at| from)?:? $/,
  letGo:
    /(?:^|[.,;!?] ?|\b(?:nah|no|ok|actually|right|so|lads|guys) )(?:(?:nah|no|ok|actually|right|so|wait),? )*(?:scrap|ditch|forget|bin|sack(?: off)?|never ?mind|not)(?: about| off| the| on| at)* $/,
  wasSaid: /\b(?:i|we|u|you) (?:said|told (?:you|u)|thought|put)(?: at| on| for| it was)? $/,
  overThere:
    /^(?: [a-z]+)? ?(?:in )?(?:his|her|their|ur|your|there|uk|us|local)(?: local)? time\b(?: ?\([^()]{2,24}\))?,?(?: so| which is| is| =)?/,
  overHere: /^ ?(?:here|our time|my time|ours|for (?:us|me)|our end)\b/,
  dayOff:
    /^ ?:? ?(?:is )?(?:(?:day )?off|rdo|free)(?= ?(?:[,;.)]|$| (?:as well|too|also|because|cos|due)\b))/,
  corrected:
    /^(?:[^.;!?\n]|\.\d)*(?:\b(?:no,? wait|wait,? no|scratch that|strike that|(?:sorry,? |no,? )?i mean(?:t)?|(?:sorry|actually|no),? no|correction)\b[^.;\n]{0,40}|(?:[,(–—-] ?|\b(?:or|oops|sorry|no|wait|actually),? )(?:make (?:that|it)|or rather|sorry|oops|actually|wait|no),?(?: (?:it's|its|it is|at|on|for|to|we said|the))*|->? now|-> extended:?) $|^(?: \d{1,2}(?:[.:]\d\d)? ?(?:[ap]m)?)?[ ,;(*]{1,4}(?:but )?(?:now|(?:postponed|cancelled|changed)[,:;]? new date)(?: on|:)? $|^ (?:has|have|is|was)(?: now)?(?: been)? (?:changed|rescheduled|moved|postponed|preponed|amended)[.,;:]? (?:the |your |its )?new (?:date|time|day|slot|appointment)(?: (?:and|&) time)?(?: is|:)?(?: on)? $/,
  another:
    /->| - |\b(?:so|therefore|moved?|agreed|tentative(?:ly)?|going with|but|instead|can we|how about|what about|could we|let's|free|works?|maybe|now|new|coming)\b/,
  leadsToNew: /\b(?:to|but|for|on|instead)(?: be)?(?: on| at)? (?:the )?$/,
  sign: /->| - |\b(?:clash|full|taken|should|would|mov|push|shift|bump|reschedul|postpon|prepon|amend|delay|chang|switch|swap|brought|defer|adjourn|rearrang|put back|transfer|sli[dp]|nudg|shunt|extended|revised|updated|~~|instead|rather|no|previous|original|formerly|can|couldn|unavail|busy|does|won't|will not|isn't|is |was |are |been |didn|i[ ']|doors?\b|warm|gates|registration|arrival|check|sign|scra|ditch|forget|bin |sack|never ?mind|said |told |thought | time\b| off\b|free|rdo|mean|strike|sorry|oops|wait|actually|correction|make )/,
  besideOld: /^,? ?(?:at |on )?$/,
  oldBehind: /^,? from (?:the |its )?(?:original )?$/,
  renewed: /^\W{1,3}(?:extended|firm|new|revised|updated)\b/,
  formerly:
    /\b(?:(?:was|were|should|would)(?: (?:have been|going to be|meant to be|supposed to be|be))?|previously|originally|formerly|old)(?: due)?(?: on| at)?:? (?:the )?$/,
  arrow:
    /^[^.;\n]{0,48}(?:-{1,2}>|={1,2}>| -|>>|\bbut now\b|\bnow\b|\btherefore\b|, so\b)(?: (?:is|due|on|at|it's|now|extended to|moved to|postponed to))* ?$/,
  doorsBehind: /[,;(.] ?doors?(?: open(?:s|ing)?)?(?: (?:at|from))?:? $/,
  noun: /^(?:'s)? (?!at |on |to |but )(?<noun>[a-z][a-z' ]*?) to (?:the )?$/,
  toNew: / to (?:the )?$/,
  toNewWord: /to (?:the )?$/,
  rangeWord: / to /,
  rangeLead: /^from (?:the )?/,
  clauseBreak: /[.,;!?\n]| and /,
};
