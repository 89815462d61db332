import type { PlaceWords } from "@/lib/extraction/rules/describe/place-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { places } from "./places";

const nouns = [...(places.placeNouns ?? [])].join("|");
const phrase = "[^.;!?()\\ue000\\n]";
const leads = "en el|en la|en los|en las|en|frente a|junto a|cerca de|@";

/** Spanish words that tell where an event is. */
export const documentPlaces: Partial<PlaceWords> = {
  noun: new RegExp(
    `^(?:el |la |los |las )?(?:${nouns}|salones|pistas|instalaciones)(?!\\p{L})[^,;]{0,60}$`,
    "u",
  ),
  address:
    /(?<!\p{L})(?:c\/|calle|avda\.?|avenida|plaza|pza\.?|paseo|camino|carretera|ronda) ?[\p{L} .'-]{2,40}(?:, ?(?:nº ?)?\d+|$)/iu,
  lead: new RegExp(
    `^(?:(?:es |será |lugar:? |punto de encuentro:? |tendrá lugar |quedamos )*(?:${leads})\\s+)(?:el |la |los |las )?|^(?:el|la|los|las) `,
    "iu",
  ),
  innerLead: new RegExp(`^.*\\s(?:${leads})\\s+(?=\\p{Lu})`, "u"),
  behindName: new RegExp(`^(?<name>.{3,}?),? (?:${leads}) (?<place>\\p{Lu}[^,]{2,})$`, "u"),
  label:
    /^(?:dónde|donde|lugar|sitio|dirección|ubicación|sala|aula|sede|recinto|punto de encuentro|centro|espacio|puerta|andén)$/u,
  meetAt: new RegExp(
    `(?<!\\p{L})(?:quedamos|nos vemos|punto de encuentro|lugar|salida)(?: es| será)?(?: (?:${leads})|:)\\s+(?:el |la )?(?<place>${phrase}{3,60})`,
    "iu",
  ),
  forAll: [
    new RegExp(
      `(?<!\\p{L})(?:tod[oa]s|ambos|cada)(?!\\p{L})[^.;!?]{0,60}?(?<!\\p{L})(?:en el|en la|en) (?<place>${phrase}{3,60}?)(?=\\s*(?:[.;!?(\\n\\ue000]|$))`,
      "u",
    ),
    new RegExp(
      `(?<!\\p{L})(?:[Ll]ugar|[Ss]ede|[Dd]ónde) ?(?:es|:) (?<place>${phrase}{3,60}?)(?=[.;!?\\n\\ue000]|$)`,
      "u",
    ),
  ],
  never:
    /^(?:casa|fuera|(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábado|domingo|todos|nadie|no|sí|nuevo|gratis)(?!\p{L}).*|(?:el |la |los |las )?(?:caso|cambio|general|punto|cuanto|final|fin|inicio|principio|hora|mismo|misma|momento|resto|año|mes|semana|primera|segunda|familia|grupo|equipo|persona|coche|tren|avión|contacto|cuenta|breve|directo|total)(?!\p{L}).*|\d{1,2}(?:[.:]\d\d)?(?: ?h)?)$/u,
  person: wholeWord("^(?:dr|dra|sr|sra|don|doña|prof|padre|tío|tía|abuela|abuelo|con)"),
  article: /^(?:el|la|los|las) /,
  anyArticle: /^(?:el|la|los|las) /i,
};
