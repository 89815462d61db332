import { officeHours } from "@/lib/extraction/rules/languages/office-hours";
/** German: words of time that say none, as they are written. */
export const notTimes: readonly string[] = [
  officeHours({
    calls: "[Rr]ufen|[Aa]nruf|[Tt]elef|[Tt]el\\.|[Ee]rreich|[Hh]otline|[Rr]ückfrage|[Mm]elde",
    days: "[Mm]o(?:ntags?)?|[Dd]i(?:enstags?)?|[Mm]i(?:ttwochs?)?|[Dd]o(?:nnerstags?)?|[Ff]r(?:eitags?)?|[Ss]a(?:mstags?)?|[Ss]o(?:nntags?)?",
    from: "von",
    to: "bis",
  }),
  // `nach der 4. Stunde`, `zum 80. Geburtstag`: a number of its noun, and no day.
  "\\d{1,2}\\. (?:(?:Schul|Unterrichts)?[Ss]tunde|Klassen?|Klässler(?:innen)?|Stock|Etage|Obergeschoss|OG|Mannschaft|Herren|Damen|Halbzeit|Quartal|Halbjahr|Semester|Platz|Reihe|Lektion|Kapitel|Auflage|Ausgabe|Jahrgang|Spieltag|Mal|Geburtstags?|Hochzeitstags?|Jubiläums?|Schuljahr|Lebensjahr|Vorsitzende[rn]?|Jahrestags?|Etappe|Strophe|Rate)(?!\\p{L})",
  "(?:[Ss]tiege|[Tt]ür|[Tt]op|[Gg]ate|[Ee]ingang) \\d{1,3}(?![\\d:.]\\d)",
  // A street that has its name from a day.
  "(?:[Ss]tra(?:ß|ss)e|[Ss]tr\\.|[Pp]latz|[Aa]llee|[Uu]fer|[Bb]rücke) des \\d{1,2}\\. \\p{Lu}\\p{L}+(?: \\d{1,4}[a-z]?(?! ?[:.Uu]))?",
  // `Wir sind zu 8.`
  "[Ww]ir (?:sind|wären) (?:(?:dann|jetzt|wohl|schon) )?(?:zu |ca\\. )?\\d{1,2}(?= ?(?:$|[,.!?;)\\n]))",
  // `so` is the word more often than the day.
  "[Ss]o(?=,? \\p{Ll})(?!,? (?:ab|von|früh|abend|mittag|morgen|nachmittag|vormittag|nacht|bis)(?!\\p{L}))",
  "(?<=(?:^|[.!?\\n] ?))So(?! ?[.,:/+&-]| \\d)",
  "so(?= \\d)(?! \\d{1,2}(?:[.:]\\d| ?(?:Uhr|h)(?!\\p{L})))",
  // `Einlass eine halbe Stunde vorher`, `bis 14 Tage vorher kostenlos`: before what was said, and no length of it.
  "(?:[Ee]ine (?:halbe |gute |knappe )?(?:Viertel|Dreiviertel)?[Ss]tunde|(?:[Zz]wei|[Dd]rei|\\d{1,2}) Stunden|(?:[Ff]ünf|[Zz]ehn|[Zz]wanzig|\\d{1,3}) Min(?:uten|\\.)?) (?:vorher|davor|zuvor|früher|im Voraus)(?! \\d)",
  "(?:[Mm]indestens|[Bb]is(?: zu| spätestens)?) (?:einen Tag|eine Woche|(?:zwei|drei|vier|acht|vierzehn|\\d{1,2}) (?:Tage|Wochen)|\\d{1,2} ?(?:h|Std\\.?|Stunden)) (?:vorher|davor|zuvor|im Voraus|vor (?:dem )?(?:Termin|Beginn)(?!\\p{L}))",
  // Frau Keller.
  "Fr\\. (?:(?:Dr|Prof)\\. )*\\p{Lu}\\p{L}+",
  // `halb so schlimm`, `acht auf dich`.
  "(?:[Gg]uten|[Ss]chönen|[Gg]ute) (?:Morgen|Tag|Abend|Nacht|Mittag)",
  "(?:[Ff]rohe|[Ss]chöne|[Ff]röhliche)[sn]? (?:Weihnachten|Ostern|Pfingsten|Neujahr|Fest)",
  "Tag der offenen Tür(?:en)?",
  "[Tt]o-? ?[Dd]os?(?!\\p{L})",
  "[Ss]chöne[nrs]? (?:Rest)?(?:[Mm]ontag|[Dd]ienstag|[Mm]ittwoch|[Dd]onnerstag|[Ff]reitag|[Ss]amstag|[Ss]onntag|Wochenende|Woche|Abend|Feierabend)",
  "[Bb]is (?:morgen|später|bald|dann|nachher|[Mm]ontag|[Dd]ienstag|[Mm]ittwoch|[Dd]onnerstag|[Ff]reitag|[Ss]amstag|[Ss]onntag)(?=\\s*[!.,;:)]*\\s*(?:$|\n|\\p{Lu}\\p{L}+\\s*$))(?<=(?:^|[.!?\n,] ?)[Bb]is \\p{L}+)",
  "(?:am|im) Ende des Tages",
  "(?:[Rr]ef|[Aa]rt(?:ikel)?-?[Nn]r|[Bb]estell-?[Nn]r|[Ww]hg|[Ww]ohnung|[Aa]kte|[Aa]ktenzeichen|[Aa]z)\\.? ?:? ?\\d+[-./]\\d+(?:[-./]\\d+)?",
  "von Tag zu Tag|Tag für Tag|früher oder später|über Nacht|eines Tages|24 ?/ ?7",
];
