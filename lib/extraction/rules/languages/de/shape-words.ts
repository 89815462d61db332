import type { FieldRole, ShapeWords } from "@/lib/extraction/rules/items/shape-words";
import { weekLinesBy } from "@/lib/extraction/rules/items/week-lines";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { places } from "./place-words";

const whole = (words: string): RegExp =>
  new RegExp(`^(?:(?:ihr|ihre|dein|deine|unser|unsere|der|die|das) )?(?:${words})$`, "u");

const fields: readonly (readonly [FieldRole, RegExp])[] = [
  [
    "start",
    whole(
      "beginn|start|startzeit|anfang|von|ab|check[- ]?in|anreise|anreisetag|abfahrt|abflug|abholung|hinfahrt|hinflug|hinreise|ab|geht los|los|öffnung|mietbeginn|einzug|übergabe|ankunft hotel",
    ),
  ],
  [
    "end",
    whole(
      "ende|endzeit|schluss|bis|check[- ]?out|abreise|abreisetag|rückgabe|rückkehr|(?:voraussichtliche |geplante )?ankunft|an|rückfahrt an|mietende|auszug",
    ),
  ],
  [
    "when",
    whole(
      "wann|am|um|datum|tag|tage|zeit|zeiten|uhrzeit|uhr|termin|termine|zeitpunkt|zeitraum|datum ?(?:und|&|/|,|\\+) ?(?:uhr)?zeit|tag ?(?:und|&|/|,|\\+) ?(?:uhr)?zeit|wochentag|\\p{L}*termin|anstoß|anpfiff|spielbeginn|einlass|vorstellungsbeginn|kurszeiten|unterrichtszeit|beratungstermin|lieferzeitraum|lieferung|zeitfenster|reisezeitraum|kurstage|probezeit|dienst|schicht",
    ),
  ],
  [
    "place",
    whole(
      "wo|ort|\\p{L}*ort|treffpunkt|adresse|anschrift|raum|saal|halle|zimmer|gebäude|haus|platz|bühne|studio|standort|filiale|lokal|location|gleis|bahnsteig|campus|stadt|labor|büro|station|praxis|hörsaal|sporthalle|treffen",
    ),
  ],
  [
    "people",
    whole(
      "wer|mit|teilnehmer(?:innen|in)?|teilnehmende|gäste|eingeladene|referent(?:in|en|innen)?|leitung|kursleitung|moderation|dozent(?:in)?|lehrer(?:in)?|lehrkraft|trainer(?:in)?|übungsleiter(?:in)?|arzt|ärztin|behandler(?:in)?|berater(?:in)?|ansprechpartner(?:in)?|sprecher(?:in)?|vortragende[rn]?|team|bei|verantwortlich|dienst|besetzung",
    ),
  ],
  [
    "title",
    whole(
      "titel|betreff|was|veranstaltung|name|thema|anlass|programm|programmpunkt|aktivität|punkt|top|inhalt|beschreibung|vorstellung|film|stück|konzert|vortrag|spiel|begegnung|partie|gegner|paarung|mannschaft|heim|kurs|klasse|modul|fach|lehrveranstaltung|seminar|workshop|behandlung|leistung|terminart|art|grund|untersuchung|prüfung|klausur|tour|fahrt|rennen|lauf|künstler(?:in)?|band|event|aufgabe|meilenstein|lektion|feiertag|ferien|führung|abfallart|tonne|müll|gottesdienst|anwendung",
    ),
  ],
  ["vehicle", whole("(?:flug|zug|fähre|bus|linie|verbindung)(?:[- ]?(?:nr|nummer)\\.?)?")],
  ["kind", whole("abteilung|fachbereich|bereich|station|sparte|klinik")],
  [
    "group",
    whole(
      "wettbewerb|liga|runde|kategorie|gruppe|spieltag|staffel|serie|niveau|stufe|altersgruppe|jahrgang|kw|woche|nr\\.?|#|lfd\\. ?nr\\.?|monat|klassenstufe|mannschaft",
    ),
  ],
  ["length", whole("dauer|länge|laufzeit|spieldauer|bearbeitungszeit")],
  ["side", whole("h ?/ ?a|heim ?/ ?auswärts")],
  [
    "reference",
    whole(
      "\\p{L}*(?:nummer|nr\\.?|code)|(?:buchungs|auftrags|rechnungs|kunden|patienten|ticket|bestell|reservierungs)?-?(?:nr|nummer|code)\\.?|preis|kosten|gebühr|entgelt|betrag|summe|gesamt|eintritt|karten|tickets?|sitzplatz|sitz|wagen|status|notiz|notizen|bemerkung(?:en)?|hinweis(?:e)?|kommentar|ergebnis|telefon|tel|mobil|handy|e-?mail|mail|webseite|website|kleidung|dresscode|mitbringen|info|infos|informationen|parken|anfahrt|kontakt|passagier|reisende[rn]?|klasse|plätze|freie plätze|alter|pin|meeting[- ]?id|kenncode|passwort|anmeldung|personen|anzahl|zimmerart|verpflegung|zahlung",
    ),
  ],
];

const weak = new Set(
  "haus hof platz markt bank post bar halle garten eingang zentrum hafen see tower brücke turm og eg stock hs keller garten hof".split(
    " ",
  ),
);
const rooms = [...(places.placeNouns ?? [])].filter((noun) => !weak.has(noun)).join("|");

/** German words by which cells of tables, labels and lines of timetables are told apart. */
export const shapeWords: Partial<ShapeWords> = {
  fields,
  valueLead: /^[\s,;–—·|-]+(?:(?:im|in|in der|am|bei) )?/u,
  place: new RegExp(
    `(?<!\\p{L})\\p{L}*(?:${rooms}|sporthalle|mehrzweckhalle|dorfplatz|gemeindezentrum|sportheim|pfarrsaal|konzertsaal|festsaal|stadthalle|kurhaus|bauhof|wertstoffhof|foyer|probenraum|proberaum)(?: (?:\\d{1,4}[a-z]?|[a-z]|[ivx]+))?(?:$|[.,(&+/]|\\s[-–—])|^(?:raum|saal|zimmer|halle|hörsaal|hs|gleis|gate|bühne|studio|labor|haus|gebäude|platz|feld|bahn|café|hotel|gasthof|gasthaus|restaurant|zelt|stand|galerie|kirche|museum|theater|schule|villa|schloss|bar|kino) (?:\\S{1,3}|\\p{L}[\\p{L}'’-]*)(?:$|[,(]| \\p{L}[\\p{L}'’-]*$)`,
    "u",
  ),
  placeAlone:
    /^(?:online|zoom|teams|virtuell|digital|extern|zuhause|zu hause|heim|auswärts|[a-z]{1,4}[ -.]?\d{1,4}[a-z]?|[\p{L}.' -]{2,30}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer) \d{1,4}[a-z]?.*)$/u,
  people:
    /^(?:(?:dr|prof|frau|herr|fr|hr|mag|dipl|ing|pfarrer|pfarrerin|trainer|mit|bei|leitung)(?!\p{L})\.? ?[^\d]*|[\p{L}'’-]+, [a-z]\.)$/u,
  idle: /^(?:https?:\/\/\S*|www\.\S*|(?:ab |ca\. )?(?:[€£$]|eur|chf) ?\d[\d.,]*.*|\d[\d.,]* ?(?:[€£$]|eur|chf|euro|,-)(?!\p{L}).*|frei|kostenlos|kostenfrei|gratis|eintritt frei|ausverkauft|ausgebucht|ausgebucht.*|warteliste.*|wenige plätze.*|restkarten|tickets?|karten|buchen|jetzt buchen|anmelden|angemeldet|stornieren|absagen|details|mehr|mehr infos?|info|infos|teilen|bearbeiten|anzeigen|drucken|max\.? \d+|\d+ (?:plätze|personen|erwachsene|kinder|km|teilnehmer|stück|punkte)(?!\p{L}).*|(?:nr|wagen|platz|sitz|gleis|gate|buchung|auftrag|#)\.? ?[#:]?-?[a-z]{0,3}\d.*|[-–—]+|n\. ?n\.|offen|folgt|bestätigt|ausstehend|\+?\d+|#\S+|\d{1,2}\+|[\d\s()+/-]{7,}|tba|tbc)$/u,
  noEvent:
    /^(?:(?:[^\p{L}]|(?<!\p{L})(?:mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?!\p{L}))*)(?:(?:kein|keine|keinen) \p{L}*(?:training|spiel|probe|unterricht|kurs|sitzung|treffen|schule|gottesdienst|vorstellung|betreuung|yoga|chor)(?!\p{L}).*|spielfrei.*|frei(?!\p{L}).*|(?:nichts|nix|geschlossen|ruhetag)\P{L}*|pause.*|ferien.*|[-–—]+|.*(?<!\p{L})(?:entfällt|fällt aus|abgesagt|verschoben|ausgefallen)(?!\p{L}).*)$/u,
  dayOff: /^(?:frei|freier tag|urlaub|krank|nicht da|-|kein dienst|ü-frei|ruhetag)$/,
  calledOff: /^\P{L}*(?:entfällt|fällt aus|abgesagt|verschoben(?! auf)|ausgefallen|storniert)(?!\p{L})/u,
  renewed: /^[^\p{L}\p{N}]*(?:(?:verlegt|verschoben|verlängert|geändert) (?:auf|bis))(?!\p{L})/u,
  formerly: /^\P{L}*(?:bisher|alt|vorher|ursprünglich)(?!\p{L})(?:\s*:|\s{2,}| - )/u,
  instead: /^\P{L}*(?:neu|jetzt|nun|stattdessen)(?!\p{L})/u,
  each: /(?<!\p{L})(?:je(?! (?:woche|tag|monat))|pro (?:klausur|prüfung|termin|kurs|einheit))(?!\p{L})/u,
  durationOfEach:
    /(?<!\p{L})(?:(?:alle|jede[rs]?) (?:kurse?|stunden?|einheit(?:en)?|spiele?|überfahrt(?:en)?|sitzung(?:en)?|klausur(?:en)?|prüfung(?:en)?|termine?|workshops?|führung(?:en)?|vorträge?|vortrag|treffen)(?: (?:dauern|dauert|sind|ist))?|dauer je \p{L}+|jeweils|je):? (?:ca\. ?)?(?=\d|$)/u,
  step: /^\P{L}*(?:einlass|türöffnung|beginn|start|ende|schluss|pause|support|vorprogramm|hauptact|anpfiff|anstoß|treffen|treffpunkt|aufwärmen|check-?in|check-?out|abholung|boarding|abfahrt|ankunft|abflug|ab|an|von|bis|uhrzeit|zeit|wann)(?: (?:ab|um|ist))?\P{L}*$/u,
  finish: /^\P{L}*(?:(?:offizielles |voraussichtliches )?ende|schluss|feierabend|veranstaltungsende)\P{L}*$/u,
  nothingOn:
    /^\P{L}*(?:geschlossen|keine?|nichts|nix|nüüt|frei|pause|leer|entfällt|-|ruhetag|n\. ?n\.)\P{L}*$/u,
  departs: wholeWord("ab|abfahrt|abflug|fährt ab|fliegt|abreise"),
  arrives: wholeWord("an|ankunft|landung|kommt an|landet"),
  transport: wholeWord(
    "flug|flüge|zug|züge|bus|fähre|gleis|terminal|reise|reiseplan|fahrkarte|ticket|boarding|airline|airlines|airways|bahn|db|ice|ic|öbb|sbb|railjet|flughafen|bahnhof|hbf|passagier|reisende[rn]?|hinfahrt|rückfahrt|hinflug|rückflug|umstieg|economy|abflug|abfahrt",
  ),
  travel: wholeWord(
    "hinfahrt|rückfahrt|hinflug|rückflug|hinreise|rückreise|reise|ticket|fahrkarte|sitzplatz|wagen|direkt|umstieg|umsteigen|gleis|terminal|flug|zug|fähre|airbus|boeing|econom[yi]\\p{L}*|gepäck|sparpreis|flexpreis|bahncard|passagiere?|reisende|gate|fahrtdauer|klasse|ab|an",
    "gu",
  ),
  vehicle:
    /(?:(?:[Ff]lug|[Zz]ug|[Bb]us|[Ff]ähre|[Ll]inie) (?:[Nn]r\.? )?[A-Z0-9]{1,4}[ -]?\d{1,5}(?!\d)|(?<![A-Za-z])(?:ICE|IC|EC|RE|RB|RJX?|S|NJ|FLX|TGV) ?\d{1,5}(?!\d)|(?<![A-Za-z])[A-Z]{2} ?\d{1,4}(?!\d)|(?<![A-Za-z])[A-Z]\d ?\d{2,4}(?!\d))/,
  duration:
    /(?:dauer|dauert|dauern|länge|spieldauer|laufzeit|etwa|ca\.?|rund|insgesamt|plane[nt]?|nehmen sie sich|zeitaufwand)(?!\p{L})[^.;\d]{0,24}$|± ?$/u,
  durationOf:
    /(?:dauer|spieldauer|laufzeit|fahrtdauer|(?:der|das|die) (?:termin|besuch|untersuchung|behandlung|gespräch|konzert|vorstellung|film|vortrag|prüfung|sitzung|führung|kurs|workshop)(?: selbst)? (?:\p{L}+ ){0,2}?(?:dauert|dauern))(?!\p{L})[^.;\d]{0,24}$/u,
  durationFor:
    /^ ?ein(?= ?[.!,)]|$)|^ ?(?:für (?:ihren |den |diesen |die |das |ihre )?(?:besuch|termin|untersuchung|behandlung|gespräch|prüfung)|inkl(?:\.|usive)? (?:einer |der )?pause)(?!\p{L})/u,
  durationSaid:
    /^ ?(?:lang|max|maximal|höchstens|ein(?= ?[.!,;)]| ?$)|einplanen|zeit einplanen|einzuplanen|reichen|genügen|dauern|dauert|zeit|je(?! (?:woche|tag|monat)))(?!\p{L})/u,
  durationBehind: /^\s*(?:$|[.,|+(]|(?:inkl|inklusive|plus|lang|insgesamt|gesamt|ca)(?!\p{L}))/u,
  term: wholeWord(
    "\\p{L}*semester|trimester|halbjahr|schuljahr|kurs|kurse|unterricht|\\p{L}*saison|herbst|frühjahr|frühling|sommer|winter|programm|training|\\p{L}*plan|\\p{L}*zeiten|proben|laufzeit|kursdauer|zeitraum",
  ),
  weekLines: weekLinesBy(/(?<!\p{L})(?:\p{L}*woche|wochenplan|familienplan|speiseplan|kw)(?!\p{L})/u),
  timetable: wholeWord(
    "stundenplan|kursplan|trainingsplan|\\p{L}*zeiten|wochenplan|wöchentlich|jede woche|kurse|kursangebot|unterrichtszeiten|semester|regelmäßig|probenplan|dienstplan|belegungsplan|hallenplan|gruppenstunden|angebote|winterplan|sommerplan|gottesdienstordnung|termine",
  ),
};
