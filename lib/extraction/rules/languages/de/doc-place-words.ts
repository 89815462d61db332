import type { PlaceWords } from "@/lib/extraction/rules/describe/place-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { people } from "./people-words";
import { places } from "./place-words";

const phrase = "[^.;!?()\\ue000\\n]";
const nouns = [...(places.placeNouns ?? [])].join("|");
const leads =
  "im|in der|in dem|in den|in die|ins|in|am|an der|an den|auf dem|auf der|auf|bei|beim|vor dem|vor der|hinter dem|gegenüber|neben dem|neben der|zum|zur|unter der|@";
const street = "(?:straße|strasse|str\\.|weg|platz|allee|gasse|ring|damm|ufer|chaussee|steig|graben|markt)";

/** German words that tell where an event is. */
export const placeWords: Partial<PlaceWords> = {
  noun: new RegExp(
    `^(?:[\\p{L}\\p{N}'’.&/-]+ ){0,5}\\p{L}*(?:${nouns}|saal|halle|raum|zimmer|haus|hof|platz|kirche|schule|heim|keller|zentrum|plan)(?: (?:[a-z]|[a-z]?\\d+[.\\d]*[a-z]?|[\\p{L}-]+|[ivx]+))?$|^(?:raum|saal|zimmer|haus|halle|hs|hörsaal|gleis|gebäude|etage|studio|bühne) \\S+(?: \\S+)?$|^\\d{1,2}\\. (?:og|ug|stock|etage|obergeschoss)$`,
    "u",
  ),
  hasNoun: wholeWord(nouns),
  address: new RegExp(
    `\\p{L}${street} ?\\d+|(?<!\\p{L})(?:[\\p{L}-]+ )${street} ?\\d+|(?<!\\p{L})(?:am|an der|im|auf dem|auf der|zum|zur|unter den|in der) [\\p{Lu}][\\p{L} -]{2,24} \\d+[a-z]?(?!\\p{L}|[.:]\\d|\\.| uhr)`,
    "iu",
  ),
  lead: new RegExp(
    `^(?:(?:ist |sind |statt |treffpunkt:? |treffen:? |ort:? |wo:? |oben |unten |wieder |raum: |veranstaltungsort:? |findet )*(?:${leads})\\s+)(?:der |die |das |dem |den )?|^(?:der|die|das|dem|den) `,
    "iu",
  ),
  behindName: new RegExp(`^(?<name>.{3,}?),? (?:${leads}) (?<place>\\p{Lu}[^,]{2,})$`, "u"),
  namedByPlace: wholeWord(
    "(?:reservierung|tisch|besichtigung|termin|abendessen|mittagessen|frühstück|brunch|kaffee|übernachtung|aufenthalt|live|abend|wochenende)$",
  ),
  label:
    /^(?:wo|ort|\p{L}*ort|treffpunkt|treffen|adresse|anschrift|raum|saal|halle|standort|lokal|location|praxis|filiale|platz|zimmer|gebäude|hörsaal)$/u,
  ofTwo: /^\P{L}*(?:beide|beides)(?!\p{L})/u,
  sharing:
    /(?<!\p{L})(?:alle[rns]?|beide|jede[rsnm]?|sämtliche|jeweils|immer|programm|termine|spiele|kurse|treffen|proben|veranstaltungen)(?!\p{L})/u,
  unless: /(?<!\p{L})(?:sofern|außer|soweit|falls)(?!\p{L})/u,
  same: /^(?:selbe[rnsm]?|gleiche[rnsm]?|übliche[rnsm]?)(?!\p{L})/u,
  forHome: new RegExp(
    `(?<!\\p{L})heimspiele? ?(?:sind |ist |finden |alle |jeweils |immer |werden )*(?:im |in der |auf dem |auf der |am |\\(|: |[-–=] )(?<place>${phrase.replace("]", ",]")}{3,50})`,
    "iu",
  ),
  home: /(?<!\p{L})(?:[Hh]eim(?:spiel)?|HEIM)(?!\p{L})|(?:^|[\s(|])H(?:[\s)|]|$)/u,
  away: /(?<!\p{L})(?:[Aa]uswärts(?:spiel)?|AUSWÄRTS)(?!\p{L})|(?:^|[\s(|])A(?:[\s)|]|$)/u,
  nowhere:
    /(?<!\p{L})(?:fällig|frist\p{L}*|abgabe\p{L}*|einsendeschluss|anmelde\p{L}*|anmeldung|meldeschluss|bewerbung\p{L}*|bestell\p{L}*|rückmeld\p{L}*|zahl\p{L}*|überweis\p{L}*|rechnung|beitrag|gebühr\p{L}*|rate|kaution|kündig\p{L}*|vorverkauf|ferien|\p{L}+ferien|feiertag|schulfrei|geschlossen|liefer\p{L}*|ergebnisse?|rückgabe|letzter tag|erster tag)(?!\p{L})/u,
  sentence:
    /(?<!\p{L})(?:ist|sind|war|wird|werden|bitte|wir|ihr|sie|nicht|kein\p{L}*|muss|müssen|haben|hat|für|wenn|mit|von|bringt|mitbringen)(?!\p{L})/u,
  never:
    /^(?:h|a|heim|auswärts|(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|sonnabend|mo|di|mi|do|fr|sa|so|alle|jeder|niemand|mitglieder|nicht|nein|ja|neu|frei)(?!\p{L}).*|(?:der |die |das |dem |den )?(?:anschluss|ende|anfang|start|beginn|schluss|zeit|gleichen|selben|ort|moment|wochenende|vormittag|nachmittag|mittag|morgen|abend|nacht|jahr|monat|woche|saison|veranstaltung|gespräch|kurs|voraus|rahmen|ordnung|ruhe|urlaub|ferien|bedarf|interesse|fragen|rückfragen|regen|schlechtem wetter|gutem wetter|krankheit|verhinderung|bezug|zukunft|kürze|mir|dir|uns|euch|ihnen|ihm|ihr|allen|einer|einem|diesem|dieser|kaffee und kuchen|essen|arbeit|besten|laufe|namen|team|gruppe|gruppen|höhe|wert|abfahrt|ankunft|anmeldung|einlass|zugang|link|bett|früh|frühe|folgenden|folgende|datum|thema|programm|überblick|vorfeld|anhang)|\d{1,2}(?:[.:]\d\d)?(?: ?uhr)?|(?:ein|eine|einen|einem|einer) .*|.*(?<!\p{L})(?:ist|sind|war|waren|wird|werden|bitte|mitbringen|karten|kostenlos|eintritt|kinder|erwachsene|willkommen|anmeldung|buchung|pro|inkl|serviert|nur|mittagessen|abendessen|getränke|stunden?|minuten|wochen|tage|dauert|frist|fällig)(?!\p{L}).*)$/u,
  person:
    /^(?:dr|herr|herrn|frau|fr|hr|prof|professor|professorin|pfarrer|pfarrerin|pastor|pastorin|onkel|tante|oma|opa|mit|von|leitung|trainer|trainerin|referent|referentin)(?!\p{L})/u,
  givenNames: people.givenNames ?? new Set(),
  article: /^(?:der|die|das|dem|den) /,
  anyArticle: /^(?:der|die|das|dem|den) /i,
  capitalised:
    /^(?:(?:der|die|das|dem|den|am|an|im|zum|zur|von|vom|und|bei|auf|&) )*(?:["'“„(]?[\p{Lu}\p{N}][\p{L}\p{N}'’.&/-]*)(?: (?:der|die|das|dem|den|am|an|im|zum|zur|von|vom|und|bei|auf|&|[\p{Lu}\p{N}][\p{L}\p{N}'’.&/-]*))*$/u,
};
