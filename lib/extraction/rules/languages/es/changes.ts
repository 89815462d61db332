import type { ChangeWords } from "@/lib/extraction/rules/pack/change-words";
import { endingIn } from "@/lib/extraction/rules/pack/sentence-expressions";

const participles =
  "aplaza|aplazad[oa]s?|pospuest[oa]s?|cambiad[oa]s?|movid[oa]s?|trasladad[oa]s?|retrasad[oa]s?|adelantad[oa]s?|reprogramad[oa]s?";
const passive =
  "(?:se (?:ha |han )?(?:aplaza|aplazan|aplazado|pasa|pasan|pasado|cambia|cambian|cambiado|mueve|mueven|movido|retrasa|retrasado|adelanta|adelantado|traslada|trasladado|pospone|pospuesto|reprograma))";

/** Spanish: words of a change of plan. */
export const changes: Partial<ChangeWords> = {
  moved: endingIn(
    `(?:${passive}|${participles})[^.\\n]{0,16} del?|(?:lo|la|los|las) (?:pasamos|cambiamos|movemos|corremos|recorremos|atrasamos|adelantamos) del?(?: las?)?`,
    " ",
  ),
  movedTo: endingIn(
    `(?:${passive}|${participles}|(?:lo|la|los|las) (?:pasamos|cambiamos|movemos|dejamos|aplazamos|corremos|recorremos|atrasamos|adelantamos)|pasa a ser|pasan a ser)[^.\\n]{0,16} (?:al|a las?|a|para el|para las?|hasta el)|(?:${participles})[!:,]{0,2} {0,2}(?:se juega|será|ahora|nueva fecha|nuevo día|pasa al?):?(?: el)?`,
    " ",
  ),
  toMove: endingIn(
    "(?:cambia(?:r|mos)?|mueve|mover|movemos|aplazamos|posponemos|adelant(?:ar|amos)|retras(?:ar|amos)|hemos (?:pasado|cambiado|movido|aplazado)|pasamos(?! (?:\\p{L}+ )?(?:vacaciones|puente|finde|fin|días|semana|navidad|nochevieja|noche))|pasa(?! el (?:lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo))|pasar|aplaza|aplazar|pospón|posponer)(?<what>(?: \\p{L}+){0,4}?) (?<lead>(?:del|de|el|la|las|los) )*",
    "",
  ),
  instead: endingIn(
    "en (?:vez|lugar) del?|(?:ya )?no(?: (?:es|son|ser[aá]n?|va a ser|se (?:hace|har[aá]|celebrar?[aá]?)))?(?: (?:del?|desde))?|antes|inicialmente",
    "(?: (?:el|la|las|a|era))* ",
  ),
  insteadOf: endingIn("en (?:vez|lugar) del?|ya no", "(?: (?:el|los))* "),
  refused: endingIn(
    "no puedo|no podemos|no me viene bien|imposible|no estoy|ocupad[oa]",
    "(?: (?:el|la|las|a))* ",
  ),
  refusedAfter:
    /^,? (?:(?:\p{L}+ ){0,2}no (?:puedo|podemos|pdo|podr[eé]|puede|me viene|nos viene|me va|hay|habrá|habra|vale)|(?:yo )?(?:trabajo|curro|laburo|chambeo|tengo (?:guardia|turno|lío|plan(?:es)?)|estoy (?:fuera|de guardia|de viaje))(?=[,.;?!)]|$)|imposible|se (?:cancela|anula|suspende)|(?:queda |está )?(?:cancelad|anulad|suspendid)[oa])(?!\p{L})/u,
  doors: endingIn("apertura(?: de)?(?: puertas)?|puertas|abrimos puertas", "(?:(?: (?:a|las|la))* |: ?)"),
  early: endingIn(
    "calentamiento|acreditaci[oó]n(?:es)?|recogida de dorsales|check-?in|llegada|convocatoria",
    "(?:(?: (?:a|las|la))* |: ?)",
  ),
  curtain:
    /^[\s/|,;(-]{1,4}(?:inicio|concierto|comienzo|show|función|empieza|comienza)(?: (?:a|las|la))*:? $/u,
  wasSaid: endingIn("(?:dije|dijimos|quedamos|habíamos quedado|puse|puso)", "(?: (?:a|las|la|el|que))* "),
  dayOff: /^ ?:? ?(?:libre|libro|fiesta|festivo|descanso)(?= ?(?:[,;.)]|$))/u,
  corrected:
    /^[^.;!?\n]*(?<!\p{L})(?:digo|perdón|perdon|miento|quiero decir|quise decir|corrijo|mejor dicho|no,? espera|ay no|uy no|no,)(?!\p{L})[^.;!?\n]{0,24} $/u,
  another:
    /(?<!\p{L})(?:pero|sino|mejor|ahora|nuevo|nueva|podemos|puedes|qué tal|que tal|al final|finalmente|pasa|cambia)(?!\p{L})/u,
  leadsToNew: endingIn(
    "al|a|para|sino|mejor|ahora|pasa|será|queda|hasta",
    "(?: (?:a|al|el|la|las|para|es|será|del|de|desde))* ?",
  ),
  sign: /aplaz|trabaj|curr|labur|chamb|guardia|turno|lío|plan|fuera|viaje|corremos|atras|posp|cambi|mov|muev|mueve|traslad|retras|adelant|reprogram|pasa|dejamos|en vez|en lugar|no |ya no|antes|inicial|imposible|ocupad|cancel|anul|suspen|puertas|apertura|calent|acredit|dorsal|check|llegada|convoc|dij|qued|puse|libr|fiesta|festivo|descanso|no,|digo|perd|miento|quiero|quise|corrij|mejor|espera|uy|~~/,
  besideOld: /^,? ?(?:a las? |el )?$/,
  oldBehind: /^,? (?:en (?:vez|lugar) de|y no)(?: (?:el|la|las|a))* $/,
  renewed: /^\W{1,3}(?:ampliad|nuev|actualizad|prorrogad)\p{L}/u,
  formerly: endingIn("antes|era|inicialmente|previst[oa]", "(?: (?:el|a|las|la|para))*:? "),
  arrow: /^[^.;\n]{0,12}(?:-{1,2}>|=>|→|>>|ahora)(?: (?:el|a|las|la|es))* ?$/u,
  doorsBehind: /[,;(.] ?(?:apertura de puertas|puertas)(?: (?:a|las|la))*:? $/u,
  toNew: / (?:al|a las?|para el) $/,
  toNewWord: /(?:al|a las?|para el) $/,
  rangeWord: / (?:a|al|hasta) /,
  rangeLead: /^(?:del|de|desde) /,
  clauseBreak: /[.,;!?\n]| y /,
};
