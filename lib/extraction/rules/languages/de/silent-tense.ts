import type { SilentFeature } from "@/lib/extraction/rules/choose/silent-words";
import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

/** Verbs of what was; a participle alone may stand in the future as well (`wird verschoben`). */
export const past =
  "(?:war|waren|warst|hatte|hatten|hattest|gab|ging|gingen|kam|kamen|fand|fanden|traf|trafen|sah|sahen|begann|begannen|endete|endeten|blieb|blieben|fuhr|fuhren|aß|lief|liefen|sagte|sagten|meinte|schrieb|schrieben|erzählte|gewann|gewannen|verlor|verloren|starb|verstarb|feierte|feierten|eröffnete|beschloss|beschlossen|wurde|wurden|besuchte|besuchten|stand|standen|lag|rief|bekam|brachte|brachten|dauerte|spielte|spielten|machte|machten|konnte|konnten|musste|mussten|wollte|wollten|durfte)";
/** Participles that tell, with a form of `haben` or `sein`, of what has been. */
const participle =
  "(?:gewesen|gehabt|gegangen|gekommen|getroffen|gesehen|gesprochen|stattgefunden|gegeben|gemacht|gefeiert|gefahren|geflogen|gegessen|gewonnen|verloren|besucht|gehört|gelesen|gesagt|geschrieben|bekommen|erhalten|verbracht|gelaufen|gespielt|begonnen|geendet|eingetroffen|angekommen|abgefahren|passiert|geschehen|verstorben|gestorben|geblieben|gewartet|getanzt|gelacht|gekauft|bezahlt|telefoniert|beschlossen|besprochen|gsi|gsii|gwäse|gha|gmacht|ggange|gange|gseh|gluegt)";
const perfect = `(?:(?:hab|habe|haben|hast|habt|hat|bin|bist|ist|sind|seid|isch|het|hei|händ|hämmer|simmer)(?: (?:[^.!?;]|(?<=\\d)\\.){0,60}?)? ${participle})`;

/** What has been. */
export const bygone: SilentFeature[] = [
  {
    id: "thanks",
    stands: "before",
    says: /(?<!\p{L})(?:danke|vielen dank|herzlichen dank|dankeschön|glückwunsch|gratulation|merci)(?!\p{L})(?!.*(?<!\p{L})(?:bitte|wird|werden|freuen uns auf)(?!\p{L}))/u,
  },
  {
    id: "praise",
    stands: "before",
    says: /(?<!\p{L})(?:schön|toll|super|großartig|wunderbar|gelungen|nett|klasse|lustig|spannend)e?[rsnm]?(?!\p{L})(?!.*(?<!\p{L})(?:bitte|wird|werden|wäre)(?!\p{L}))/u,
  },
  {
    id: "last-time",
    stands: "near",
    says: endingIn(
      "(?:letzte[nrsm]?|vergangene[nrsm]?|vorige[nrsm]?)(?: \\p{L}+)?|neulich|kürzlich|gestern|vorgestern|geschter|letschte?",
      "(?:[^.!?]|(?<=\\d)\\.){0,24}",
    ),
  },
  {
    id: "last-time",
    stands: "near",
    says: /(?<!\p{L})(?:danke|dank) für (?:[^.!?\d]{0,20} )?(?:\p{L}*angebot|\p{L}*mails?|nachricht|brief|schreiben|anruf|antwort|anfrage|fotos|unterlagen|entwurf|rückmeldung|protokoll|gespräch|telefonat)(?: vom| von| am)? $/u,
  },
  {
    id: "ago-behind",
    stands: "behind",
    says: /^ ?(?:letzten jahres|vergangenen jahres|letzter woche|letzten monats|vorigen jahres)(?!\p{L})/u,
  },
  {
    id: "past-near",
    stands: "near",
    says: endingIn(`(?:${past}|${perfect})`, "(?:[^.!?]|(?<=\\d)\\.){0,40}"),
  },
  {
    id: "past-behind",
    stands: "behind",
    says: new RegExp(
      `^(?:[^.!?]|(?<=\\d)\\.){0,18}(?<!\\p{L})${past}(?!\\p{L})|^(?:[^.!?]|(?<=\\d)\\.){0,50}(?<!\\p{L})${participle}(?= ?(?:[.,!;]|$| (?:und|wurde|worden)))`,
      "u",
    ),
  },
  {
    id: "minutes-held",
    stands: "near",
    says: endingIn("protokoll|niederschrift", "(?:[^.!?]|(?<=\\d)\\.){0,40}"),
  },
  {
    id: "referred",
    stands: "near",
    says: endingIn(
      "bezug(?:nehmend)?|bezüglich|mit bezug auf|wie in|gemäß|laut|nach|im anschluss an|anlässlich|zu ihrem|auf ihr(?:e|en)?",
      "(?:[^.!?]|(?<=\\d)\\.){0,44}",
    ),
  },
  {
    id: "done-before",
    stands: "near",
    says: endingIn(
      "durchgeführt|erledigt|abgeschlossen|entlassen|aufgenommen|diagnostiziert|letzte (?:untersuchung|sitzung|messung|inspektion)",
      "(?:[^.!?]|(?<=\\d)\\.){0,24}",
    ),
  },
  {
    id: "death",
    stands: "sentence",
    says: wholeWord(
      "verstarb|verstorben|entschlief|entschlafen|in liebevoller erinnerung|ruhe in frieden|plötzlich und unerwartet",
    ),
  },
  {
    id: "result",
    stands: "sentence",
    says: /(?<!\p{L})(?:ergebnis|ergebnisse|erlös|einnahmen|sieg|niederlage|unentschieden|gewann|gewonnen|verloren)(?!\p{L})(?:[^.!?]|(?<=\d)\.){0,20}\d+(?: ?[:–-] ?\d+)?/u,
  },
];

/** Of what is usual and began before: `seit Montag`. */
export const sinceThen: SilentFeature = {
  id: "since-then",
  stands: "near",
  says: /(?<!\p{L})seit(?: dem| der| letzte[nrm]?| anfang| ende| mitte)? $/u,
};

/** What is still to come, or asked for: it speaks against silence. */
export const ahead: SilentFeature[] = [
  {
    id: "ahead-before",
    stands: "before",
    says: wholeWord(
      "wird|werden|würde|würden|soll|sollen|sollte|bitte|lasst uns|nächste[nrsm]?|kommende[nrsm]?|morgen|übermorgen|erinnerung|denkt|denk|vergesst|vergiss|ist|sind|findet|finden|beginnt|beginnen|startet|starten|treffen|verschoben auf|verlegt auf|bestätigen|bestätigt für|geplant|einladen|laden|lade|eingeladen|freuen uns auf|muss|müssen|möchte|möchten|wollen|kannst|könnt|könntest|können|steht|stehen",
    ),
  },
  {
    id: "ahead-behind",
    stands: "behind",
    says: /^(?:[^.!?]|(?<=\d)\.){0,40}(?<!\p{L})(?:wird|werden|soll|sollen|bitte|lasst|fällig|muss|müssen|findet|statt|geplant|kannst|könnt|können|laden|treffen|beginnt|startet)(?!\p{L})/u,
  },
  {
    id: "this-coming",
    stands: "near",
    says: endingIn(
      "diese[nrsm]?|nächste[nrsm]?|kommende[nrsm]?|morgen|heute|übermorgen",
      "(?:[^.!?]|(?<=\\d)\\.){0,8}",
    ),
  },
];
