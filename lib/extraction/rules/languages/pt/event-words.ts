import type { EventWords } from "@/lib/extraction/rules/pack/document-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

const weekday =
  "segunda|terça|quarta|quinta|sexta|sábado|domingo|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábados|domingos|segundas|terças|quartas|quintas|sextas|seg|ter|qua|qui|sex|sáb|dom";
const month =
  "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez";
const inDigits = "(?<!\\d)\\d{1,2}[./]\\d{1,2}(?![.:\\d])";

/** What is a part of something longer: its doors, its coffee, its end. */
const part =
  "abertura|portões|portas|credenciamento|inscrição|recepção|check-?in|check-?out|chegada|ponto de encontro|concentração|café|coffee break|intervalo|pausa|almoço|coquetel|aquecimento|montagem|desmontagem|saída|ônibus|autocarro|última sessão|cozinha|bar|estacionamento|ensaio geral|retirada|embarque|portão|despacho|fim|final|termina|encerramento|retorno|volta|pouso|sorteio";
/** What holds until a day or from one, and what it costs. */
const term =
  "válid\\p{L}*|vigente|vence|vencimento|validade|taxa|preço|preços|tarifa|tarifas|valor|garantia|seguro|apólice|certificado|reembolso|devolução|troca|licença|oferta|promoção|desconto|código|cupom|cancelamento gratuito|juros|entra em vigor|em vigor|efeitos|prazo|aviso prévio";
/** What does not take place, or is not meant. */
const none =
  "não|nenhum|nenhuma|nada|exceto|salvo|menos|sem|livre|folga|cancelad[oa]|fechad[oa]|suspens[oa]|em vez de|nunca|nem|feriado|bloquead[oa]";
/** What is called off, put off or was once planned. */
const off =
  "cancelad[oa]s?|suspens[oa]s?|adiad[oa]s?|nova data|não mais|em vez de|férias|não posso|feriado|desmarcad[oa]";
/** What changes on a day, lasts until it, or was written on it. */
const change =
  "sobe|sobem|aument\\p{L}*|renov\\p{L}*|em vigor|mud\\p{L}*|disponível|válid\\p{L}*|vence|atualizado|expedid[oa]|emitid[oa]|reservado em|publicado|impresso|taxa|tarifa\\p{L}*|preço\\p{L}*|prorrog\\p{L}*";

/** Portuguese words that tell of a found event what it is. */
export const eventWords: Partial<EventWords> = {
  markedClock: /\d[:.h]\d\d(?![.\d])|\d ?h(?:s|rs|oras)?(?!\p{L})|às \p{L}+|meio-dia|meia-noite/u,
  dateParts: [
    { id: "weekday", says: wholeWord(weekday) },
    { id: "month", says: new RegExp(`(?<!\\p{L})(?:${month})(?!\\p{L})|${inDigits}`, "u") },
    { id: "ordinal", says: /(?<!\d)1[º°o]/u },
    { id: "day", says: new RegExp(`(?<!\\d)\\d{1,2}(?: de)? ?(?:${month})(?!\\p{L})|${inDigits}`, "u") },
    {
      id: "near",
      says: /(?<!\p{L})(?:hoje|amanhã|depois de amanhã|próxim[oa]s?|est[ea]|ess[ea]|agora|que vem)(?!\p{L})|(?<!\p{L})(?:em|daqui a|dentro de) \p{L}+ (?:dias?|semanas?|mês|meses|horas?|min)/u,
    },
    {
      id: "each",
      says: /(?<!\p{L})(?:cada|tod[oa]s?|diariamente|semanal|mensal|anual|sempre|às (?:segundas|terças|quartas|quintas|sextas)|aos (?:sábados|domingos))(?!\p{L})/u,
    },
    { id: "within", says: wholeWord("no prazo de|dentro de|em até") },
    { id: "relative", says: wholeWord("antes|depois|após|seguinte") },
  ],
  features: [
    { id: "off-before", stands: "before", says: wholeWord(off) },
    { id: "off-behind", stands: "behind", says: wholeWord(off) },
    { id: "off-line", stands: "line", says: wholeWord(off) },
    {
      id: "cancelled-line",
      stands: "line",
      says: wholeWord("cancelad[oa]s?|suspens[oa]s?|adiad[oa]s?|desmarcad[oa]s?"),
    },
    {
      id: "moved-line",
      stands: "line",
      says: wholeWord("muda|mudou|transferid[oa]|adiad[oa]|esgotad[oa]s?|lotado|cheio|livre"),
    },
    {
      id: "condition",
      stands: "before",
      says: wholeWord("se|em caso de|salvo se|alternativa|data alternativa|caso chova|caso contrário"),
    },
    { id: "change-before", stands: "before", says: wholeWord(change) },
    { id: "change-behind", stands: "behind", says: wholeWord(change) },
    {
      id: "business-line",
      stands: "line",
      says: wholeWord(
        "abert[oa]s?|abre|horários?|escritório|recepção|diariamente|bilheteria|loja|telefone|tel|dúvidas|contato|visita|biblioteca|clínica|centro|atendimento|secretaria|plantão",
      ),
    },
    {
      id: "request",
      stands: "sentence",
      says: /(?<!\p{L})(?:pode|podem|você pode|poderia|poderiam)(?!\p{L})/u,
    },
    {
      id: "by-last",
      stands: "last",
      says: /(?<!\p{L})(?:até o dia|no máximo|o mais tardar|até dia|antes d[eo])\P{L}*$/u,
    },
    { id: "until-last", stands: "last", says: /(?<!\p{L})(?:até|até o|antes d[eo])\P{L}*$/u },
    {
      id: "from-last",
      stands: "last",
      says: /(?<!\p{L})(?:desde|de|do dia|a partir de|a partir do dia|após|depois)\P{L}*$/u,
    },
    { id: "money-line", stands: "line", says: /[£$€]|(?<!\p{L})(?:euros?|eur|reais|real)(?!\p{L})/u },
    { id: "contact-line", stands: "line", says: /@|\d{3,}[ /-]\d{3,}|https?|www/ },
    { id: "arrow-line", stands: "line", says: /→|->|=>/ },
    { id: "part-title", stands: "title", says: wholeWord(part) },
    {
      id: "weak-title",
      stands: "title",
      says: /^(?:e|ou|o|a|os|as|assim|é|são|era|consulta|se|quando|ainda|antes|depois|sim|não|ok|aberto|fechado|próximo|próxima|então|que)(?!\p{L})/u,
    },
    {
      id: "part",
      stands: "near",
      says: new RegExp(
        `(?<!\\p{L})(?:${part})[^\\p{L}\\p{N}]{0,3}(?:[\\p{L}\\p{N}]+[^\\p{L}\\p{N}]{1,2}){0,2}$`,
        "u",
      ),
    },
    { id: "term", stands: "sentence", says: wholeWord(term) },
    { id: "term-near", stands: "near", says: wholeWord(term) },
    { id: "none-opens", stands: "before", says: new RegExp(`^\\P{L}*(?:${none})(?!\\p{L})`, "u") },
    {
      id: "none-near",
      stands: "near",
      says: new RegExp(`(?<!\\p{L})(?:${none})(?!\\p{L})[^.;]{0,30}$`, "u"),
    },
    {
      id: "none-behind",
      stands: "behind",
      says: new RegExp(`^[^.;]{0,20}(?<!\\p{L})(?:${none})(?!\\p{L})`, "u"),
    },
    {
      id: "within",
      stands: "sentence",
      says: /(?<!\p{L})(?:no prazo de|dentro de|em até) \S+ (?:\p{L}+ )?(?:minutos?|horas?|dias?|semanas?|mês|meses)(?!\p{L})/u,
    },
    {
      id: "past-before",
      stands: "before",
      says: wholeWord(
        "era|eram|foi|foram|teve|tiveram|houve|esteve|estiveram|veio|vieram|aconteceu|aconteceram",
      ),
    },
    { id: "past-behind-all", stands: "behind", says: wholeWord("foi|foram|aconteceu|houve|passad[oa]") },
    {
      id: "asked-of-you",
      stands: "sentence",
      says: wholeWord(
        "será|serão|haverá|por favor|deve|devem|venham|venha|esperamos|convidamos|convida|é preciso|teremos|temos",
      ),
    },
    {
      id: "doubt",
      stands: "sentence",
      says: wholeWord(
        "se|talvez|quem sabe|ou|poderia|poderiam|provisório|pendente|provavelmente|pode ser que",
      ),
    },
  ],
};
