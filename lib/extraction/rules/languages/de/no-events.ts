import type { SilentFeature } from "@/lib/extraction/rules/choose/silent-words";
import { figures } from "@/lib/extraction/rules/languages/no-event-figures";
import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

/** German: words beside a time that tells of no event, in a line as in a document. */
export const noEvents: SilentFeature[] = [
  ...figures,
  {
    id: "supposed",
    stands: "near",
    says: /(?<!auch )(?<!\p{L})(?:(?:wenn|sobald) (?:es|s|niemand|keiner|jemand|das wetter|alles)|falls(?: \p{L}+){0,3}|im falle?|bei (?:regen|schnee|sturm|schlechtem wetter))(?: am| an)? $/u,
  },
  {
    id: "expires",
    stands: "near",
    says: endingIn("haltbar|verbrauchen|mhd|verfallsdatum|verfällt|verbrauchsdatum", "[^!?\\d]{0,16}"),
  },
  // What holds, costs or belongs to somebody else from a day on.
  {
    id: "price-rise",
    stands: "sentence",
    says: /(?<!\p{L})(?:ab|(?<!bis )zum|seit|mit wirkung vom|mit wirkung zum)(?: dem)? (?:[^.!?\d]{0,8}\d|anfang|mitte|ende|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?:[^.!?]|(?<=\d)\.){0,80}(?<!\p{L})(?:(?:unsere|die|alle|neuen?) (?:\p{L}*preise?|\p{L}*tarife?|\p{L}*gebühren|\p{L}*beiträge|\p{L}*entgelte)|gilt (?:ein|eine|der|die|das|unsere?|neue[rs]?)|gelten (?:die|neue|unsere|andere)|in kraft|arbeitspreis|grundpreis|abschlag|netzentgelte?|tempo-30-zone|übernimmt)(?!\p{L})/u,
  },
  {
    id: "expires",
    stands: "sentence",
    says: /(?<!\p{L})(?:verlier(?:t|en)(?!\p{L})(?:[^.!?]|(?<=\d)\.){0,40}(?<!\p{L})(?:gültigkeit|geltung)|(?:wird|werden)(?!\p{L})(?:[^.!?]|(?<=\d)\.){0,40} ungültig)(?!\p{L})/u,
  },
  {
    id: "statistic",
    stands: "sentence",
    says: /(?<!\p{L})(?:laut|nach angaben|statisti\p{L}+|studien?|umfragen?|im schnitt|durchschnittlich)(?!\p{L}).*(?<!\p{L})(?:die meisten|der meiste|häufig\p{L}*|am meisten|durchschnitt\p{L}*|prozent|jede[rs]? \p{L}+te)(?!\p{L})/u,
  },
  {
    id: "cooking",
    stands: "sentence",
    says: /(?<!\p{L})(?:gehen|ruhen|ziehen|köcheln|quellen|abkühlen) lassen(?!\p{L})|(?<!\d)(?:1[2-9]\d|2[0-6]\d) ?(?:°|grad)/u,
  },
  {
    id: "born",
    stands: "near",
    says: /(?:(?<!\p{L})(?:geb|gest|geboren|gestorben|verstorben)(?!\p{L})\.?|†)[^!?\d]{0,6}$/u,
  },
  {
    id: "term-over",
    stands: "sentence",
    says: /(?<!\p{L})(?:\p{L}*frist|\p{L}*schluss|verkauf|vorverkauf|aktion|angebot|anmeldung)(?!\p{L}).{0,60}(?<!\p{L})(?:abgelaufen|verstrichen|endete|war bereits|lief (?:am|bis)|versäumt)(?!\p{L})/u,
  },
  {
    id: "settled",
    stands: "sentence",
    says: /(?<!\p{L})(?:rechnung|miete|beitrag|gebühr|strafzettel|rate|betrag)(?!\p{L}).{0,70}(?<!\p{L})(?:überwiesen|bezahlt|beglichen|abgebucht|eingegangen|erhalten)(?!\p{L})/u,
  },
  {
    id: "titled",
    stands: "sentence",
    says: /(?<!\p{L})(?:lied\p{L}*|song|film|buch|roman|album|stück|serie)(?!\p{L})[^.!?]{0,40}(?:heißt|: ?(?=["„«»“])|genannt|mit dem titel) ?["„«»“]/u,
  },
  {
    id: "said-aloud",
    stands: "sentence",
    says: /["“”«»] ?[,.]? ?(?:flüsterte|murmelte|rief|sagte|schrie|hauchte|seufzte|brummte|fragte|antwortete)(?!\p{L})/u,
  },
  {
    id: "turns",
    stands: "near",
    says: /(?<!\p{L})(?:also|deshalb|darum|deswegen|daher|dafür)(?: [^.!?;\d]{0,40})?$/u,
  },
];

/** German: words of a line typed by itself that plans nothing: a vague wish, what somebody always does. */
export const noPlans: SilentFeature[] = [
  {
    id: "vague",
    stands: "sentence",
    says: wholeWord("irgendwann|eines tages|irgendein\\p{L}* tag|mal wieder"),
  },
  {
    id: "usual",
    stands: "sentence",
    says: /^\P{L}*(?:ich|er|sie|mein \p{L}+|meine \p{L}+) (?:steh|geh|wach|schlaf|trink|ess|fahr|arbeite|frühstück|komm)\p{L}* (?:\p{L}+ ){0,2}(?:jeden|jede|täglich|werktags|immer)(?!\p{L})/u,
  },
];
