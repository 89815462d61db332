import type { NameWords } from "@/lib/extraction/rules/describe/name-words";
import { nameSentences } from "./name-sentences";
import { notNames } from "./not-names";
import { titles } from "./title-words";

const nouns = [...(titles.eventNouns ?? [])].filter((word) => word.length > 3).join("|");

/** German words that tell the name of an event from what stands beside it. */
export const nameWords: Partial<NameWords> = {
  ...notNames,
  sentences: nameSentences,
  subject:
    /^(?:(?:der|die|das|unser|unsere|ein|eine|ihr|ihre|euer|eure) )?(?<name>[^.;:!?,]{2,50}?) (?:ist|sind|wird|werden|hat|haben|war|waren|kann|findet|finden|beginnt|beginnen|startet|starten)(?!\p{L})/iu,
  abbreviation:
    /^(?:dr|prof|hr|fr|hrn|str|\p{L}*str|nr|st|ca|bzw|usw|evtl|ggf|inkl|zzgl|tel|abs|abt|geb|ing|dipl|mag|min|std|max|mind|z|b|d|h|u|a|o|ä|s|t|c|m|jan|feb|mär|mrz|apr|jun|jul|aug|sep|sept|okt|nov|dez|mo|di|mi|do|sa|so|jh|etc|vgl|[a-z]|\d{1,2}|(?:[a-z]\.)+[a-z]?)$/u,
  bareDuty:
    /^(?:u\.?\s?a\.?\s?w\.?\s?g\.?|rsvp|antwort(?:en)?|rückmeldung|rückmeldungen|anmelden|anmeldung|anmeldeschluss|anmeldefrist|zusage|zusagen|absage|buchen|buchung|zahlen|zahlung|bezahlen|überweisen|bestellen|bestellung|bewerben|bewerbung|bestätigen|bestätigung|bescheid(?: geben| sagen)?|melden|frist|deadline|abgabe)$/u,
  bareReply:
    /^(?:u\.?\s?a\.?\s?w\.?\s?g\.?|rsvp|antwort(?:en)?|rückmeldung|rückmeldungen|bescheid(?: geben| sagen)?|melden)$/u,
  dutyTo: /^[^.;:\n\d]{0,24}?(?<!\p{L})(?:an|bei) (?<who>\p{Lu}[\p{L}'’-]+)(?!\p{L})/u,
  acronyms:
    /^(?:eu|usa|uno|uk|de|at|ch|brd|ddr|tüv|adac|dgb|gew|drk|dlrg|thw|spd|cdu|csu|fdp|ard|zdf|wdr|dj|tv|it|hr|pr|ki|ai|ux|ui|mrt|ct|ekg|eeg|opnv|öpnv|db|ice|kw|hs|og|ug|eg|wg|agb|aok|tk|lmu|tum|fh|vhs|kita|bwl|vwl|bgb|gmbh|ag|ev|sv|fc|tsv|vfl|vfb|psv|sc|tus|djk|u\d{1,2}|jhv|mv|pc|usb|q[1-4]|id|faq|diy)$/,
  smallWords:
    /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|und|oder|in|im|am|an|auf|bei|beim|mit|von|vom|zu|zum|zur|für|aus|über|unter|nach|vor|ohne|&)$/,
  lead: /^(?:(?:und|aber|oder|auch|(?:geplant|angesetzt|vereinbart|vorgesehen|angekündigt)e[rsn]?|außerdem|dann|nur|noch|wie immer|wie gewohnt|wie besprochen|bitte|erinnerung(?: an)?|achtung|hinweis|nb|ps|p\.s|update|fyi|neu|save the date|nicht vergessen|denkt an|denk an|als nächstes|zuerst|zunächst|zuletzt|schließlich|anschließend|danach|im anschluss|es gibt|wir laden (?:euch |sie )?(?:herzlich )?ein zum|einladung (?:zum|zur)|betreff|re|aw|wg|fwd?|(?:termin|titel|was|thema|name|veranstaltung|anlass|ihr termin|dein termin)(?=:)|(?:hiermit |leider |gerne )?(?:teilen wir|möchten wir|wir teilen|wir möchten|wir informieren|informieren wir) (?:ihnen|euch|sie|dich)(?: (?:hiermit|gerne|leider|darüber|mit|mitteilen|informieren|daran|erinnern)){0,3},? dass|bestätigung|terminbestätigung|terminerinnerung|bevorstehend|demnächst|los geht's mit|weiter geht's mit|hiermit bestätigen wir (?:ihren|deinen|euren)|gerne bestätigen wir(?: ihnen)? (?:ihren|den))(?:[:,!]?\s+|\s*[:!]\s*)|\d{1,2}[.)]\s+(?=\p{Lu})|\*\s)/iu,
  article:
    /^(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]en|[Dd]em|DER|DIE|DAS|[Ee]in|[Ee]ine|[Ee]inen|[Ee]inem|[Ee]iner|[Uu]nser|[Uu]nsere|[Uu]nseren|[Uu]nserem|[Uu]nserer|[Ii]hr|[Ii]hre|[Ii]hren|[Ii]hrem|[Ii]hrer|[Ee]uer|[Ee]ure|[Ee]uren|[Dd]ein|[Dd]eine|[Dd]einen|[Mm]ein|[Mm]eine|[Mm]einen|[Dd]iese[rsnm]?|[Zz]um|[Zz]ur)\s+(?=[\p{L}"„«])/u,
  ownLabel:
    /^(?:titel|termin|veranstaltung|was|betreff|thema|name|vorstellung|film|stück|flug|zug|fähre|kurs|fach|modul|leistung|behandlung|untersuchung|terminart|anlass|prüfung|klausur|vortrag|aktivität|besprechung|grund|spiel|begegnung|konzert|workshop|seminar|führung|event)$/,
  otherLabel:
    /^(?:wo|ort|\p{L}*ort|treffpunkt|adresse|anschrift|raum|saal|wann|zeit|zeiten|uhrzeit|datum|tag|beginn|start|ende|von|bis|an|ab|preis|kosten|gebühr|eintritt|karten|tickets?|kontakt|anmeldung|rückmeldung|kleidung|dresscode|telefon|tel|mobil|handy|fax|e-?mail|mail|referent(?:in)?|leitung|moderation|mit|gäste|teilnehmer\p{L}*|hinweise?|bemerkung(?:en)?|notiz(?:en)?|dauer|zoom|link|webseite|website|meeting-id|kenncode|passwort|pin|status|art|plätze|sitzplatz|\p{L}*nummer|\p{L}*nr\.?|referenz|patient(?:in)?|kunde|kundin|kundennr|name des \p{L}+|parken|anfahrt|mitbringen|infos?|informationen|alter|niveau|gesendet|cc|bcc|arzt|ärztin|behandler(?:in)?|trainer(?:in)?|dozent(?:in)?|lehrer(?:in)?|agenda|tagesordnung|abteilung|summe|gesamt|betrag|essen|menü|gate|gleis|terminal|bestätigung|check-?in|check-?out|abfahrt|ankunft|anreise|abreise|einlass|öffnungszeiten|sprechzeiten|zimmer|verpflegung|personen)$/u,
  tail: /[,:]? (?:die|der|das|den|dem|deren|dessen|welche[rsnm]?|wo|weil|da|damit|um zu|falls|sofern|wenn|als|obwohl|während|bitte|ob|dass|bevor|nachdem)(?!\p{L})(?<=, \p{L}+|: \p{L}+)|[,;:.–-] ?(?:siehe|kontakt|anmeldung|tel|mail|infos?|mitbringen|bitte|eintritt|karten|tickets?|kosten|frei|kostenlos|treffpunkt|anschließend|danach|dauer|beginn|einlass|ende|inkl\.?)(?!\p{L}).*|\s+[–-]\s+(?:frei|bitte|siehe|mitbringen|kein\p{L}*|alle|infos?|karten|tickets?|anmeldung|eintritt)(?!\p{L}).*|[,;] ?\d+ ?(?:€|euro|eur).*|\s+\(?\d+ ?(?:€|euro|eur).*| (?:findet|finden|beginnt|beginnen|startet|starten|statt)(?!\p{L}).*|, (?:ein|eine|der|die|das|unser|eure|bring\p{L}*|bitte|alle|kein\p{L}*|nur|nicht|mit|karten|und (?:dann|bitte|wir|ihr|danach)) .*|[!?]+ .*| stattfinde(?:t|n)(?!\p{L}).*/iu,
  dangling:
    /(?:\s+|[,;:]\s*)(?:am|an|im|in|um|von|vom|zu|zum|zur|bei|beim|mit|und|oder|der|die|das|den|dem|des|ein|eine|einen|einem|einer|ist|sind|war|waren|wird|werden|bis|bis zum|zwischen|vor|nach|ab|seit|für|auf|aus|über|gegen|während|findet|finden|beginnt|beginnen|startet|starten|statt|ca\.?|etwa|jeden|jede|jedes|jeweils|je|immer|als|dies|dieser|nächste[rsn]?|auch|jetzt|dann|nun|schon|noch|wieder|bitte|spätestens|voraussichtlich|euch|sie|ihr|wir|uns|es|steht|stehen|geht|haben|hat|hier|dort|gibt|gibt es|fahren|holen|geplant|angesetzt|vorgesehen|vereinbart)$/iu,
  preamble:
    /^(?:[\p{Lu}][\p{L}'’-]+|(?:wenn|falls|sobald|nachdem|bevor|am|im|in|um|bei|für|als|mit|während|seit|da|weil|obwohl|aufgrund|wegen|nach|vor|bitte beachten(?: sie)?|schließlich|auch|außerdem|inzwischen|dann|danach|zunächst|zuerst|zuletzt|übrigens)(?!\p{L})[^,]*), /iu,
  dayNoun: /^(?:abende?|nächte?|nacht|tage?|morgen|nachmittage?|vormittage?)(?!\p{L})/iu,
  beforeDayNoun:
    /(?:^|[^\p{L}])(?:diesen|dieser|jeden|jede|der|die|den|dem|am|im|in|um|an|von|vom|bis|und|oder|zu|zum|zur|für|ab|alle|ein|eine|einen|letzten|nächsten|selben|gleichen|pro|beide|späten?|frühen?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mo|di|mi|do|fr|sa|so|heute|gestern|morgen|guten|schönen|\d\S*)\s+$/iu,
  eventNoun: new RegExp(
    `(?<!\\p{L})(?!(?:mon|diens|donners|frei|sams|sonn)tag(?:s|abend|mittag|vormittag|nachmittag|morgen)?(?!\\p{L})|(?:vor|nach)mittags?(?!\\p{L}))\\p{L}*(?:${nouns}|abend|feier|fest|kurs|treffen|sitzung|versammlung|probe|prüfung|stunde|führung|wanderung|vortrag|konzert|spiel|turnier|markt|tag|messe|gottesdienst|untersuchung|besprechung|abgabe|lieferung|wartung|abholung|vorstellung|gespräch|termin|reise|fahrt|flug|ferien|woche|aktion|tour|runde|ausstellung|eröffnung|begrüßung|preisverleihung|verleihung|pause|lauf|essen|frühstück|brunch|workshop|seminar|lesung|basar|börse|wahl|wahlen|frist|schluss)(?:e|en|n|s)?(?!\\p{L})`,
    "u",
  ),
};
