import type { SilentFeature, SilentWords } from "@/lib/extraction/rules/choose/silent-words";
import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { noEvents } from "./no-events";
import { placesWithHours as place } from "./place-words";
import { ahead, bygone, sinceThen } from "./silent-tense";

const day =
  "(?:mo(?:ntags?)?|di(?:enstags?)?|mi(?:ttwochs?)?|do(?:nnerstags?)?|fr(?:eitags?)?|sa(?:mstags?)?|sonnabends?|so(?:nntags?)?)\\.?";

/** When somebody is there: opening hours, consulting hours, when the phone is answered. */
const hours: SilentFeature[] = [
  {
    id: "hours-named",
    stands: "sentence",
    says: /(?<!\p{L})(?:\p{L}*öffnungszeit(?:en)?|\p{L}*sprechzeit(?:en)?|bürozeiten|geschäftszeiten|servicezeiten|telefonzeiten|besuchszeiten|kernzeit(?:en)?|küchenzeiten|schalterstunden|betriebszeiten|ausleihzeiten|badezeiten|abholzeiten|(?:telefonische |offene )?sprechstunden?)(?!\p{L})/u,
  },
  {
    id: "present",
    stands: "sentence",
    says: wholeWord(
      "geöffnet|offen|erreichbar|besetzt|verfügbar|anrufen|anruf|telefonisch|telefon|tel|hotline|rufnummer|rückfragen|zu erreichen|ansprechbar|persönlich|durchgehend|für sie da|kundenservice|kundendienst|assistenz",
    ),
  },
  {
    id: "place-present",
    stands: "before",
    says: new RegExp(
      `(?<!\\p{L})\\p{L}{0,14}${place}(?: (?:ist|sind|hat|haben))?(?: \\p{L}+){0,2} (?:geöffnet|offen|erreichbar|besetzt|auf|zeiten)(?!\\p{L})|(?<!\\p{L})(?:geöffnet|offen|auf|erreichbar|besetzt) ?:? ?$`,
      "u",
    ),
  },
  {
    id: "we-are-open",
    stands: "before",
    says: /(?<!\p{L})wir (?:haben|sind)(?: \p{L}+){0,3} (?:geöffnet|offen|auf|da|erreichbar)(?!\p{L})|(?<!\p{L})(?:erreichen sie uns|sind wir|haben wir|sie erreichen \p{L}+)(?!\p{L})/u,
  },
  {
    id: "phone-present",
    stands: "before",
    says: new RegExp(`^\\P{L}*(?:${place}|telefon|tel|info|auskunft)\\.?:? ?$`, "u"),
  },
  {
    id: "hours-named",
    stands: "sentence",
    says: new RegExp(
      `^\\P{L}*${day} ?(?:-|–|bis) ?${day}[ :,]{1,3}\\d[^\\p{L}\\n,;|/]{0,16}(?:uhr|h)? ?[,;|/] ?(?:und )?${day}[ :,]{1,3}\\d[^\\p{L}\\n]{0,16}(?:(?:uhr|h)\\P{L}{0,8})?$`,
      "u",
    ),
  },
  {
    id: "days-listed",
    stands: "sentence",
    says: wholeWord(
      `${day} ?(?:-|–|bis|u\\.|&|,|/|\\+) ?(?:und )?${day}|täglich|werktags|werktäglich|wochentags|an werktagen|jeden tag`,
    ),
  },
  {
    id: "days-range",
    stands: "sentence",
    says: wholeWord(`${day} ?(?:-|–|bis) ?${day}|täglich|werktags|wochentags|jeden tag`),
  },
  {
    id: "closed",
    stands: "near",
    says: endingIn("geschlossen|ruhetag|zu", "(?: (?:am|an|von|vom|ist|bleibt))* ?"),
  },
  {
    id: "closed",
    stands: "behind",
    says: /^ ?[:–-]? ?(?:(?:ist|sind|bleibt|haben wir|bleiben wir) )?(?:geschlossen|ruhetag)(?!\p{L})/u,
  },
  {
    id: "plural-day",
    stands: "sentence",
    says: /(?<!\p{L})(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s(?!\p{L})/u,
  },
  {
    id: "phone-number",
    stands: "sentence",
    says: /(?<!\d)\(?(?:\+49|\+43|\+41|0)\d{0,5}\)?[ ./-]{0,3}\d{2,4}[ ./-]?\d{2,6}|(?<!\p{L})(?:tel|telefon|fax|mobil|handy)\.?:? ?[+\d(]/u,
  },
  {
    id: "not-after",
    stands: "near",
    says: endingIn("(?:nicht|keine anrufe|nie)(?: \\p{L}+)? (?:nach|vor|zwischen)", " "),
  },
  {
    id: "round-the-clock",
    stands: "sentence",
    says: /(?<!\d)24 ?[/x] ?7|(?<!\p{L})rund um die uhr(?!\p{L})|(?<!\d)24 stunden(?!\p{L})/u,
  },
  { id: "day-off", stands: "sentence", says: wholeWord("frei|freier tag|ruhetag") },
  {
    id: "by-appointment",
    stands: "sentence",
    says: wholeWord("nach (?:vereinbarung|absprache|terminvereinbarung)"),
  },
];

/** When something was written, booked, paid or printed. */
const stamps: SilentFeature[] = [
  {
    id: "stamp-named",
    stands: "near",
    says: endingIn(
      "ausgestellt|gebucht am|bestellt|bestellung vom|gepostet|gedruckt|aktualisiert|erstellt|generiert|gekauft|veröffentlicht|eingereicht|registriert|mitglied seit|hochgeladen|bearbeitet|geändert|stand|unser schreiben vom|unser brief vom|ihr(?:e|em|er)? (?:schreiben|brief|mail|e-?mail|anruf|bestellung|buchung|antrag|anfrage|nachricht)(?: vom)?|protokoll (?:vom|der sitzung)|ausgabe|geboren|geb|gegründet|seit|fassung|version|rechnung vom|rechnungsdatum|eingegangen|erhalten|bezahlt|unterschrieben|bescheid vom|vertrag vom|aushang vom|zuletzt|gesendet|verschickt|build|backup|aufnahme vom",
      "(?:[^.!?\\n]|(?<=\\d)\\.){0,24}",
    ),
  },
  {
    id: "money-moved",
    stands: "near",
    says: endingIn("gesamt|summe|bezahlt|abgebucht|erstattet|überwiesen|belastet|gezahlt", "[^!?\\n]*"),
  },
  {
    id: "stamp-label",
    stands: "near",
    says: endingIn(
      "datum (?:des schreibens|der rechnung|der bestellung|der ausstellung)|rechnungsdatum|bestelldatum|buchungsdatum|ausstellungsdatum|geburtsdatum|druckdatum|erstellungsdatum|kaufdatum|belegdatum|geburtstag des kindes",
      "(?:[^.!?\\n]|(?<=\\d)\\.){0,12}",
    ),
  },
  {
    id: "sent-named",
    stands: "near",
    says: endingIn(
      "(?:wurde|wurden|haben|hat|ist|hatten)(?: \\p{L}+){0,3}? (?:gesendet|verschickt|versandt|geschickt|gemailt|ausgestellt|geschrieben)|abgeschickt",
      "(?:[^.!?\\n]|(?<=\\d)\\.){0,30}",
    ),
  },
  {
    id: "newsletter",
    stands: "sentence",
    says: /(?<!\p{L})(?:newsletter|rundbrief|gemeindebrief|mitteilungsblatt|ausgabe (?:nr\.? ?)?\d|nr\. \d|jahrgang \d|infobrief|aushang)/u,
  },
  {
    id: "terms-of",
    stands: "near",
    says: endingIn(
      "(?:bedingungen|agb|satzung|gesetz|verordnung|vereinbarung|vertrag|beschluss|urteil|bescheid|kaufvertrag|mietvertrag|regelung)",
      "(?:[^.!?\\n]|(?<=\\d)\\.){0,20}(?<!\\p{L})vom ",
    ),
  },
  {
    id: "version",
    stands: "sentence",
    says: /(?<!\p{L})v?\d+\.\d+\.\d(?![\d.])|(?<!\p{L})(?:changelog|release notes)/u,
  },
  {
    id: "asked",
    stands: "near",
    says: endingIn(
      "(?:muss|müssen|soll|sollen|sollte|sollten|wird|werden|kann|können|bitte)(?: \\p{L}+){0,4}",
      " ",
    ),
  },
  {
    id: "asked-for",
    stands: "before",
    says: /^[\s*•–-]*(?:(?:bitte|hallo|hey|hi|auch|dann|und)[,!]? )*(?:(?:kannst|könntest|könnt|können) (?:du|ihr|sie) )?(?:bitte )?(?:trag|trage|erinner|erinnere|notier|notiere|leg|merk|plane|plan|setz|mach)(?!\p{L})/u,
  },
  {
    id: "since",
    stands: "behind",
    says: /^[^.!?]{0,40}(?<!\p{L})(?:steigen|steigt|sinken|sinkt|erhöhen|erhöht|ändern|ändert|beträgt|betragen)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:\p{L}*preise?|\p{L}*entgelte?|\p{L}*tarife?|\p{L}*gebühr(?:en)?|\p{L}*beitrag|\p{L}*beiträge|\p{L}*miete|\p{L}*zins(?:en|satz)?|\p{L}*sätze|abschlag)(?!\p{L})/u,
  },
  {
    id: "since",
    stands: "near",
    says: endingIn(
      "erhältlich|verfügbar|läuft|in kraft|gilt|gültig|seit|im verkauf",
      "(?: (?:ab|seit|seit dem|ab dem))? ",
    ),
  },
];

/** Rules of tickets and counters: how long before, what costs how much; and what does not take place. */
const other: SilentFeature[] = [
  {
    id: "terms",
    stands: "sentence",
    says: wholeWord(
      "erstattung|stornier\\p{L}*|storno\\p{L}*|kostenlos stornier\\p{L}*|rücktritt|umbuch\\p{L}*|vor (?:abfahrt|abflug|beginn der veranstaltung|vorstellungsbeginn|reiseantritt)|check-?in (?:öffnet|schließt|endet)|gate (?:schließt|öffnet)|boarding (?:endet|schließt)|gepäckabgabe|nacheinlass|gebühr(?:en)? (?:fällt|fallen)|mahngebühr\\p{L}*|absenzen|krankmeldung(?:en)?|im krankheitsfall",
    ),
  },
  {
    id: "price-until",
    stands: "sentence",
    says: /\d ?(?:€|euro|eur|chf)(?:[^.!?]|(?<=\d)\.){0,12} bis |(?:€|eur|chf) ?\d(?:[^.!?]|(?<=\d)\.){0,12} bis /u,
  },
  {
    id: "price-per",
    stands: "sentence",
    says: wholeWord("pro (?:person|kopf|tag|stunde|nacht|kind|erwachsene[mrn]?)|je person|p\\. ?p"),
  },
  {
    id: "no-session",
    stands: "near",
    says: endingIn(
      "keine?(?:n)? (?:\\p{L}*(?:kurs|training|probe|treffen|sitzung|stunde|spiel|gottesdienst|chor|yoga|sprechstunde|vorlesung|übung))",
      "(?:[^.!?]|(?<=\\d)\\.){0,24}",
    ),
  },
  {
    id: "not-held",
    stands: "near",
    says: endingIn(
      "(?:fällt|fallen|entfällt|entfallen|findet nicht|finden nicht)",
      "(?:[^.!?]|(?<=\\d)\\.){0,16}",
    ),
  },
  {
    id: "not-held",
    stands: "behind",
    says: /^[^.!?\d]{0,24}(?<!\p{L})(?:fällt (?:\p{L}+ ){0,2}?aus|entfällt|entfallen|fallen (?:\p{L}+ ){0,2}?aus|(?:lassen|lassn|lömmer|lömer) (?:\p{L}+ ){0,2}?(?:sein|bleiben|ausfallen|sii|si)|findet (?:\p{L}+ ){0,4}?nicht statt|finden (?:\p{L}+ ){0,4}?nicht statt|kein(?:e|en)? \p{L}*(?:kurs|training|probe|treffen))(?!\p{L})/u,
  },
  {
    id: "conditional",
    stands: "sentence",
    says: /^\P{L}*(?:falls (?:das|dies|es|dieser|der termin)(?:[^.!?]|(?<=\d)\.){0,30} nicht|hätten wir|hätte ich|wenn wir jemals|wäre ich|sonst)(?!\p{L})|(?<!\p{L})(?:hätte|hätten|wäre|wären) (?:\p{L}+ ){0,5}(?:können|müssen|sollen|gewesen|gekommen|gegangen)(?!\p{L})/u,
  },
  {
    id: "in-default",
    stands: "before",
    says: /^\P{L}*(?:sollten|wenn|falls) (?:wir|sie)(?: \p{L}+){0,4} (?:nicht|keine)(?!\p{L})/u,
  },
  {
    id: "absence",
    stands: "near",
    says: endingIn(
      "(?:ich bin|bin ich|ich|er ist|sie ist|wir sind|sind wir)(?:[^.!?]|(?<=\\d)\\.){0,16}(?:weg|unterwegs|nicht da|nicht im büro|abwesend|im urlaub|verreist|krank|nicht erreichbar|verhindert)",
      "(?:[^.!?,]|(?<=\\d)\\.|,(?= (?:vom?|bis|ab|zwischen)(?!\\p{L}))){0,16}",
    ),
  },
  {
    id: "absence",
    stands: "behind",
    says: /^[^.!?\d]{0,20}(?<!\p{L})(?:abwesend|nicht im büro|nicht erreichbar|nicht zu erreichen)(?!\p{L})/u,
  },
  { id: "fraction", stands: "sentence", says: /^\P{L}*\d{1,2}\/\d{1,2}\.\P{L}*$/u },
];

/** German words that tell times that are no event of the reader's. */
export const silentWords: Partial<SilentWords> = {
  pastHead:
    /^\P{L}*(?:vergangen|(?:vergangene|frühere|letzte) (?:termine|veranstaltungen|konzerte|besuche|buchungen|sitzungen)|archiv|rückblick|sendungsverlauf)\P{L}*$/u,
  hoursHead:
    /^(?!.*\d).*(?<!\p{L})(?:\p{L}*(?:öffnungszeiten|sprechzeiten|bürozeiten|geschäftszeiten|servicezeiten|telefonzeiten|besuchszeiten|sprechstunden)|wir haben geöffnet|so erreichen sie uns)(?!\p{L})[^\d]{0,20}$/u,
  features: [...hours, ...stamps, ...bygone, sinceThen, ...ahead, ...other, ...noEvents],
};
