import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import type { ScopeWords } from "@/lib/extraction/rules/scope/scope-words";

const one =
  "(?:mal|termin|treffen|sitzung|probe|stunde|training|kurs|tag|abend|spiel|einheit|vorstellung|veranstaltung)";

/** German words that bound a series of events or say a time for all of them. */
export const scopeWords: Partial<ScopeWords> = {
  plural: /(?:en|er|e|s)$/,
  told: wholeWord(
    "es gibt|wir (?:treffen|starten|beginnen|gehen|fahren|haben|machen|wollen|werden)|gefolgt von|findet|finden|folgt|beginnt|startet",
  ),
  besideEvent: wholeWord(
    "danach|anschließend|im anschluss|hinterher|unmittelbar (?:danach|im anschluss)|nach (?:dem|der) (?:konzert|spiel|vorstellung|gottesdienst|vortrag|sitzung|film|essen|feier)|vorher|zuvor|davor|vorab|am (?:selben|gleichen) (?:tag|abend|nachmittag|morgen)|am abend davor|später|dann",
  ),
  leftOut:
    /^(?!.*(?<!\p{L})(?:später|früher|bis|vor|mehr|weniger)(?!\p{L}))[^\p{L}\p{N}]*(?:(?:aber|und|bitte beachten|achtung|hinweis|es (?:gibt|ist)|wir haben)[: ]+)*(?:kein|keine|keinen|nicht|außer|ausgenommen|ohne|entfällt|es entfällt|mit ausnahme)(?!\p{L})(?:[^.;!?\n]|(?<=\d)\.){0,44}$/u,
  closed: endingIn("geschlossen|frei|pause|ferien|zu", "(?:[^.;!?\\n]|(?<=\\d)\\.){0,16}"),
  lastOne: new RegExp(
    `^[^\\p{L}\\p{N}]*(?:und |der |das |die |unser |mit )*(?:(?:letzte[rsnm]?|abschließende[rsn]?)(?: ${one})?(?: (?:ist|findet|am))*|endet|ende|zum letzten mal)(?: am)?[: ,–-]*(?:den |der )?$`,
    "u",
  ),
  firstOne: new RegExp(
    `^[^\\p{L}\\p{N}]*(?:und |der |das |die |unser |mit )*(?:(?:erste[rsnm]?|nächste[rsnm]?)(?: ${one})?(?: (?:ist|findet|am|statt|wieder))*|start|beginn|beginnt|startet|los geht(?:'s| es)|zum ersten mal)(?: wieder)?(?: am| ab)?[: ,–-]*(?:den |der |dem )?$`,
    "u",
  ),
  goesOn: /^[^\p{L}\p{N}]*(?:und |danach|ab dann|anschließend|dann|weiter|fortan|gefolgt)/u,
  sameDates: wholeWord(
    "(?:gleiche|selbe|dieselbe|gleichen|selben|denselben)[nr]? (?:termine?n?|tage?n?|wochen?)",
  ),
  forEach: wholeWord("beide|alle|jede[nrsm]?|jeweils|je"),
  nextOne: wholeWord("nächste[nrsm]?"),
  sameTime: wholeWord(
    "(?:gleiche|selbe|dieselbe|übliche|gewohnte|gleichen|selben|üblichen|gewohnten|gleicher|selber|derselben|üblicher|gewohnter)[nr]? (?:ort und (?:zeit|stelle)|zeit|uhrzeit|stunde)|wie (?:immer|gewohnt|üblich|letztes mal|gehabt|oben)",
  ),
  forAll: wholeWord(
    "(?:alle|sämtliche|jede[rsn]?|beide) (?!tage|jahre|woche)(?:\\p{L}+ )?\\p{L}+|jeweils|(?:sofern|soweit|wenn) nicht anders (?:angegeben|vermerkt|genannt)|(?:die )?(?:spiele|proben|kurse|stunden|vorträge|konzerte|sitzungen|treffen|führungen|filme|vorstellungen|trainings|termine|gottesdienste|veranstaltungen|abende) (?:beginnen|starten|finden|sind|dauern)|beginn ist (?:immer|jeweils|stets)|beginn (?:jeweils|immer)",
  ),
  deadline: wholeWord(
    "bis|vor|spätestens|fällig|frist|deadline|schluss|seit|ab|einsendeschluss|anmeldeschluss",
  ),
  closesAt: wholeWord(
    "bis|bis spätestens|spätestens|vor|frist|deadline|endet|läuft ab|abgabe|schluss|einsendeschluss|anmeldeschluss|abgabefrist",
  ),
  between: wholeWord(
    "ich|ruf\\p{L}*|melde?|meldet|melden|schreib\\p{L}*|antworte?\\p{L}*|rückmeldung|bescheid|zusag\\p{L}*|absag\\p{L}*|bestätig\\p{L}*|überweis\\p{L}*|bezahl\\p{L}*|bestell\\p{L}*|anmeld\\p{L}*|schick\\p{L}*|sag(?:t|en)?|sprech\\p{L}*",
  ),
  lasting: wholeWord(
    "geschlossen|gesperrt|sperrung|urlaub|ferien|abwesend|läuft|laufen|ausstellung|zu sehen|saison|festival|dauert|bleibt|bleiben|baustelle|bauarbeiten|umleitung|eingeschränkt|weg|verreist|krank|messe|projektwoche",
  ),
  arrives: endingIn(
    "(?:da sein|treffen|treff|treffpunkt|einlass|ankommen|ankunft|eintreffen|erscheinen|seid|anwesend|aufwärmen|besammlung|sammeln|antreten|check-?in|anmeldung|registrierung|kommt(?: bitte)?)",
    "(?: (?:ist|ab|um|gegen|bitte|spätestens|schon|bereits|bis|für|uns|wir|dort|hier|in der \\p{L}+|im \\p{L}+|am \\p{L}+))*,? ?",
  ),
  timesIn: /(?<!\p{L})(?:zeiten(?: sind| gelten| alle)?(?: in| nach)?)[: ]*(?:\p{L}+ \()?$/u,
  begins:
    /^[\s,;.–—(-]*(?:treff(?:en|punkt)?|beginn|start|einlass|abfahrt|abmarsch|abgang|aufbruch|besammlung|los geht(?:['’]s|s| es)?|wir treffen uns|anpfiff)(?: (?:um|ab|a las|a la|às|à))?[: ]*$/u,
  comesBack: endingIn(
    "(?:rückkehr|zurück|wieder (?:da|zu hause|daheim|zurück)|ende|schluss|fertig|vorbei|aus|feierabend|abholung|abholen|rückfahrt|bis)",
    "(?: (?:ist|ab|um|gegen|ca\\.?|etwa|spätestens|voraussichtlich|sind|wir|bis|geplant|dort|da|hier|ebenda|ebenfalls|der \\p{L}+|in \\p{L}+|am \\p{L}+))* ?",
  ),
  atHome: endingIn(
    "heim(?:spiele?)?|zu ?hause",
    "(?: (?:beginnen|beginnt|starten|sind|immer|jeweils|um|ab))*:? ?",
  ),
  awayFromHome: endingIn(
    "auswärts(?:spiele?)?",
    "(?: (?:beginnen|beginnt|starten|sind|immer|jeweils|um|ab))*:? ?",
  ),
  homeMark: /(?:^|[\s(|,])(?:h|heim|heimspiel)(?=$|[\s)|,])/u,
  awayMark: /(?:^|[\s(|,])(?:a|auswärts|auswärtsspiel)(?=$|[)|,]|\s{2,}|\s*$)/u,
};
