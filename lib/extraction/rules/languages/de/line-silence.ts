import type { SilentFeature, SilentWords } from "@/lib/extraction/rules/choose/silent-words";
import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { noEvents, noPlans } from "./no-events";
import { past, sinceThen } from "./silent-tense";

const participles =
  "gewesen|gehabt|gegangen|gekommen|getroffen|gesehen|gesprochen|stattgefunden|gemacht|gefeiert|gefahren|gegessen|gewonnen|verloren|besucht|gehört|gelesen|gesagt|geschrieben|bekommen|verbracht|gelaufen|gespielt|angekommen|passiert|geblieben|gewartet|gekauft|bezahlt|verpasst|geschlafen|gelandet|verschlafen|erlebt|aufgestanden|umgezogen|aufgewacht|gearbeitet|geschafft|protokolliert|vergessen|gestorben|geboren|gegründet|eröffnet|unterschrieben|abgegeben|eingereicht|überwiesen|vermisst|erledigt|verschickt|beendet|unterhalten|besprochen|begonnen";

/** Words that tell what a line, typed by itself, says of a time. */
const features: SilentFeature[] = [
  { id: "past-near", stands: "near", says: endingIn(past, "(?:[^.!?;]|(?<=\\d)\\.){0,44}") },
  {
    id: "past-opens",
    stands: "sentence",
    says: new RegExp(
      `^\\P{L}*(?:(?:haha|lol|boah|puh|wow|ok|so|oh|ja|mann|na|und|aber|also|leider) )*${past}(?!\\p{L})`,
      "u",
    ),
  },
  {
    id: "past-told",
    stands: "sentence",
    says: new RegExp(
      `(?<!\\p{L})(?:hab|habe|haben|hast|habt|hat|bin|bist|ist|sind|seid|wurde|wurden|war|waren)(?: (?:[^.!?;]|(?<=\\d)\\.){0,70})? (?:${participles})(?!\\p{L})`,
      "u",
    ),
  },
  {
    id: "past-told",
    stands: "sentence",
    says: new RegExp(
      `(?<!\\p{L})(?:gestern|vorgestern|letzte[nrs]?|vergangene[nrs]?|vorige[nrs]?|damals|neulich)(?!\\p{L})(?:[^.!?;]|(?<=\\d)\\.){0,60}(?<!\\p{L})${past}(?!\\p{L})|(?<!\\p{L})${past}(?!\\p{L})(?:[^.!?;]|(?<=\\d)\\.){0,60}(?<!\\p{L})(?:gestern|vorgestern|letzte[nrs]?|vergangene[nrs]?|vorige[nrs]?|damals|neulich)(?!\\p{L})`,
      "u",
    ),
  },
  {
    id: "past-told",
    stands: "sentence",
    says: /(?<!\p{L})(?:hab|habe|haben|hast|habt|hat)(?!\p{L})(?:[^.!?;]|(?<=\d)\.){0,70} (?!\p{L}*ge(?:plant|bucht|öffnet|schlossen|dacht|setzt)(?!\p{L}))\p{L}*ge\p{L}{3,}(?:t|en)(?=\s*(?:[.,!?;]|$| und | aber ))/u,
  },
  {
    id: "past-told",
    stands: "near",
    says: endingIn(
      "(?:rechnung|schreiben|brief|bescheid|protokoll|vertrag|bestellung|angebot|urteil|beschluss|foto|fotos|bilder|artikel) vom|(?:frist|schluss|termin|abgabe) war(?: der| am)?|stand:?",
      " ",
    ),
  },
  {
    id: "past-told",
    stands: "before",
    says: /^\P{L}*(?:vielen |herzlichen |lieben )?dank(?:e)?(?: \p{L}+)? für(?!\p{L})(?!.*(?<!\p{L})(?:einladung|bestätigung)(?!\p{L}))/u,
  },
  sinceThen,
  {
    id: "holds-until",
    stands: "near",
    says: /(?<!\p{L})(?:gilt|gelten|gültig|haltbar|läuft|angebot|aktion|rabatt|geöffnet|offen)(?!\p{L})(?:[^.!?]|(?<=\d)\.){0,24}(?<!\p{L})(?:bis|ab)(?: zum| einschließlich| dem)? $/u,
  },
  {
    id: "general",
    stands: "sentence",
    says: /(?<!\p{L})(?<!\([^()]{0,80})(?:er|sie|es|man|die leute|alle|viele) \p{L}+ (?:immer|meistens|oft|selten|stets|normalerweise|gewöhnlich|nie)(?!\p{L})|^\P{L}*(?:montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags) \p{L}+ (?:ich|er|sie|man|wir)(?: \p{L}+)*(?: (?:aus|nie|gern|meistens|immer|lange))\P{L}*$/u,
  },
  { id: "negated", stands: "sentence", says: wholeWord("nie|niemals|nie wieder|nie mehr|kein einziges mal") },
  {
    id: "laughs",
    stands: "text",
    says: /(?<!\p{L})(?:lo+l|rofl|(?:ha){2,}h?|hihi|hehe|omg|boah|puh|uff|krass|mega)(?!\p{L})|[😂🤣😅🤷😭🥴😩🙄💀]/u,
  },
  {
    id: "verdict",
    stands: "text",
    says: /(?<!\p{L})(?:was für ein \p{L}+|(?:schlimmste|beste|schönste|längste|verrückteste)[nrsm]? \p{L}+ (?:seit|meines lebens|aller zeiten|überhaupt)|nie wieder|viel zu (?:teuer|spät|lang|früh|viel)|total (?:müde|fertig|kaputt|schön)|echt (?:schön|blöd|super|gut))(?!\p{L})/u,
  },
  {
    id: "market",
    stands: "text",
    says: /(?<!\p{L})(?:kurs|aktie|dax|inflation|zins\p{L}*|umsatz|preis\p{L}*|börse|bitcoin|gold|benzin|diesel)(?!\p{L})(?:[^.!?]|(?<=\d)\.){0,40}\d(?:[\d.,]*\d)? ?(?:%|prozent|punkte|euro|€)/u,
  },
  {
    id: "score",
    stands: "text",
    says: /(?<!\p{L})(?:gewonnen|gewann|verloren|verlor|schlug|schlägt|besiegt|führt|unentschieden|endstand|halbzeit|stand)(?!\p{L})(?:[^.!?]|(?<=\d)\.){0,30}\d{1,3} ?[:–-] ?\d{1,3}(?!\d)|\d{1,3} ?[:–-] ?\d{1,3} (?:gewonnen|verloren|zur halbzeit|unentschieden)(?!\p{L})/u,
  },
  {
    id: "unreal",
    stands: "sentence",
    says: /(?<!\p{L})(?:hätte|hätten|hättest|wäre|wären|wärst)(?!\p{L})(?:[^.!?]|(?<=\d)\.){0,60}(?<!\p{L})(?:gekommen|gewesen|gehabt|gegangen|gemacht|sollen|müssen|können|dürfen|gesagt|gewusst|genommen)(?!\p{L})|^\P{L}*(?:wenn (?:ich|wir|er|sie|es) (?:nur |doch |jemals )?[^,.]{0,30}(?:hätte|wäre|könnte)n?)(?!\p{L})/u,
  },
  {
    id: "quoted-speech",
    stands: "near",
    says: /(?<!\p{L})(?:sagte|sagt|meinte|meint|schrieb|fragte|rief|heißt es|singt|sang)[,:]? ?["„‚«»“][^"“”«»]*$/u,
  },
  { id: "retold", stands: "sentence", says: /^\P{L}*["„«»“][^"“”«»]{4,}["“”«»]\P{L}*$/u },
  {
    id: "saying",
    stands: "text",
    says: /(?<!\p{L})(?:morgen,? morgen,? nur nicht heute|morgenstund|was du heute kannst|heute (?:hier|so),? morgen (?:da|dort|so)|von heute auf morgen|das gestern von morgen|nicht von gestern|fünf (?:minuten )?vor zwölf|kurz vor zwölf|alle tage wieder|rund um die uhr|es ist höchste zeit|auf den letzten drücker|der morgen danach|besser spät als nie|schnee von gestern|von früh bis spät|bis in die nacht|blauer montag|schwarzer freitag|freitag der 13|wie jeden tag|jeden tag aufs neue|an manchen tagen|in guten wie in schlechten|acht auf dich|gute zeiten|nicht (?:mein|dein|unser) tag|auch noch ein tag|ein neuer tag|jeden tag ein)(?!\p{L})/u,
  },
  {
    id: "general",
    stands: "sentence",
    says: /(?<!\p{L})(?:hasse|hasst|(?:nie|keine|null|immer|wenig) lust|freu(?:e|t)? mich immer|vermisse|am liebsten|lieblings\p{L}+)(?!\p{L})/u,
  },
  {
    id: "opens",
    stands: "near",
    says: endingIn(
      "(?:öffnet|öffnen|schließt|schließen|geöffnet|offen|hat auf|haben auf|macht(?: \\p{L}+)? (?:auf|zu)|auf von|hat)",
      "(?: (?:von|um|ab|bis|täglich|nur|jetzt|erst|schon|immer|am))*:? ?",
    ),
  },
  {
    id: "opens-behind",
    stands: "behind",
    says: /^[^.!?\d]{0,16}(?<!\p{L})(?:geöffnet|offen|auf|geschlossen|zu|erreichbar|besetzt)(?= ?(?:$|[.,!;)]))/u,
  },
  {
    id: "hours-named",
    stands: "before",
    says: /(?<!\p{L})(?:\p{L}*öffnungszeiten|\p{L}*sprechzeiten|bürozeiten|geschäftszeiten|servicezeiten|besuchszeiten|telefonzeiten|kernarbeitszeit|\p{L}*sprechstunden?|hat geöffnet|haben geöffnet)(?!\p{L})/u,
  },
  {
    id: "every-week",
    stands: "behind",
    says: /^,? ?(?:an )?(?:täglich|werktags|wochentags|wochenends|jeden tag|meistens|immer)(?!\p{L})/u,
  },
  {
    id: "ahead",
    stands: "sentence",
    says: wholeWord(
      "wird|werden|würde|würdest|soll|sollen|sollte|bitte|lasst uns|kannst du|könntest du|könnt ihr|können (?:wir|sie)|morgen|übermorgen|nächste[nrsm]?|kommende[nrsm]?|verschoben auf|erinner\\p{L}*|denk(?:t)? (?:an|dran)|vergiss nicht|vergesst nicht|bring(?:t)?|komm(?:t|st)?|muss|müssen|möchte|wollen wir|steht an|findet|treffen|passt",
    ),
  },
  {
    id: "secured",
    stands: "sentence",
    says: /(?<!\p{L})(?:hab|habe|haben|hat|bekommen|gebucht|reserviert|gekauft|ergattert|ausgemacht|vereinbart|abgemacht|bestellt)(?!\p{L})(?:[^.!?]|(?<=\d)\.){0,60}(?<!\p{L})(?:\p{L}*karten?|tickets?|tisch|\p{L}*termin|platz|plätze|zimmer|reserviert|gebucht|vereinbart|ausgemacht|abgemacht|vorstellungsgespräch|\p{L}*verabredung)(?!\p{L})/u,
  },
  {
    id: "ordered",
    stands: "sentence",
    says: /^\P{L}*(?:(?:bitte|hallo|hey|hi|kannst du|könntest du)[,!]? )*(?:trag|trage|erinner|erinnere|notier|notiere|leg|merk|plane|setz|mach|eintragen|buch|buche|reservier|reserviere)(?!\p{L})/u,
  },
  {
    id: "asked",
    stands: "sentence",
    says: /^\P{L}*(?:wo|wer|wann|was|welche[rsnm]?|wie|warum|war|waren|hat|hast|hatte)(?!\p{L})[^.!]*\?/u,
  },
  {
    id: "saying",
    stands: "sentence",
    says: /(?<!\p{L})(?:nur (?:noch )?heute|keine (?:zeit|lust)|nicht (?:mein|dein) tag|fällt (?:diese|nächste|heute|morgen|am) ?\p{L}* ?aus|kein(?:e|en)? \p{L}+ (?:diese|nächste|heute|morgen|am)|alle jahre wieder|morgenstund|unter der woche nicht)(?!\p{L})/u,
  },
  {
    id: "past-told",
    stands: "near",
    says: /(?<!\p{L})(?:rechnungsdatum|bestelldatum|geburtsdatum|ausstellungsdatum|druckdatum|rechnung vom|bestellung vom|auftrag vom|schreiben vom|stand):? ?$/u,
  },
  {
    id: "past-told",
    stands: "sentence",
    says: /(?<!\p{L})(?:1[0-8]\d\d|19\d\d|200\d|201\d)(?!\d)[^.!?]{0,24}(?<!\p{L})(?:fiel|wurde|war|begann|endete|gründete|entstand|kam|starb)(?!\p{L})/u,
  },
];

/** German words that tell which times of a single line make no event. */
export const silentInLines: Partial<SilentWords> = { features: [...features, ...noEvents, ...noPlans] };
