import type { SilentFeature, SilentWords } from "@/lib/extraction/rules/choose/silent-words";
import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { noEvents, noPlans } from "./no-events";
import { booked, past, sinceThen } from "./silent-tense";

/** Words that tell what a line, typed by itself, says of a time. */
const features: SilentFeature[] = [
  { id: "past-near", stands: "near", says: endingIn(past, "[^.!?;]{0,44}") },
  {
    id: "past-opens",
    stands: "sentence",
    says: new RegExp(
      `^\\P{L}*(?:(?:jaja|uf|buf|wow|ok|oh|sí|ya|y|pero|pues|bueno|al final|ayer|anoche)(?: |, ))*(?:me |nos |se |le |te )?${past}(?!\\p{L})`,
      "u",
    ),
  },
  {
    id: "past-told",
    stands: "sentence",
    says: new RegExp(
      `(?<!\\p{L})(?:ayer|anoche|anteayer|antier|el otro día|hace (?:\\p{L}+|\\d+) (?:días|semanas|meses|años|horas))(?!\\p{L})|(?<!\\p{L})(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|semana|mes|año|verano|invierno|curso) pasad[oa](?!\\p{L})|(?<!\\p{L})${past}(?!\\p{L})[^.!?;]{0,60}(?<!\\p{L})pasad[oa](?!\\p{L})`,
      "u",
    ),
  },
  {
    id: "past-told",
    stands: "near",
    says: endingIn(
      "(?:factura|carta|escrito|acta|contrato|pedido|sentencia|ley|foto|fotos|artículo|noticia) del?|el plazo (?:era|terminó|acabó)(?: el)?",
      " ",
    ),
  },
  {
    id: "past-told",
    stands: "before",
    says: /^\P{L}*(?:muchas |mil )?gracias por(?!\p{L})(?!.*(?<!\p{L})(?:invitación|confirmación|invitarnos|confirmar)(?!\p{L}))/u,
  },
  { id: "past-told", stands: "behind", says: new RegExp(`^[^.!?;]{0,30}(?<!\\p{L})${past}(?!\\p{L})`, "u") },
  {
    id: "past-told",
    stands: "sentence",
    says: new RegExp(
      `^\\P{L}*(?:\\p{L}+ ){0,3}(?!(?:pasó|cambió|quedó|confirmó|avisó|dijo|ha|han|he|hemos|era|eran)(?!\\p{L}))${past}(?!\\p{L})`,
      "u",
    ),
  },
  {
    id: "past-told",
    stands: "text",
    says: /(?<!\p{L})(?:perdimos|ganamos|empatamos|perdieron|ganaron)(?: por| contra \p{L}+)? \d{1,2} ?(?:-|a) ?\d{1,2}(?!\d)/u,
  },
  sinceThen,
  {
    id: "holds-until",
    stands: "near",
    says: /(?<!\p{L})(?:válid[oa]|vigente|caduca|caducidad|oferta|promoción|descuento|rebajas|abiert[oa])(?!\p{L})[^.!?]{0,24}(?<!\p{L})(?:hasta|desde)(?: el)? $/u,
  },
  {
    id: "general",
    stands: "sentence",
    says: /(?<!\p{L})(?:(?<!(?:^| )(?:de?|como) )siempre|normalmente|nunca|casi nunca|a menudo|suelo|suele|solemos|suelen|odio|me encantan?|me gustan?|prefiero|ojalá|cada vez que|desde que)(?!\p{L})/u,
  },
  { id: "negated", stands: "sentence", says: wholeWord("nunca|jamás|nunca más|ni una sola vez") },
  {
    id: "laughs",
    stands: "text",
    says: /(?<!\p{L})(?:(?:ja){2,}j?|(?:je){2,}|lo+l|xd+|omg|uf+|buf+)(?!\p{L})|[😂🤣😅🤷😭🥴😩🙄💀]/u,
  },
  {
    id: "verdict",
    stands: "text",
    says: /(?<!\p{L})(?:qué (?:día|noche|rollo|pereza|cansancio|sueño|palo|asco|bien)|(?:el|la) (?:peor|mejor) \p{L}+ (?:de mi vida|del año|del mundo)|nunca más|demasiado (?:caro|tarde|largo)|estoy (?:muert[oa]|reventad[oa]|agotad[oa]))(?!\p{L})/u,
  },
  {
    id: "market",
    stands: "text",
    says: /(?<!\p{L})(?:ibex|bolsa|inflación|euríbor|euribor|ventas|precio\p{L}*|bitcoin|oro|gasolina|paro|ipc)(?!\p{L})[^.!?]{0,40}\d(?:[\d.,]*\d)? ?(?:%|por ciento|puntos|euros?|€)/u,
  },
  {
    id: "score",
    stands: "text",
    says: /(?<!\p{L})(?:gan\p{L}+|perd\p{L}+|empat\p{L}+|venc\p{L}+|marcador|al descanso|resultado|golea\p{L}*)(?!\p{L})[^.!?]{0,30}\d{1,3} ?(?:[:–-]|a) ?\d{1,3}(?!\d)|\d{1,3} ?[–-] ?\d{1,3} (?:al descanso|ganamos|perdimos)(?!\p{L})/u,
  },
  {
    id: "unreal",
    stands: "sentence",
    says: /(?<!\p{L})(?:hubiera|hubiese|habría|habríamos|tendría que haber|debería haber|tenía que haber)(?!\p{L})|^\P{L}*si (?:\p{L}+ ){0,3}(?:hubiera|hubiese|fuera|tuviera|pudiera)(?!\p{L})/u,
  },
  {
    id: "quoted-speech",
    stands: "near",
    says: /(?<!\p{L})(?:dijo|dice|decía|preguntó|repetía|gritó|contestó|canta|cantaba)[,:]? ?["„«»“][^"“”«»]*$/u,
  },
  { id: "retold", stands: "sentence", says: /^\P{L}*["«»“][^"“”«»]{4,}["“”«»][^"«»]{0,60}$/u },
  {
    id: "saying",
    stands: "text",
    says: /(?<!\p{L})(?:mañana será otro día|de la noche a la mañana|no dejes para mañana|a quien madruga|hoy por ti,? mañana por mí|a buenas horas|a las mil|más vale tarde|nunca es tarde|de hoy no pasa|un día sí y otro también|el día menos pensado|hasta el día de hoy|de un día para otro|al fin y al cabo|de pascuas a ramos|hoy en día|estar en la luna de valencia|las doce han dado|cada dos por tres|al mal tiempo)(?!\p{L})/u,
  },
  {
    id: "opens",
    stands: "near",
    says: endingIn(
      "(?:abre|abren|abrimos|cierra|cierran|cerramos|abiert[oa]s?|horario|cerrad[oa]s?)",
      "(?: (?:de|desde|a|las|la|los|hasta|todos|el|solo|sólo|por|al público|es|días))*:? ?",
    ),
  },
  {
    id: "opens-behind",
    stands: "behind",
    says: /^[^.!?\d]{0,16}(?<!\p{L})(?:abiert[oa]s?|cerrad[oa]s?|abrimos|cerramos)(?= ?(?:$|[.,!;)]))/u,
  },
  {
    id: "hours-named",
    stands: "before",
    says: /(?<!\p{L})(?:horarios? (?:de|comercial|habitual)|horario:|estamos abiertos|abrimos|atención al (?:público|cliente)|abierto)(?!\p{L})/u,
  },
  {
    id: "every-week",
    stands: "behind",
    says: /^,? ?(?:todos los días|a diario|entre semana|siempre|normalmente)(?!\p{L})/u,
  },
  {
    id: "ahead",
    stands: "sentence",
    says: wholeWord(
      "será|serán|sera|habrá|habra|tendrá|tendremos|vamos a|voy a|va a|van a|por favor|puedes|podrías|podéis|podemos|mañana|pasado mañana|próxim[oa]s?|proxim[oa]s?|que viene|aplazad[oa]|recuérdame|recuerdame|recordad|recuerda|no olvid\\p{L}+|trae|traed|ven|venid|hay que|tengo|tenemos|tienes que|quedamos|nos vemos|apunta\\p{L}*|te va bien|os viene bien|empieza|comienza",
    ),
  },
  booked,
  {
    id: "secured",
    stands: "sentence",
    says: /(?<!\p{L})(?:he|hemos|tengo|tenemos|ya hay)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:reservad[oa]s?|comprado|cogido|pedido|entradas|mesa|cita|plaza|billetes|hora|quedado)(?!\p{L})/u,
  },
  {
    id: "ordered",
    stands: "sentence",
    says: /^\P{L}*(?:(?:por favor|hola|oye|puedes|podrías)[,!]? )*(?:apunt\p{L}*|anot\p{L}*|agend\p{L}*|recuérdame|recuerdame|recordar\p{L}*|avísame|pon|ponme|añade|reserva|reservar|llamar|comprar|pagar|recoger)(?!\p{L})/u,
  },
  {
    id: "asked",
    stands: "sentence",
    says: /^\P{L}*(?:dónde|donde|quién|quien|cuándo|cuando|qué|que|cuál|cómo|como|por qué|fue|fuiste|hubo|viste)(?!\p{L})[^.!]*\?/u,
  },
  {
    id: "saying",
    stands: "sentence",
    says: /(?<!\p{L})(?:s[oó]lo (?:por )?hoy|no tengo (?:tiempo|ganas)|no (?:es|son) (?:mi d[ií]a|lo m[ií]o)|en martes,? ni te cases|(?:esta|la pr[oó]xima) semana no (?:hay|tengo)|no hay \p{L}+ (?:esta|la pr[oó]xima|hoy|ma[ñn]ana)|las 24 horas del d[ií]a)(?!\p{L})/u,
  },
  {
    id: "past-told",
    stands: "near",
    says: /(?<!\p{L})fecha (?:de (?:la )?(?:factura|emisi[oó]n|compra|pedido|nacimiento|expedici[oó]n|impresi[oó]n)):? ?$/u,
  },
  {
    id: "past-told",
    stands: "sentence",
    says: /(?<!\p{L})nos (?:conocimos|casamos|vimos|encontramos|quedamos) (?:un|una|por|en|aquel)(?!\p{L})/u,
  },
  { id: "holds-until", stands: "near", says: /^\P{L}*vale (?:hasta|desde) (?:el )?$/u },
  {
    id: "hours-named",
    stands: "sentence",
    says: /(?<!\p{L})(?:oficina|tienda|centro|secretar[ií]a|servicio|tel[eé]fono)(?!\p{L})[^.!?]{0,20}(?<!\p{L})(?:atiende|atendemos|funciona)(?!\p{L})/u,
  },
];

/** Spanish words that tell which times of a single line make no event. */
export const silentInLines: Partial<SilentWords> = { features: [...features, ...noEvents, ...noPlans] };
