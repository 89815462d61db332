import {
  behindBullet,
  clauseBoundary,
  endingIn,
  wholeWord,
  wrappedBehind,
} from "@/lib/extraction/rules/pack/sentence-expressions";
import type { SentenceGiven } from "@/lib/extraction/rules/pack/sentence-signs";
import { asides } from "./asides";
import { calledOff } from "./called-off";
import { changes } from "./changes";
import { habits } from "./habits";

const commands =
  "bitte|trag|trage|erinner|erinnere|notier|notiere|merk|leg|lege|mach|mache|setz|setze|denk|denkt|bring|bringt|vergiss|vergesst";
const sequels =
  "danach|anschließend|anschliessend|im anschluss|hinterher|später|dann|nachher|zum schluss|zuvor|davor|vorher";
const months = "jan|jän|feb|mär|mrz|apr|jun|jul|aug|sep|sept|okt|nov|dez";

/** German: what its lexicon does not say of sentences. */
export const sentence: SentenceGiven = {
  wrapping: {
    unfinished: wrappedBehind(
      "der|die|das|den|dem|des|ein|eine|einen|einem|einer|und|oder|am|im|in|um|von|vom|zum|zur|bei|beim|mit|für|ab|bis|auf|an|nach|vor|über|unser|unsere|unserem",
    ),
    quotedSign: /schrieb|geschrieben/,
    quotedLine: /^[ \t]*(?:>|am [^\n]{8,120} (?:schrieb|geschrieben)[^\n]{0,80}:)[^\n]*/gm,
  },
  clauses: {
    boundary: clauseBoundary(commands),
    abbreviation: new RegExp(
      `(?:^|[\\s(/])(?:dr|prof|hr|fr|hrn|str|nr|st|ca|bzw|usw|evtl|ggf|inkl|zzgl|tel|abs|abt|geb|gest|ing|dipl|mag|z\\.\\s?b|d\\.\\s?h|u\\.\\s?a|o\\.\\s?ä|s\\.\\s?t|c\\.\\s?t|${months}|mo|di|mi|do|fr|sa|so|m|u|[a-z]|\\d{1,2}|\\d{1,2}\\.\\d{1,2})\\.$`,
      "u",
    ),
    monthStop: new RegExp(`\\d ?h\\.$|\\d{1,2}\\. (?:${months})\\.$`, "u"),
    softAbbreviation: /(?:^|[^\p{L}])(?:min|std|max|mind|ca|tel|inkl|bes|vorauss|spät)\.$/u,
    labelled: behindBullet(
      "(?<label>wann|datum|zeit|uhrzeit|termin|tag|beginn|start|ende|von|bis|zeitraum|abfahrt|ankunft|anreise|abreise) ?[:=]",
    ),
    command: behindBullet(`(?:${commands})(?!\\p{L})`),
    sequel: behindBullet(`(?:und )?(?:${sequels})(?!\\p{L})`),
    supplement:
      /^\s*(?:geht|ende|endet|es|er|sie|das|dies|wir (?:treffen|starten|beginnen|fangen)|beginn|beginnt|start|startet|einlass|los geht|los|ab|um|von|am|bis|dauer|dauert|ende|treffpunkt|die (?:veranstaltung|sitzung|feier|vorstellung|besprechung|probe)|der (?:termin|abend|kurs|vortrag)|das (?:treffen|konzert|seminar|spiel)|sagen wir|passt)(?!\p{L})/u,
  },
  connections: {
    sequence: new RegExp(
      `(?:[,;]|(?<!\\p{L})(?:und|aber)(?!\\p{L}))?\\s*(?<!\\p{L})(?:${sequels})(?!\\p{L}),?`,
      "u",
    ),
    occasion:
      /(?:\d{1,3}\.|geburtstag|hochzeitstag|jubiläum|taufe|konfirmation|kommunion)(?: (?:ist|am|-|–|:))*[ –:-]*$/u,
    outspoken: /^(?:am|an|nächste|kommende|diese)/,
    eventAhead:
      /(?:[,;+&]|(?<!\p{L})(?:und|oder)(?!\p{L}))\s+(?:(?:ein|eine|der|die|das|mein|meine|unser|unsere)\s+)?(?:[\p{L}'-]+\s+){0,2}?(?:\p{L}*(?:termin|treffen|besprechung|sitzung|meeting|essen|probe|training|konzert|feier|party|kurs|vortrag|spiel))(?!\p{L})/u,
  },
  programme: {
    dayLabel: /datum|tag|wann/,
    agenda:
      /(?:^|\n)[ \t]*(?:die )?(?:(?:agenda|tagesordnung|themen|ablauf|programmpunkte)[ \t]*:?[ \t]*)(?:\n|$)/,
    lengthLead: /dauer|länge|lang/,
    lastingClause: wholeWord("dauert|geht|läuft|dauer|veranstaltung|besprechung|sitzung|kurs"),
    nothing: /^(?:frei|entfällt|kein \p{L}+|keine \p{L}+|fällt aus|spielfrei|ruhetag|geschlossen|-)$/u,
    endLabel: /^(?:ende|ankunft|abreise|check-?out|rückgabe|bis)/,
    arrivalLabel: /^ankunft/,
    departureLabel: /^(?:abfahrt|abflug)/,
  },
  tense: {
    looksBack: wholeWord(
      "war|waren|hatte|hatten|ging|gingen|fand|fanden|gab|kam|kamen|traf|trafen|wurde|wurden|gewesen|gehabt|gegangen|getroffen|stattgefunden|begann|feierten|feierte|letzte[nrs]?|vergangene[nrs]?",
    ),
    looksAhead: wholeWord(
      "wird|werden|würde|würden|soll|sollen|sollte|sollten|kann|können|könnte|könnten|könnt|darf|dürfen|muss|müssen|will|wollen|möchte|möchten|bitte|ist|sind|findet|finden|beginnt|startet|nächste[nrs]?|kommende[nrs]?|verschoben|verlegt|vorverlegt|vorgezogen|gelegt|geplant|angesetzt|festgelegt|terminiert|vereinbart",
    ),
  },
  leads: {
    tellsDue: true,
    dueBefore:
      /(?<!\p{L})(?:sagt?|gib|gebt|gebe[nt]|melde\p{L}*|antworte\p{L}*|abgabe|abgeben|einreich\p{L}*|anmeld\p{L}*|bewerb\p{L}*|rückmeld\p{L}*|(?:be)?zahlen|überweisen|erledigen|schicken|senden|unterschreiben|kündigen|beantragen|zurückgeben|zurückbringen|ausfüllen|entscheiden|frist|einsendeschluss|steuererklärung|antrag|lernen|lesen|attest|unterlagen|formulare?|zettel|bericht|rechnung|geld|betrag|restbetrag|beitrag|miete|paypal|überweisung|hausarbeit|hausaufgaben?|feedback|protokoll|schlüssel|vertrag|bescheinigung|nachweis|fragebogen|einverständniserklärung)(?!\p{L})/u,
    habitual: /^\s*(?:(?:du|er|sie|es|man|leute|viele|die meisten)(?!\p{L}))/u,
    edge: /^(?:ist|in|an|im|der|den|dem|zu|zur|je|dann|wann|datum|uhrzeit|gleich|schon|erst|immer|jeweils)(?!\p{L})/u,
    leadLabel: /^(?:wann|datum|uhrzeit) ?:/,
    lastDay: /^(?:letzte|vergangene|vorige)[nrs]? /,
    besideDeadline: /^,? ?(?:um |bis )?$/,
    ending: /^(?:ende|endet)/,
    exceptionJoint: /^aber /i,
    fromEvent:
      /(?<!\p{L})\d{1,3} ?(?:min|minuten|h|std|stunden|tage|wochen|monate)\.? (?:vor|vorher|davor|nach|danach|im voraus)(?!\p{L})/gu,
    always: /(?<!\d)24 ?\/ ?7(?!\/)|(?<!\p{L})rund um die uhr(?!\p{L})/gu,
    finishedBehind:
      /^ (?:uhr )?(?:(?:ist|sind|müssen|seid) )?(?:wir |ich |alle |dann )*(?:wieder )?(?:zurück|fertig|zu ende|schluss|vorbei|wieder (?:da|hier|zu hause|daheim)|zu hause|daheim|feierabend|(?:[^.,;!?\n]{1,16} )?raus)(?!\p{L})/u,
    finishing: endingIn(
      "(?:und |dann |wir |sind |ist |gegen |voraussichtlich )*(?:fertig|endet|ende|schluss|zurück|vorbei|zu hause|daheim|aus|rückkehr|abholung|abholen|wieder (?:da|an|zurück)|ausklang|nur bis|geschlossen|schließt)",
      "(?: (?:ist|um|gegen|ca\\.?|etwa|spätestens|voraussichtlich|so|sind|wir|bitte|ab|bis))* ",
    ),
  },
  journeys: {
    coming: wholeWord("kommt|kommen|landet|ankunft|anreise|besuch|zu besuch|trifft ein"),
    leaving: endingIn(
      "fährt|fliegt|reist|abreise|rückfahrt|rückflug|rückreise|heimreise",
      "[^.;!?\\n]{0,16}",
    ),
    departure: wholeWord("abfahrt|abflug|ab|anreise|check-?in|hinfahrt|hinflug|abholung|fährt|fliegt"),
    arrival:
      /(?<!\p{L})(?:und |dann )?(?<word>ankunft|an|abreise|check-?out|rückgabe|rückkehr|ankommen)(?= |:)[^.;!?\n]{0,32}$/u,
    voyage:
      /(?<!\p{L})(?:[a-z]{2} ?\d{3,4}|ice ?\d*|ic ?\d*|re ?\d+|flug|zug|fähre|hinflug|rückflug|hinfahrt|rückfahrt|flixbus)(?!\p{L})/u,
    lastOne: endingIn(
      "(?:(?:das |die |der )?letzte[srn]? (?:mal|termin|treffen|sitzung|stunde|training|probe|einheit)(?: ist| findet)?|(?:letztmals|letztmalig|zum letzten mal)(?: (?:in diesem|dieses) (?:jahr|halbjahr|schuljahr|semester))?)(?: am)?:?",
      " ?",
    ),
    nextOne: endingIn(
      "(?:das )?(?:nächste[srn]?|erste[srn]?)(?: mal| termin| treffen| sitzung| stunde| training| probe)?(?: ist| findet)?(?: am| wieder am)?:?",
      " ?",
    ),
  },
  calledOff,
  changes,
  asides,
  habits,
  weak: {
    numbering:
      /(?:^|[^\p{L}])(?:für|nr\.?|nummer|raum|gleis|haus|zimmer|kw|seite|kapitel|ein|eine|die|der|das|mit|oder|und|ist|sind|haben|klasse|gruppe|saal|hörsaal|halle|stufe|teil|tisch|platz|reihe|sitz|wagen|linie|bus|tor|hs|u) ?$/iu,
    hourInWords: /^(?:acht|neun|zehn|elf|zwölf)/,
    meal: /^ (?:essen|brunch|frühstück|feier|party|gottesdienst|messe|bei|mit|mittag|abend|um|ab)/,
    nounBehind:
      /^ (?!um |ab |am |bei |mit |in |von |und |ist |im |zu |geht|wird |gibt |ha|sind |wir |ich |mach|treff|fahr|feier|grill|komm|bleib)\p{L}/u,
    reasonLead: /^wegen$/,
    yearLead: /(?:ab|seit|im jahr|in)$/,
    sureDayLead: /(?:am|vom|zum|den|bis|ab)$/,
    rangeWords: /(?<!\p{L})(?:von|vom|bis|zum|und)(?!\p{L})/gu,
    rare: /^(?:jährlich|monatlich|alljährlich)/,
    due: / (?:fällig|abgabe) /,
  },
  items: {
    bound:
      /(?<!\p{L})(?:für|nr|nummer|raum|zimmer|gleis|haus|saal|hörsaal|reihe|sitz|wagen|halle|klasse|gruppe|tisch|platz|linie|bus|tor|stufe|teil|kapitel|seite|seiten|etage|stock|hs|mit|unter|über|ab|eur|preis|eintritt|kosten|jahrgang|nur|je|kw|band|heft|folge|kurs|abteilung|team)\.? $/u,
    exactly: /^ (?:pünktlich|sharp|genau)/,
    measure: /^ ?(?:€|euro|eur|%|km|kg|m\b|cm|personen|leute|kinder|stück|mal|x\b|grad|pro)/,
    placeAhead: /^ (?:in|im|bei|am|auf) \p{L}/u,
    plainName: /^(?:mo|di|mi|do|fr|sa)$/,
  },
  spokenHours: {
    timedNoun:
      /(?<!\p{L})(?:mittagessen|abendessen|frühstück|kaffee|zahnarzt|arzt|friseur|yoga|training|kino|essen) $/u,
    asked: /(?<!\p{L})(?:passt|geht|ginge|wäre|ist|klappt) $/u,
    answer:
      /^ (?:passt|geht|wär(?:e)? (?:mir|uns) lieber|wär (?:gut|ok|okay|super|besser)|ist (?:besser|perfekt)|wäre (?:gut|ok|okay|super)|ist (?:ok|okay|gut)|ok|okay|klappt)(?!\p{L})/u,
    suits: /^ (?:passt|geht|klappt)(?!\p{L})/u,
    opening: /(?<!\p{L})(?:beginn|start|los|anpfiff|anstoß|einlass|abfahrt|treffen) $/u,
    agreed: /(?<!\p{L})(?:lieber|doch|ok|okay|dann|also|eher|sagen wir|machen wir|jetzt|nun) $/u,
    agreedEnd: /^(?:\s*(?:$|[,.;?!)])| (?:statt|nicht|heute|morgen|oder|dann|bitte|wenn)(?!\p{L}))/u,
    counted:
      /(?<!\p{L})(?:kapitel|seite|seiten|raum|zimmer|klasse|klassen|gruppe|stufe|haus|gleis|halle|saal|tisch|linie|bus|nr|nummer|teil|kinder|personen|leute|tickets|karten|runde|aufgabe|übung|etage|stock|u)\.? $/u,
  },
};
