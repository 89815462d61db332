import type { ChangeWords } from "@/lib/extraction/rules/pack/change-words";
import { endingIn } from "@/lib/extraction/rules/pack/sentence-expressions";

const participles = "verschoben|verlegt|vorverlegt|vorgezogen|umgelegt|geändert|umgebucht";

/** German: words of a change of plan. */
export const changes: Partial<ChangeWords> = {
  moved: endingIn(
    `(?:(?:wird|wurde|werden|ist|sind|haben wir|habe ich) )?(?:${participles}) (?:von|vom)|(?:verschieben|verlegen)[^.\\n]{0,24} (?:von|vom)|(?:wird|wurde|werden|ist|sind)[^.\\n]{0,20} (?:von|vom)(?=[^.]{4,40}(?:${participles}))`,
    " ",
  ),
  movedTo: endingIn(
    `(?:wird|wurde|werden|ist|sind|haben|hat)[^.\\n]{0,30}(?:auf|in)(?: den| die)?|(?:${participles}):? (?:auf|in)(?: den| die)?|(?:verschieb\\p{L}*|verleg\\p{L}*)[^.\\n]{0,20} auf(?: den| die)?|(?:${participles})[!:,]? {0,2}(?:jetzt|nun|neu|neuer termin|dafür):?(?: (?:am|um))?`,
    " ",
  ),
  toMove: endingIn(
    "(?:verschieb|verschiebe|verschieben|verleg|verlege|verlegen)(?<what>(?: \\p{L}+){0,4}?) (?<lead>(?:von |vom |am |um |den |das |die )*)",
    "",
  ),
  instead:
    /(?<!\p{L})(?:statt|anstatt|anstelle von|nicht(?: mehr)?(?: am| um| vom?)?|ursprünglich(?: am| um)?|eigentlich(?: am| um)?|bisher(?: am| um)?|(?<!(?:tag|abend|tage|woche|wochen) )vorher|früher)(?: (?:am|um|wie|der|dem|den|geplant))* $|\((?:statt|bisher|ursprünglich|vorher|alt|war)(?: am| um)?:? $/u,
  insteadOf: /(?<!\p{L})(?:statt|anstatt|nicht mehr(?: am)?|nicht(?: am)?) $/u,
  refused:
    /(?<!\p{L})(?:kann (?:ich )?(?:leider )?nicht|keine zeit|passt (?:mir |uns )?(?:leider )?nicht|geht (?:leider )?nicht|verhindert|nicht da|besetzt)(?: (?:am|um))? $/u,
  refusedAfter:
    /^,? (?:(?:geht|passt|klappt|kann|schaff(?:e|t)?|bin|ist)(?: (?:bei|mir|uns|ich|i|es|leider|doch|da|das|nun|jetzt|gar|auch|schon|der|bei mir|bei uns)){0,4} (?:nicht|ned|net|nöd|nit|nix|schlecht|keine zeit|weg|unterwegs|verreist|krank|im urlaub|verhindert|blöd|belegt)|(?:arbeite ich|muss ich arbeiten|bin ich arbeiten|hab(?:e)? ich (?:dienst|schicht|spätdienst|frühdienst|nachtdienst))(?=[,.;?!)]|$)|(?:fällt|fallen)(?: \p{L}+){0,3}? (?:aus|flach)|entfällt|nicht)(?!\p{L})/u,
  offAfter: /^(?: [\p{L}-]+){1,3} (?:fällt aus|entfällt|ist abgesagt)(?!\p{L})/u,
  doors: /(?<!\p{L})(?:einlass|türöffnung|türen öffnen|saalöffnung)(?: (?:ab|um|ist))*:? $/u,
  early:
    /(?<!\p{L})(?:aufwärmen|warm-?up|check-?in|anmeldung|registrierung|ankommen|eintreffen|stehkaffee|sektempfang)(?: (?:ab|um))*:? $/u,
  curtain:
    /^[\s/|,;(-]{1,4}(?:beginn|show|konzert|vorstellung|film|start|anpfiff|los geht's)(?: (?:um|ab|ist))*:? $/u,
  letGo:
    /(?:^|[.,;!?] ?)(?:(?:nee|nein|ne|ok|doch|also),? )*(?:vergiss|vergesst|nicht|streich)(?: (?:am|um|den|das|die))* $/u,
  wasSaid: /(?<!\p{L})(?:ich|wir) (?:hatte|hatten|habe|haben|sagte|sagten)(?: ja)?(?: mal)?(?: am| um)? $/u,
  dayOff: /^ ?:? ?(?:ist )?(?:frei|freier tag|urlaub)(?= ?(?:[,;.)]|$))/u,
  corrected:
    /^[^.;!?\n]*(?:(?<!\p{L})(?:quatsch|korrektur|moment mal|nee? moment|ach nein|nein halt|ich meine?|sorry|äh|pardon|nein,|nee,|ne,|oder besser|besser gesagt))(?!\p{L})[^.;!?\n]{0,24} $/u,
  another:
    /(?<!\p{L})(?:passt(?! (?:auch )?(?:nicht|ned|net))|aber|sondern|stattdessen|dafür|lieber|vielleicht|können wir|geht|ginge|wie wäre|wie wär|neuer termin|neu|jetzt|nun|doch|dann)(?!\p{L})/u,
  leadsToNew:
    /(?<!\p{L})(?:auf|sondern|dafür|stattdessen|neu|jetzt|nun|dann|nächstes mal|nächste mal|lieber)(?: (?:erst|schon|dann|am|um|vom|von|den|die|der|auf|wieder))*:? $/u,
  sign: /versch|arbeit|dienst|schicht|verleg|vorgez|umgelegt|geändert|umgebucht|statt|anstelle|nicht|ursprüng|eigentlich|bisher|vorher|früher|keine|verhindert|besetzt|geht|passt|klappt|kann|fällt|fallen|entf|einlass|tür|saal|aufwärm|warm|check|anmeld|registr|ankomm|eintreff|stehkaffee|sekt|vergiss|vergesst|streich|hatte|habe|sagte|frei|urlaub|abgesagt|war |alt|quatsch|korrektur|moment|nein|nee|meine|sorry|äh|pardon|besser|~~/,
  besideOld: /^,? ?(?:um |am )?$/,
  oldBehind: /^,? (?:statt|anstatt|nicht)(?: wie)?(?: (?:am|um|ursprünglich|geplant|bisher))* $/,
  renewed: /^\W{1,3}(?:verlängert|neu|aktualisiert|geändert)(?!\p{L})/u,
  formerly: /(?<!\p{L})(?:war|bisher|ursprünglich|eigentlich|vorher|alt|früher)(?: (?:am|um))?:? $/u,
  arrow: /^[^.;\n]{0,12}(?:-{1,2}>|=>|→|>>|jetzt|neu|nun)(?: (?:am|um|ist|erst))*:? ?$/u,
  doorsBehind: /[,;(.] ?(?:einlass|türöffnung)(?: (?:ab|um))*:? $/u,
  toNew: / auf (?:den )?$/,
  toNewWord: /auf (?:den )?$/,
  rangeWord: / bis /,
  rangeLead: /^(?:von|vom) /,
  clauseBreak: /[.,;!?\n]| und /,
};
