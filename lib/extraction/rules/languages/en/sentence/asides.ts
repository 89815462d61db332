import type { AsideWords } from "@/lib/extraction/rules/pack/lead-words";

/** English: words before a time that is beside the event: deadlines, stamps, when people come together. */
export const asides: AsideWords = {
  bounded:
    /\b(?:rsvp|r\.s\.v\.p|respond|reply|register|registration|sign[ -]?up|deadline|expires?|closes|on sale|apply|applications?|abstracts?|let (?:me|us) know|cancel)\b[^.\n]{0,40}\b(?:by|before|until|deadline|due|no later than|closes|expires|is|:)\s[^.\n]{0,12}$/,
  opened:
    /\b(?:tickets?|registration|sign[ -]?ups?|bookings?|enrol?l?ment|early bird)\b[^.\n]{0,24}\b(?:on sale|opens?|starts?|begins?|available|ends?|from)\b[^.\n]{0,10}$/,
  asked:
    /\bplease (?:pay|send|return|reply|confirm|respond|let|submit|email|complete|fill|sign|order|rsvp)\b[^.\n]{0,60}\b(?:by|before|until|no later than)\s[^.\n]{0,12}$/,
  handedIn:
    /(?:\b(?:book|change|order|choose|reserve|claim|update)(?: your| yours| a (?:slot|place|seat))|\b(?:nominations?|entries|volunteers?|donations?)(?: to| for| in)?)\b[^.\n]{0,30} (?:by|before|until|no later than)\s[^.\n]{0,12}$/,
  returned:
    /\b(?:out|away|off|leave|holidays?|vacation|ooo|pto)\b[^.\n]{0,40}\bback (?:in(?: the office)? |at work |on )*$/,
  gathered:
    /\b(?:kick-?off|kick off|ko|starts?|race|match|gun)\b[^\n]{0,60}\b(?:meet(?:ing)?|gather|be there|arrive|bag drop (?:opens|closes))(?: at| from| by| for)? $|\((?:be|arrive|get) [^()\n]{0,30}\b(?:by|at|for) $/,
  awaited:
    /\b(?:please|pls|should|must|asked to|needs? to|kindly)\b[^.\n]{0,30}\b(?:arrive|be there|be here|be seated)\b[^.\n]{0,20}$/,
  shown:
    /\d[^\n]{0,40}\b(?:on (?:view|show|display)|exhibit(?:ion|ed)? (?:runs|continues|is open)|remains open)\b[^.\n]{0,20}$/,
  beside:
    /\b(?:check-?in|(?<!^)gates?|boarding|bag drop|desk)s? (?:closes?|ends?|opens?)(?: at)? $|\b(?:office|opening|business|reception) hours:? ?(?:are )?$|\b(?:nothing to (?:eat|drink)|no (?:food|drinks?)|fast(?:ing|ed)?)\b[^.\n]{0,20}\b(?:after|from) $/,
  changeable:
    /\b(?:changes?(?! freeze)|edit|amend|modify|cancel(?:lation)?s?|refunds?|reschedule)\b[^.\n]{0,40}\b(?:until|till|up to)\s[^.\n]{0,16}$/,
  dated:
    /\b(?:results?|accounts|figures|statements?|report|year|half-year|quarter|period|months) (?:to|ended|ending|up to)(?: the)? $|\b(?<!\bbe )(?:posted|posted ?by|sent|received|updated|published|placed|last modified)\b[^.\n]{0,40}$|\b(?:notes|minutes|actions|summary|recap) (?:from|of) (?:the |our )?$|^date: (?:(?:mon|tue|wed|thu|fri|sat|sun),? )?\d{1,2}[ -][a-z]{3}[ -]\d{2,4},? $/,
  mailDate:
    /^date: +(?:(?:mon|tue|wed|thu|fri|sat|sun),? )?\d{1,2}[ -][a-z]{3,9}[ -]\d{2,4},? \d{1,2}:\d\d(?::\d\d)/,
  forwarded:
    /^(?:date|sent): +(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?(?:[a-z]{3,9} \d{1,2}|\d{1,2} [a-z]{3,9}),? \d{4},? (?:at )?\d{1,2}:\d\d/,
  sender: /^ ?(?:from|to|subject): /m,
  thanked:
    /\b(?:thank you|thanks|thx|great|good|nice|lovely)\b[^.\n]{0,40}\b(?:dinner|lunch|having us|time|call|chat|meeting|talking|speaking|seeing|coming|help|catching up)\b[^.\n]{0,30}$/,
  refreshments:
    /(?<!\b(?:followed by|then|afterwards(?: for)?|after that)(?: some| light)? )\b(?:refreshments?|light snacks|coffee and (?:cookies|donuts|doughnuts))\b[^.\n]{0,32}$/,
  reply: /^(?:>|on [^\n]{8,80} wrote:)/,
  sign: /rsvp|result|accounts|figures|statement|report|year|quarter|period|months|r\.s\.v\.p|respond|repl|regist|sign|deadline|expire|closes|on sale|appl|abstract|know|cancel|ticket|book|enrol|early bird|please|posted|sent|received|updated|published|modified|placed|notes|minutes|actions|summary|recap|date:|should|must|asked|need|kindly|refreshment|snack|coffee|back |change|order|choose|reserve|claim|update|nomin|entries|volunteer|donation|view|show|display|hours|nothing|no food|no drink|fast|check|gate|boarding|desk|chang|edit|amend|modif|refund|resched|exhibit|remains|meet|gather|arrive|be there|bag drop|\(be |\(get |pls/,
  awaitedWord: /arrive|be /,
  sinceThen: / (?:from|since) $/,
  headOfLine: /^(?:date|sent|>|on )/,
  firstDeadline:
    /^\s*(?:(?:the )?(?!registration|sign|rsvp|entry|early|booking|ticket|order)(?:[a-z]+ )?deadline|(?:remind me to |(?:i )?(?:need|have|must|got) to |don['’]?t forget to )?cancel (?:the|my|our|that|[a-z]+ (?=by)))\b[^.;!?\n]*$/,
};
