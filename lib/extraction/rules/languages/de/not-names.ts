import type { NameWords } from "@/lib/extraction/rules/describe/name-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { places } from "./place-words";

const nouns = [...(places.placeNouns ?? [])].join("|");

/** German words of what stands where a name might and is none. */
export const notNames: Partial<NameWords> = {
  pronoun:
    /^(?:es|das|dies|dieser|diese|dieses|diesen|jener|sie|wir|uns|ich|mich|mir|du|dich|dir|er|ihn|ihm|ihr|euch|ihnen|man|wer|was|welche[rsnm]?|hier|dort|da|alle|jeder|jede|jedes|beide|beides|einer|eine|eines|der (?:erste|letzte|nächste)|die (?:erste|letzte|nächste)|das (?:erste|letzte|nächste)|jemand|niemand|keiner|andere|solche)$/u,
  money:
    /[£$€₹]\s?\d|\d ?(?:€|euro|eur|chf|franken)(?!\p{L})|^(?:ca\. |etwa |rund )?\d+ ?(?:min(?:uten)?|std|stunden|tage|wochen)\.?$/u,
  address:
    /\p{L}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer) ?\d|(?<!\p{L})(?:raum|saal|zimmer|haus|gebäude|etage|stock|halle|hs|studio|gleis) ?\d|\d\. (?:og|ug|stock|etage)|^(?:im|am|in der|in den|auf dem|auf der|beim|bei der|ort|wo|treffpunkt|veranstaltungsort|oben|unten|draußen)(?!\p{L})|(?<!\d)\d{5} \p{L}{3,}/u,
  contact:
    /@[a-z0-9.-]+\.[a-z]|(?<!\p{L})(?:tel|telefon|anrufen|anruf|mail|e-?mail|kontakt|whatsapp|fragen|rückfragen|infos?|informationen|siehe)(?!\p{L})[: ]|\+?\d[\d ()/-]{7,}|https?:|www\./u,
  command:
    /^(?:trag|trage|erinner|erinnere|leg|lege|setz|setze|notier|notiere|merk|plane|buch|buche|reservier|reserviere|ich|ich bin|ich habe|ich hab|wir haben|wir sind|kannst du|könntest du|können sie|könnt ihr)(?!\p{L}) /u,
  instruction:
    /^(?:bring\p{L}*|mitbringen|zieht|komm\p{L}*|ruf\p{L}*|schreib\p{L}*|schick\p{L}*|meld\p{L}*|gebt?|sagt?|nehmt?|nimm|klick\p{L}*|frag\p{L}*|schau\p{L}*|lasst?|macht?|denkt?|bitte|vergesst|vergiss|beachte\p{L}*|plant|plane|treffpunkt|beginn|ende|einlass|anpfiff|der nächste|der letzte|kein\p{L}*|nicht|nur|falls|wenn|danke|vielen dank|willkommen|gut|schön|hoffe|leider|als|mit|für|bis|ab|von|bei|am|im|in|auf|an|aus|zu|um|soll|wird|ist|sind|war|waren|kann|muss|darf|hat|haben|dauert|freu\p{L}*|hiermit|gerne|gern)(?!\p{L})/u,
  request:
    /^[\s*•–-]*(?:(?:bitte|hallo|hey|hi|auch|dann|und)[,!]? )*(?:(?:kannst|könntest|könnt|können|könnten) (?:du|ihr|sie) )?(?:bitte )?(?:(?:mir|mich|uns) )?(?:trag|trage|erinner|erinnere|leg|lege|notier|notiere|setz|setze|plane|blockier|blockiere|eintragen) /u,
  auxiliary:
    /^(?:bus(?:se)?|einlass|türöffnung|anpfiff|anstoß|anmeldung|registrierung|imbiss|stehkaffee|check-?in|ankunft|ankommen|eintreffen|getränke|kaffee|kaffeepause|abendessen|mittagessen|pause|mittagspause|parken|abendkasse|kasse|bar|küche|karten|tickets?|aufbau|abbau|aufwärmen|treffen|treffpunkt|treff)(?!\p{L})/u,
  remark:
    /^(?:(?:danke|vielen dank|herzlichen dank|hoffe|sorry|entschuldigung|glückwunsch|schade|freue? mich|freuen uns|gute (?:besserung|reise|fahrt)|viel (?:spaß|erfolg|glück)|schönes wochenende|schönen (?:tag|abend))(?!\p{L}).*|eintritt(?: ist)? frei|freier eintritt|kostenlos|kostenfrei|frei|(?:alle|jeder|jede|gäste|kinder|familien|anfänger|neue|interessierte|mitglieder|nichtmitglieder|eltern|freunde|hunde)(?: (?:ist|sind))?(?: sehr| herzlich)? willkommen|(?:keine?|ohne) (?:anmeldung|voranmeldung|vorkenntnisse|kosten|hunde)(?!\p{L}).*|ausverkauft|ausgebucht|begrenzte (?:plätze|teilnehmerzahl)|für (?:das leibliche wohl|essen und trinken|getränke|speis und trank)(?!\p{L}).*|mitbringen.*|bring.*|einlass(?: ab)?|passt(?: mir| bei mir| gut)?|wie (?:immer|gewohnt|üblich|besprochen|gehabt).*|(?:gleiche|selbe|übliche|gewohnte)[nr]? (?:zeit|ort|stelle|uhrzeit).*|ab sofort|pünktlich|n\. ?n\.|wird noch bekannt ?gegeben|folgt|abgesagt|verschoben|bestätigt|neu|statt|verlängert|ca\.?|erwachsene|kinder|mitglieder|gäste|ermäßigt|pro .*|je|uhr|mittag|mitternacht|ortszeit|wer zuerst kommt.*|bei (?:jedem wetter|regen|gutem wetter|schlechtem wetter).*|(?:ihre |deine |die )?(?:buchung|bestellung|reservierung|anmeldung|zahlung|anfrage)(?: \p{L}+){0,3} (?:bestätigt|eingegangen|abgeschlossen|erhalten)|tickets?|karten|online|vor ort|virtuell|optional|freiwillig|verpflichtend|ja|nein|ok|okay|danke|und|oder|zu|für|mit|heim|auswärts|[ha])[.!]*$/u,
  weak: /^(?:neuer termin|ersatztermin|ausweichtermin|nachholtermin|wie wäre(?: es| es mit| mit)?|wie wär'?s(?: mit)?|passt (?:dir|euch|ihnen)|geht (?:bei (?:dir|euch)|auch)|hast du zeit|habt ihr zeit|wir holen(?: sie| das| es)?|treffen wir uns|wir treffen uns|treffpunkt|beginn|beginnt|start|startet|öffnet|schließt|ende|endet|zurück|datum|tag|zeit|zeiten|uhrzeit|wann|wo|wer|was|termin|termine|veranstaltung|veranstaltungen|sitzungen|büro|zeitfenster|anmelden|änderung|benachrichtigung|details|zusammenfassung|info|infos|information|informationen|wichtig|wichtige information|dringend|achtung|hinweis|hinweise|bekanntmachung|erinnerung|ankündigung|update|neuigkeiten|hallo|willkommen|beide tage|abfahrt|ankunft|abflug|hinfahrt|rückfahrt|anreise|abreise|dauer|wert|status|art|mit|ort|adresse|notiz|notizen|titel|raum|tag \d|woche \d+|kw \d+|punkt|top \d+|nr|der termin|ihr termin|letzter tag|erster tag|der nächste|dienst|schicht|einlass|vortrag|uhr|mittag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mo|di|mi|do|fr|sa|so|bestätigt|gebucht|reserviert|geplant|es geht los|los|los geht's|liebe \p{L}+|hallo \p{L}+)$/u,
  container:
    /(?<!\p{L})(?:termine (?:im überblick|auf einen blick|für|zum vormerken)|\p{L}*termine$|zum vormerken|was ist los|was läuft|demnächst|vorschau|ausblick|diese woche|nächste woche|diesen monat|wichtige termine|(?:terminkalender|terminplan|zeitplan|stundenplan|spielplan|dienstplan|probenplan|trainingsplan|wochenplan|fahrplan|ablaufplan|ablauf|programm|agenda|tagesordnung|kalender|übersicht|überblick|newsletter|rundbrief|mitteilungen|neuigkeiten|news|protokoll|reiseplan|reiseroute|aushang|infos|informationen|hinweise|erinnerungen|updates|fragen|auf einen blick|im überblick|saison \d+|semester \d+|kw \d+|woche \d+|zusammenfassung|rückblick|buchungen|details|bestätigung|buchungsbestätigung|reservierungsbestätigung|auftragsbestätigung)$)/u,
  place: new RegExp(
    `^(?:${nouns})(?:,| \\d).*|^(?:(?:im|in der|in|am|an der|auf dem|auf der|bei|beim|@) )?(?:(?:der|die|das|dem|den) )?(?:[\\p{L}\\p{N}'’.&-]+ ){0,4}\\p{L}*(?:${nouns}|saal|halle|raum|zimmer|platz|zentrum)(?: (?:[a-z]|\\d+[a-z]?))?$`,
    "u",
  ),
  sentence: wholeWord(
    "ist|sind|war|waren|wird|werden|würde|hat|haben|hatte|kann|können|könnte|soll|sollen|sollte|muss|müssen|darf|dürfen|ich|wir|du|ihr|sie|er|es|findet|finden|gibt|möchte|möchten|wollen|will|bitte|freuen|laden|lade|kommt|könnt|bringt|denkt",
  ),
};
