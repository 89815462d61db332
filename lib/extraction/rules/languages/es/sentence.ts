import {
  behindBullet,
  clauseBoundary,
  endingIn,
  wholeWord,
  wrappedBehind,
} from "@/lib/extraction/rules/pack/sentence-expressions";
import type { SentenceGiven } from "@/lib/extraction/rules/pack/sentence-signs";
import { asides } from "./asides";
import { calledOff } from "./called-off";
import { changes } from "./changes";
import { habits } from "./habits";

const commands =
  "apunta|apúntame|anota|anótame|agenda|agéndame|recuérdame|recuerdame|recordad|recuerda|añade|pon|ponme|trae|traed|lleva|llevad|avisa|avísame|confirma|confirmad|no olvid\\p{L}+";
const sequels =
  "después|despues|luego|a continuación|a continuacion|más tarde|mas tarde|seguidamente|posteriormente|al acabar|al terminar|al final|antes(?! del?(?!\\p{L}))";
const months = "ene|feb|mar|abr|may|jun|jul|ago|sept?|set|oct|nov|dic";
const days = "lun|mar|mié|mie|jue|vie|sáb|sab|dom";

/** Spanish: what its lexicon does not say of sentences. */
export const sentence: SentenceGiven = {
  wrapping: {
    unfinished: wrappedBehind(
      "el|la|los|las|un|una|unos|unas|y|o|a|al|de|del|en|con|para|por|sobre|desde|hasta|que|su|sus|nuestro|nuestra|mi|tu|este|esta",
    ),
    quotedSign: /escribi[oó]/,
    quotedLine: /^[ \t]*(?:>|el [^\n]{8,120} escribi[oó][^\n]{0,80}:)[^\n]*/gim,
  },
  clauses: {
    boundary: clauseBoundary(commands),
    abbreviation: new RegExp(
      `(?:^|[\\s(/])(?:dr|dra|sr|sra|srta|d|dña|prof|avda|av|pza|pl|núm|num|tel|tfno|aprox|etc|p\\. ?ej|ntra|sta|sto|dpto|depto|ext|máx|min|mín|hrs|hs|h|a|p|a\\. ?m|p\\. ?m|${months}|${days}|[a-z]|\\d{1,2}\\.\\d{1,2})\\.$`,
      "u",
    ),
    monthStop: new RegExp(`\\d ?(?:h|hs|hrs)\\.$|\\d{1,2}(?: de)? (?:${months})\\.$`, "u"),
    softAbbreviation: /(?:^|[^\p{L}])(?:min|máx|mín|tel|aprox|hrs|hs|h|[ap]\. ?m)\.$/u,
    labelled: behindBullet(
      "(?<label>cuándo|cuando|fecha|hora|día|dia|fecha y hora|horario|inicio|comienzo|fin|salida|llegada|entrada|desde|hasta) ?[:=]",
    ),
    command: behindBullet(`(?:${commands})(?!\\p{L})`),
    sequel: behindBullet(`(?:y )?(?:${sequels})(?!\\p{L})`),
    supplement:
      /^\s*(?:es|será|sera|esto|empieza|empezamos|comienza|comenzamos|quedamos|nos vemos|termina|acaba|dura|duración|el (?:acto|evento|curso|concierto|taller)|la (?:reunión|reunion|cita|sesión|charla|fiesta|cena|comida)|a las|desde|hasta|sobre las|apertura|puertas|lugar)(?!\p{L})/u,
  },
  connections: {
    sequence: new RegExp(
      `(?:[,;]|(?<!\\p{L})(?:y|pero)(?!\\p{L}))?\\s*(?<!\\p{L})(?:${sequels}|también|además)(?!\\p{L}),?`,
      "u",
    ),
    occasion: /(?:cumpleaños|cumple|aniversario|bautizo|comunión|boda)(?: (?:es|el|-|–|:))*[ –:-]*$/u,
    outspoken: /^(?:el|este|esta|próximo|para)(?!\p{L})/u,
    eventAhead:
      /(?:[,;+&]|(?<!\p{L})(?:y|o)(?!\p{L}))\s+(?:(?:un|una|el|la|mi|nuestra)\s+)?(?:reunión|cita|cena|comida|almuerzo|café|clase|curso|concierto|fiesta|llamada|visita|taller|charla|partido|entrenamiento|ensayo|examen|médico|dentista)(?!\p{L})/u,
  },
  programme: {
    dayLabel: /fecha|d[ií]a|cu[aá]ndo/,
    agenda: /(?:^|\n)[ \t]*(?:el )?(?:(?:orden del d[ií]a|temas|puntos|programa)[ \t]*:?[ \t]*)(?:\n|$)/,
    lengthLead: /dura|duraci[oó]n/,
    lastingClause: wholeWord("dura|durará|duración|reunión|curso|taller|evento|fiesta|charla"),
    nothing: /^(?:libre|festivo|no hay \p{L}+|sin \p{L}+|cerrado|descanso|-)$/u,
    endLabel: /^(?:fin|llegada|salida del|check-?out|término|hasta)/,
    arrivalLabel: /^llegada/,
    departureLabel: /^salida/,
  },
  tense: {
    looksBack: wholeWord(
      "fue|fueron|era|eran|estuvo|estuvimos|estuve|hubo|tuvo|tuvimos|tuve|fuimos|vimos|vi|quedó|llegó|salió|celebró|ganó|ganamos|perdió|perdimos|comimos|ayer|anoche|anteayer|pasado|pasada",
    ),
    looksAhead: wholeWord(
      "será|serán|sera|va|vamos|van|habrá|habra|hay|tengo|tenemos|tiene|tendrá|puede|puedes|podemos|podría|debe|queremos|quiero|por favor|próximo|próxima|proximo|proxima|es|empieza|comienza|pasa|cambia|aplazad[oa]|pospuest[oa]|trasladad[oa]|adelantad[oa]|fijad[oa]|programad[oa]|convocad[oa]|confirmad[oa]|reprogramad[oa]|qued[oó] (?:para|el|en)|se pas[oó] al?|que viene",
    ),
  },
  leads: {
    tellsDue: true,
    habitual: /^\s*(?:(?:ellos|ella|él|la gente|siempre|normalmente|suele)(?!\p{L}))/u,
    edge: /^(?:es|en|de|la|los|para|fecha|día|dia|días|dias|hora|tipo|sobre)(?!\p{L})/u,
    leadLabel: /^(?:cuándo|cuando|fecha|hora|día) ?:/,
    dueBefore:
      /^(?!.*(?<!\p{L})(?:vacaciones|exposici|abiert|estar|estoy|estamos|fuera|baja|oferta|descuento|festival|feria|viaje|curso|clases|temporada|v[aá]lid|qued|permanec|dura|cerrad|alquil|desde|del))/u,
    besideDeadline: /^,? ?(?:a las? )?$/,
    ending: /^(?:fin|termina|acaba)/,
    exceptionJoint: /^pero /i,
    fromEvent:
      /(?<!\p{L})(?:\d{1,3}|un|una|media|dos|tres) ?(?:min|minutos|h|horas?|d[ií]as?|semanas?|mes|meses) (?:antes|después|despues|de antelaci[oó]n)(?!\p{L})/gu,
    always: /(?<!\d)24 ?\/ ?7(?!\/)|(?<!\p{L})las 24 horas(?!\p{L})/gu,
    finishedBehind: /^ ?h? (?:hay|tenemos|tienen) que (?:dejar|salir|desalojar)(?!\p{L})/u,
    finishing: endingIn(
      "(?:y |que |ya )*(?:termina(?:r[aá])?n?|terminamos|acaba(?:r[aá])?n?|acabamos|finaliza(?:r[aá])?n?|concluir[aá]n?|concluyen?|fin|vuelta|vuelve|volvemos|cierre|cierra|cerramos|recogida|s[oó]lo hasta|(?:dejar|desalojar|devolver) (?:el|la) \\p{L}+)",
      "(?: (?:es|a|las|la|sobre|hacia|aprox\\.?))* ",
    ),
  },
  journeys: {
    coming: wholeWord("llega|llegan|llegada|aterriza|viene|vienen|visita"),
    leaving: endingIn("sale|salen|salida|vuelve|vuelven|regresa|vuelta|regreso|parte", "[^.;!?\\n]{0,16}"),
    departure: wholeWord("salida|sale|entrada|check-?in|ida|despega|embarque|recogida"),
    arrival:
      /(?<!\p{L})(?:y )?(?<word>llegada|llega|check-?out|devolución|devolucion|vuelta|regreso)(?= |:)[^.;!?\n]{0,32}$/u,
    leg: /^(?: [\p{L}.' ]{2,30})? ?(?:[-–→>]|(?<!\p{L})a(?!\p{L})) ?(?:[\p{L}.' ]{2,30} )?$/u,
    voyage:
      /(?<!\p{L})(?:(?!a |al|de|en|el|la|es|ha|he|lo|me|mi|ni|no|se|si|su|te|tu|un|va|ya|yo|km)[a-z]{2} ?\d{3,4}|ave ?\d*|alvia|renfe|vuelo|tren|ferry|autobús|autobus)(?!\p{L})/u,
    lastOne: endingIn(
      "(?:la |el )?últim[oa] (?:sesión|reunión|clase|vez|cita|ensayo|día)(?: es| será)?(?: el)?:?",
      " ?",
    ),
    nextOne: endingIn(
      "(?:la |el )?(?:próxim[oa]|proxim[oa]|primer[oa]?)(?: sesión| reunión| clase| vez| cita| ensayo)?(?: es| será)?(?: el)?:?",
      " ?",
    ),
  },
  calledOff,
  changes,
  asides,
  habits,
  weak: {
    numbering:
      /(?:^|[^\p{L}])(?:para|nº|n\.º|núm\.?|número|sala|aula|consulta|ventanilla|box|vagón|asiento|fila|andén|puerta|piso|capítulo|página|tema|unidad|un|una|el|la|los|las|con|o|y|es|son|grupo|mesa|línea|km|bus) ?$/iu,
    hourInWords: /^(?:ocho|nueve|diez|once|doce)/,
    meal: /^ (?:en|con|a las|,)/,
    nounBehind:
      /^ (?!a |en |con |de |el |la |y |es |por |para |nos |hay |vamos |vienen? |cen|com[eo]|qued|celebr|tenemos )\p{L}/u,
    attributeLead: /^(?:de|del|de la|de los)$/u,
    reasonLead: /^por$/,
    yearLead: /(?:desde|en|del?|para)$/,
    sureDayLead: /(?:el|del|al|día|hasta|desde)$/,
    rangeWords: /(?<!\p{L})(?:de|del|desde|hasta|a|al|y|el|la|las)(?!\p{L})/gu,
    rare: /^(?:anual|mensual|trimestral)/,
    due: / vence /,
  },
  items: {
    bound:
      /(?<!\p{L})(?:para|nº|núm|número|sala|aula|consulta|ventanilla|box|vagón|asiento|fila|andén|puerta|piso|planta|capítulo|tema|unidad|página|páginas|grupo|mesa|línea|km|kilómetro|autobús|bus|con|por|precio|entrada|total|nivel|curso|bloque|portal|calle) $/u,
    exactly: /^ en punto/,
    measure: /^ ?(?:€|euros?|eur|pesos|%|km|kg|m\b|cm|personas|niños|plazas|x\b|grados|por)/,
    placeAhead: /^ (?:en|@) \p{L}/u,
    plainName: /^(?:lun|mié|mie|jue|vie|sáb)$/,
  },
  spokenHours: {
    answer:
      /^ (?:me va|nos va|me viene|nos viene|perfecto|mejor|ok|vale|sí|está bien|genial|podría ser|va bien)(?!\p{L})/u,
    agreed: /(?<!\p{L})(?:mejor|pues|entonces|vale|ok|venga|digamos|ponle|dale|va|prefiero) $/u,
    agreedEnd: /^(?:\s*(?:$|[,.;?!)])| (?:mejor|entonces|hoy|mañana|en|si|por|o|pues)(?!\p{L}))/u,
    timedNoun: /(?<!\p{L})(?:comida|cena|desayuno|café|dentista|médico|peluquería|yoga|cine|partido) $/u,
    opening: /(?<!\p{L})(?:inicio|comienzo|salida|apertura|quedada) $/u,
    counted:
      /(?<!\p{L})(?:capítulo|tema|unidad|página|páginas|sala|aula|grupo|andén|piso|mesa|línea|autobús|bus|nº|número|puerta|niños|personas|entradas|nivel|planta|portal) $/u,
  },
};
