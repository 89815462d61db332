import type { PlaceWords } from "@/lib/extraction/rules/describe/place-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { places } from "./places";

const nouns = [...(places.placeNouns ?? [])].join("|");
const leads = "no|na|nos|nas|em|em frente ao|em frente à|ao lado d[oa]|perto d[oa]|@";

/** Portuguese words that tell where an event is. */
export const documentPlaces: Partial<PlaceWords> = {
  noun: new RegExp(`^(?:o |a |os |as )?(?:${nouns}|quadras|instalações)(?!\\p{L})[^,;]{0,60}$`, "u"),
  hasNoun: wholeWord(nouns),
  address:
    /(?<!\p{L})(?:rua|r\.|av\.?|avenida|praça|pça\.?|alameda|travessa|estrada|rodovia|largo) ?[\p{L} .'-]{2,40}(?:, ?(?:nº ?)?\d+|$)/iu,
  lead: new RegExp(
    `^(?:(?:é |será |local:? |ponto de encontro:? |acontece )*(?:${leads})\\s+)(?:o |a |os |as )?|^(?:o|a|os|as) `,
    "iu",
  ),
  behindName: new RegExp(`^(?<name>.{3,}?),? (?:${leads}) (?<place>\\p{Lu}[^,]{2,})$`, "u"),
  label:
    /^(?:onde|local|lugar|endereço|morada|localização|sala|sede|recinto|ponto de encontro|centro|espaço|portão|plataforma|unidade)$/u,
  ofTwo: /^\P{L}*(?:ambos|ambas|os dois|as duas)(?!\p{L})/u,
  sharing:
    /(?<!\p{L})(?:todos|todas|ambos|ambas|cada|sempre|programa|programação|aulas|sessões|jogos|reuniões|concertos)(?!\p{L})/u,
  unless: /(?<!\p{L})(?:salvo|exceto|excepto|a não ser)(?!\p{L})/u,
  same: /^(?:mesm[oa]s?|habitual)(?!\p{L})/u,
  nowhere:
    /(?<!\p{L})(?:prazo|limite|vence|vencimento|entrega|pagamento|pagar|mensalidade|boleto|fatura|taxa|inscriç\p{L}+|inscrever|confirm\p{L}+|reserva\p{L}*|matrícula|renov\p{L}+|resultados?|férias|feriado|recesso|não haverá|fechad[oa]|venda\p{L}*|devolução|último dia|primeiro dia)(?!\p{L})/u,
  sentence:
    /(?<!\p{L})(?:é|são|está|será|por favor|não|com|para|se|que|tragam|trazer|têm|tem|deve)(?!\p{L})/u,
  never:
    /^(?:casa|fora|(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|segunda|terça|quarta|quinta|sexta|sábado|domingo|todos|ninguém|não|sim|novo|grátis)(?!\p{L}).*|(?:o |a |os |as )?(?:caso|geral|ponto|final|fim|início|começo|hora|mesmo|mesma|momento|resto|ano|mês|semana|dia|primeira|segunda|família|grupo|equipe|pessoa|carro|trem|avião|contato|conta|breve|total|véspera|próximo|próxima)(?!\p{L}).*|\d{1,2}(?:[.:h]\d\d)?(?: ?h)?)$/u,
  person: wholeWord("^(?:dr|dra|sr|sra|dona|seu|prof|profa|padre|tio|tia|avó|avô|vó|vô|com)"),
  article: /^(?:o|a|os|as) /,
  anyArticle: /^(?:o|a|os|as) /i,
};
