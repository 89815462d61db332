import type { EventWords } from "@/lib/extraction/rules/pack/document-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { months, weekdays } from "./days";

const weekday = `${Object.keys(weekdays).join("|")}|(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs`;
const month = Object.keys(months).join("|");

/** What is a part of something longer: its doors, its coffee, its end. */
const part =
  "einlass|türöffnung|anmeldung|registrierung|check-?in|check-?out|ankommen|ankunft|eintreffen|treffen|treffpunkt|treff|kaffee|kaffeepause|pause|mittagspause|mittagessen|imbiss|stehkaffee|sektempfang|aufwärmen|aufbau|abbau|abfahrt|bus|busse|letzter einlass|küche|bar|parken|generalprobe|abholung|boarding|gate|gepäckabgabe|ende|endet|schluss|zurück|zu hause|bis|ankunft|landung|verlosung";
/** What holds until a day or from one, and what it costs. */
const term =
  "gültig|gilt|gelten|läuft ab|ablauf|ablaufdatum|haltbar|mindestens haltbar|gebühr\\p{L}*|preis|preise|tarif\\p{L}*|garantie|gewährleistung|versicher\\p{L}*|bescheinigung|erstattung|rückgabe|umtausch|lizenz|angebot|aktion|rabatt|code|gutschein|kostenlos stornier\\p{L}*|zinsen|tritt in kraft|in kraft|wirkung|wirksam|frist|kündigungsfrist|widerruf\\p{L}*";
/** What does not take place, or is not meant. */
const none =
  "kein|keine|keinen|nicht|nichts|außer|ausgenommen|ohne|frei|abgesagt|geschlossen|entfällt|entfallen|fällt|statt|anstatt|weder|nie|niemals|spielfrei|blockiert|ignorieren";
/** What is called off, put off or was once planned. */
const off =
  "abgesagt|verschoben|fällt aus|fallen aus|entfällt|entfallen|gestrichen|spielfrei|neuer termin|nicht möglich|nicht mehr|ruhetag|statt|anstatt|urlaub|verhindert|storniert";
/** What changes on a day, lasts until it, or was written on it. */
const change =
  "steigt|steigen|erhöh\\p{L}*|erneuer\\p{L}*|in kraft|änder\\p{L}*|verfügbar|erhältlich|gültig|gilt|ablauf|stand|vom|ausgestellt|gebucht am|gepostet|gedruckt|gebühr\\p{L}*|tarif\\p{L}*|preis\\p{L}*|verläng\\p{L}*|haltbar";

/** German words that tell of a found event what it is. */
export const eventWords: Partial<EventWords> = {
  markedClock: /\d[:.h]\d\d(?![.\d])|\d ?uhr|\d\d ?h(?!\p{L})|mittag|mitternacht|halb|viertel/u,
  dateParts: [
    { id: "weekday", says: wholeWord(weekday) },
    { id: "month", says: new RegExp(`(?<!\\p{L})(?:${month})(?!\\p{L})|\\d{1,2}\\. ?\\d{1,2}\\.`, "u") },
    { id: "ordinal", says: /(?<!\d)\d{1,2}\.(?! ?\d)/ },
    {
      id: "day",
      says: new RegExp(`(?<!\\d)\\d{1,2}\\.? ?(?:${month})(?!\\p{L})|(?<!\\d)\\d{1,2}\\. ?\\d{1,2}\\.`, "u"),
    },
    {
      id: "near",
      says: /(?<!\p{L})(?:heute|morgen|übermorgen|nächste[nrsm]?|diese[nrsm]?|jetzt|kommende[nrsm]?)(?!\p{L})|(?<!\p{L})in \p{L}+ (?:tage|woche|monat|stunde|min)/u,
    },
    {
      id: "each",
      says: /(?<!\p{L})(?:jede[nrsm]?|alle|täglich|wöchentlich|monatlich|jährlich|immer)(?!\p{L})/u,
    },
    { id: "within", says: wholeWord("innerhalb|binnen") },
    { id: "relative", says: wholeWord("vor|nach|darauf") },
  ],
  features: [
    {
      id: "off-before",
      stands: "before",
      says: new RegExp(`(?<!\\p{L})(?:${off})(?!\\p{L})|^\\P{L}*(?:war|alt|bisher)(?!\\p{L})`, "u"),
    },
    { id: "off-behind", stands: "behind", says: wholeWord(off) },
    { id: "off-line", stands: "line", says: wholeWord(off) },
    {
      id: "cancelled-line",
      stands: "line",
      says: wholeWord("abgesagt|verschoben|fällt aus|entfällt|gestrichen|spielfrei"),
    },
    {
      id: "moved-line",
      stands: "line",
      says: wholeWord("verlegt|verschoben|ausverkauft|ausgebucht|voll|offen|frei"),
    },
    {
      id: "condition",
      stands: "before",
      says: wholeWord("falls|wenn|sollte|sonst|außer|ersatztermin|ausweichtermin|bei regen|alternativ"),
    },
    { id: "change-before", stands: "before", says: wholeWord(change) },
    { id: "change-behind", stands: "behind", says: wholeWord(change) },
    {
      id: "business-line",
      stands: "line",
      says: wholeWord(
        "geöffnet|offen|\\p{L}*zeiten|büro|empfang|täglich|schalter|laden|telefon|tel|rückfragen|kontakt|besuch|bibliothek|praxis|zentrum|hotline|erreichbar|sekretariat|sprechstunde\\p{L}*",
      ),
    },
    {
      id: "request",
      stands: "sentence",
      says: /(?<!\p{L})(?:kannst|könnt|könnten|können|würdest|könntest) (?:du|ihr|sie|wir|jemand)(?!\p{L})/u,
    },
    { id: "by-last", stands: "last", says: /(?<!\p{L})(?:bis spätestens|spätestens|bis zum|bis)\P{L}*$/u },
    { id: "until-last", stands: "last", says: /(?<!\p{L})(?:bis|vor)\P{L}*$/u },
    { id: "from-last", stands: "last", says: /(?<!\p{L})(?:ab|von|vom|nach|um|seit)\P{L}*$/u },
    { id: "money-line", stands: "line", says: /[£$€]|(?<!\p{L})(?:euro|eur|chf)(?!\p{L})/u },
    { id: "contact-line", stands: "line", says: /@|\d{3,}[ /-]\d{3,}|https?|www/ },
    { id: "arrow-line", stands: "line", says: /→|->|=>/ },
    { id: "part-title", stands: "title", says: wholeWord(part) },
    {
      id: "weak-title",
      stands: "title",
      says: /^(?:dann|termin|der|die|das|und|oder|so|ist|war|es|wir|du|ihr|falls|wenn|zu|noch|zurück|vor|nach|ja|nein|ok|je|offen|geschlossen|fällig|nächste[rsn]?|gleich)(?!\p{L})/u,
    },
    {
      id: "part",
      stands: "near",
      says: new RegExp(
        `(?<!\\p{L})(?:${part})[^\\p{L}\\p{N}]{0,3}(?:[\\p{L}\\p{N}]+[^\\p{L}\\p{N}]{1,2}){0,2}$`,
        "u",
      ),
    },
    { id: "term", stands: "sentence", says: wholeWord(term) },
    { id: "term-near", stands: "near", says: wholeWord(term) },
    { id: "none-opens", stands: "before", says: /^\P{L}*(?:kein|keine|keinen|nicht)(?!\p{L})/u },
    {
      id: "none-near",
      stands: "near",
      says: new RegExp(`(?<!\\p{L})(?:${none})(?!\\p{L})[^.;]{0,30}$`, "u"),
    },
    {
      id: "none-behind",
      stands: "behind",
      says: new RegExp(`^[^.;]{0,20}(?<!\\p{L})(?:${none})(?!\\p{L})`, "u"),
    },
    {
      id: "within",
      stands: "sentence",
      says: /(?<!\p{L})(?:innerhalb|binnen)(?: von)? \S+ (?:\p{L}+ )?(?:minuten?|stunden?|tage?n?|wochen?|monate?n?)(?!\p{L})/u,
    },
    {
      id: "past-before",
      stands: "before",
      says: wholeWord("war|waren|hatte|hatten|wurde|wurden|fand|fanden|kam|kamen|ging|gingen"),
    },
    {
      id: "past-behind-all",
      stands: "behind",
      says: wholeWord("war|waren|hatte|hatten|wurde|wurden|stattgefunden"),
    },
    {
      id: "asked-of-you",
      stands: "sentence",
      says: wholeWord("wird|werden|bitte|muss|müssen|lasst|kommt|komm|freuen|laden|lade"),
    },
    {
      id: "doubt",
      stands: "sentence",
      says: wholeWord(
        "falls|wenn|vielleicht|eventuell|evtl|oder|könnte|könnten|würde|würden|vorläufig|vorbehaltlich|wahrscheinlich|ob",
      ),
    },
  ],
};
