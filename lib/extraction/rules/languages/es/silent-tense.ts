import type { SilentFeature } from "@/lib/extraction/rules/choose/silent-words";
import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

/** Verbs of what was; the endings of the simple past are those of hardly any other word. */
export const past =
  "(?!(?:ha[ns]? |he |hemos )?(?:(?:cambi|pas|qued|adelant|retras|aplaz|traslad|movi|reprogram)\\p{L}{1,4} (?:al|a las?|a ?$|para|a partir)(?!\\p{L})|(?:cambi|adelant|retras|aplaz|traslad)\\p{L}{1,4} ?$))(?:fue|fueron|fui|fuimos|era|eran|éramos|estuvo|estuve|estuvimos|estuvieron|estaba|estaban|estábamos|hubo|había|tuvo|tuve|tuvimos|tuvieron|tenía|hizo|hice|hicimos|hicieron|vino|vine|vinieron|vi|vimos|dijo|dije|dijeron|dimos|dio|dieron|di|puso|pude|pudo|quiso|supe|supo|trajo|murió|nací|llegué|salí|comí|cené|dormí|quedé|gané|perdí|compré|pagué|empecé|terminé|acabé|(?!acaban?|graban?)[\\p{L}]{2,}(?:ó|aron|ieron|aba|aban)|(?:he|hemos|has|habéis|ha|han) (?:\\p{L}+ )?(?:\\p{L}+(?:ado|ido)|visto|hecho|dicho|puesto|escrito|vuelto|abierto))";

/** What has been. */
export const bygone: SilentFeature[] = [
  { id: "term-over", stands: "near", says: endingIn("(?:se remontan? al?|datan? del?)", " ") },
  {
    id: "thanks",
    stands: "before",
    says: /(?<!\p{L})(?:gracias (?:por|a)|enhorabuena|felicidades)(?!\p{L})(?!.*(?<!\p{L})(?:por favor|será|habrá)(?!\p{L}))/u,
  },
  {
    id: "praise",
    stands: "before",
    says: /(?<!\p{L})(?:qué (?:bien|rico|divertido|bonito)|genial|estupend[oa]|inolvidable|precios[oa]|maravillos[oa])(?!\p{L})(?!.*(?<!\p{L})(?:será|sería)(?!\p{L}))/u,
  },
  {
    id: "last-time",
    stands: "near",
    says: endingIn("ayer|anoche|anteayer|antier|hace (?:\\p{L}+|\\d+) \\p{L}+|el otro día", "[^.!?]{0,24}"),
  },
  {
    id: "ago-behind",
    stands: "behind",
    says: /^ ?(?:pasad[oa]|del año pasado|de la semana pasada|del mes pasado|último)(?!\p{L})/u,
  },
  { id: "past-near", stands: "near", says: endingIn(past, "[^.!?]{0,40}") },
  { id: "past-behind", stands: "behind", says: new RegExp(`^[^.!?]{0,24}(?<!\\p{L})${past}(?!\\p{L})`, "u") },
  { id: "minutes-held", stands: "near", says: endingIn("acta", "[^.!?]{0,40}") },
  {
    id: "referred",
    stands: "near",
    says: endingIn(
      "en relación con|con referencia a|según|conforme a|en respuesta a|con motivo de|tras",
      "[^.!?]{0,44}",
    ),
  },
  { id: "death", stands: "sentence", says: wholeWord("falleci\\p{L}+|murió|descanse en paz|d\\. ?e\\. ?p") },
  {
    id: "result",
    stands: "sentence",
    says: /(?<!\p{L})(?:resultado|resultados|victoria|derrota|empate|recaudación|ganó|ganamos|perdió|perdimos|empató|empatamos)(?!\p{L})[^.!?]{0,24}\d+(?: ?[:–-] ?\d+)?/u,
  },
];

/** Of what is usual and began before: `desde el lunes`. */
export const sinceThen: SilentFeature = {
  id: "since-then",
  stands: "near",
  says: /(?<!\p{L})(?:lleva|llevo|llevamos|llevan|vivo|trabajo|existe|abiertos)[^.!?]{0,16} desde(?: el| hace)? $/u,
};

/** `J'ai pris le retour pour mardi`: what somebody has booked is still to come. */
export const booked: SilentFeature = {
  id: "secured",
  stands: "sentence",
  says: /(?<!\p{L})(?:cogid[oa]s?|reservad[oa]s?|comprado|pedid[oa]|sacad[oa]|pillad[oa]|apuntad[oa]|reservé|saqué|compré|pedí|cogí|pillé)(?!\p{L})[^.!?]{0,30} pa(?:ra)? (?:el |mañana|este |esta |lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)/u,
};

/** What is still to come, or asked for: it speaks against silence. */
export const ahead: SilentFeature[] = [
  { ...booked, id: "this-coming" },
  {
    id: "ahead-before",
    stands: "before",
    says: wholeWord(
      "será|serán|sera|habrá|habra|tendrá|tendrán|tendremos|vamos a|voy a|va a|van a|por favor|próxim[oa]s?|proxim[oa]s?|mañana|recordad|recordamos|recuerda|recuerden|no olvid\\p{L}+|es|son|hay|se celebra|se celebrará|empieza|empiezan|comienza|comienzan|quedamos|nos vemos|pasa a|aplazad[oa] a|confirmamos|confirmad[oa]|convocamos|convoca|os esperamos|invitamos|tenemos|tengo|tienes|podemos|puedes|queréis|quieres",
    ),
  },
  {
    id: "ahead-behind",
    stands: "behind",
    says: /^[^.!?]{0,40}(?<!\p{L})(?:será|habrá|tendrá|vamos a|por favor|hay que|empieza|comienza|quedamos|se celebra|se celebrará|podemos|puedes|tenemos)(?!\p{L})/u,
  },
  {
    id: "this-coming",
    stands: "near",
    says: endingIn("este|esta|próxim[oa]|mañana|hoy|pasado mañana", "[^.!?]{0,8}"),
  },
];
