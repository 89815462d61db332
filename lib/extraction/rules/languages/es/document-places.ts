import type { PlaceWords } from "@/lib/extraction/rules/describe/place-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { places } from "./places";

const nouns = [...(places.placeNouns ?? [])].join("|");
const leads = "en el|en la|en los|en las|en|frente a|junto a|cerca de|@";

/** Spanish words that tell where an event is. */
export const documentPlaces: Partial<PlaceWords> = {
  noun: new RegExp(
    `^(?:el |la |los |las )?(?:${nouns}|salones|pistas|instalaciones)(?!\\p{L})[^,;]{0,60}$`,
    "u",
  ),
  hasNoun: wholeWord(nouns),
  address:
    /(?<!\p{L})(?:c\/|calle|avda\.?|avenida|plaza|pza\.?|paseo|camino|carretera|ronda) ?[\p{L} .'-]{2,40}(?:, ?(?:nº ?)?\d+|$)/iu,
  lead: new RegExp(
    `^(?:(?:es |será |lugar:? |punto de encuentro:? |tendrá lugar |quedamos )*(?:${leads})\\s+)(?:el |la |los |las )?|^(?:el|la|los|las) `,
    "iu",
  ),
  behindName: new RegExp(`^(?<name>.{3,}?),? (?:${leads}) (?<place>\\p{Lu}[^,]{2,})$`, "u"),
  label:
    /^(?:dónde|donde|lugar|sitio|dirección|ubicación|sala|aula|sede|recinto|punto de encuentro|centro|espacio|puerta|andén)$/u,
  ofTwo: /^\P{L}*(?:ambos|ambas|los dos|las dos)(?!\p{L})/u,
  sharing:
    /(?<!\p{L})(?:tod[oa]s|ambos|ambas|cada|siempre|programa|clases|sesiones|partidos|reuniones|conciertos)(?!\p{L})/u,
  unless: /(?<!\p{L})(?:salvo|excepto|a no ser)(?!\p{L})/u,
  same: /^(?:mism[oa]s?|habitual)(?!\p{L})/u,
  nowhere:
    /(?<!\p{L})(?:plazo|límite|entrega|vence|vencimiento|pago|pagar|cuota|factura|inscripci\p{L}+|inscribirse|solicitud\p{L}*|confirmar|confirmaci\p{L}+|reserva\p{L}*|matrícula|renovar|renovación|resultados|vacaciones|festivo|puente|no hay|cerrad[oa]|cierre|venta|envío|devolución|último día|primer día)(?!\p{L})/u,
  sentence:
    /(?<!\p{L})(?:es|son|está|están|será|hay|por favor|no|con|para|si|que|se|traed|traer|tenéis|tiene|debe)(?!\p{L})/u,
  never:
    /^(?:casa|fuera|(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábado|domingo|todos|nadie|no|sí|nuevo|gratis)(?!\p{L}).*|(?:el |la |los |las )?(?:caso|cambio|general|punto|cuanto|final|fin|inicio|principio|hora|mismo|misma|momento|resto|año|mes|semana|primera|segunda|familia|grupo|equipo|persona|coche|tren|avión|contacto|cuenta|breve|directo|total)(?!\p{L}).*|\d{1,2}(?:[.:]\d\d)?(?: ?h)?)$/u,
  person: wholeWord("^(?:dr|dra|sr|sra|don|doña|prof|padre|tío|tía|abuela|abuelo|con)"),
  article: /^(?:el|la|los|las) /,
  anyArticle: /^(?:el|la|los|las) /i,
};
