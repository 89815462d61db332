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
      `^\\P{L}*(?:(?:kkk|nossa|uau|ufa|ok|oh|sim|já|e|mas|aí|bom|no fim|ontem|a gente|eu|ele|ela|nós)(?: |, ))*(?:me |nos |se |te )?${past}(?!\\p{L})`,
      "u",
    ),
  },
  {
    id: "past-told",
    stands: "sentence",
    says: new RegExp(
      `^\\P{L}*faz (?:\\p{L}+|\\d+) (?:dias|semanas|meses|anos|horas) que(?!\\p{L})|(?<!\\p{L})(?:ontem|anteontem|há (?:\\p{L}+|\\d+) (?:dias|semanas|meses|anos|horas)|(?:\\p{L}+|\\d+) (?:dias|semanas|meses|anos) atrás)(?!\\p{L})|(?<!\\p{L})(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|feira|semana|mês|ano|verão|inverno) passad[oa](?!\\p{L})|(?<!\\p{L})${past}(?!\\p{L})[^.!?;]{0,60}(?<!\\p{L})passad[oa](?!\\p{L})`,
      "u",
    ),
  },
  {
    id: "past-told",
    stands: "near",
    says: endingIn(
      "(?:fatura|carta|ata|contrato|pedido|sentença|lei|foto|fotos|artigo|notícia) d[eo]|o prazo (?:era|terminou|acabou)(?: em| no dia)?",
      " ",
    ),
  },
  {
    id: "past-told",
    stands: "before",
    says: /^\P{L}*(?:muito )?obrigad[oa] p(?:or|el[oa]s?)(?!\p{L})(?!.*(?<!\p{L})(?:convite|confirmação|confirmar|convidar)(?!\p{L}))/u,
  },
  { id: "past-told", stands: "behind", says: new RegExp(`^[^.!?;]{0,30}(?<!\\p{L})${past}(?!\\p{L})`, "u") },
  {
    id: "past-told",
    stands: "sentence",
    says: new RegExp(
      `^\\P{L}*(?:\\p{L}+ ){0,3}(?!(?:ficou|mudou|passou|foi|foram|era|eram|marquei|consegui|reservei|comprei)(?!\\p{L}))${past}(?!\\p{L})`,
      "u",
    ),
  },
  {
    id: "past-told",
    stands: "text",
    says: /(?<!\p{L})(?:perdemos|ganhamos|empatamos|vencemos|perderam|ganharam)(?: de| por)? \d{1,2} ?(?:-|a|x) ?\d{1,2}(?!\d)/u,
  },
  sinceThen,
  {
    id: "holds-until",
    stands: "near",
    says: /(?<!\p{L})(?:válid[oa]|vigente|vence|validade|oferta|promoção|desconto|abert[oa])(?!\p{L})[^.!?]{0,24}(?<!\p{L})(?:até|desde)(?: o| dia)? $/u,
  },
  {
    id: "general",
    stands: "sentence",
    says: /(?<!\p{L})(?:(?<!(?:^| )(?:de|como) )sempre|normalmente|geralmente|nunca|quase nunca|costumo|costuma|costumamos|odeio|adoro|gosto de|prefiro|tomara|toda vez que|desde que)(?!\p{L})/u,
  },
  { id: "negated", stands: "sentence", says: wholeWord("nunca|jamais|nunca mais|nem uma vez") },
  {
    id: "laughs",
    stands: "text",
    says: /(?<!\p{L})(?:k{3,}|(?:ha){2,}h?|(?:rs){1,3}|lo+l|omg|ufa|eita)(?!\p{L})|[😂🤣😅🤷😭🥴😩🙄💀]/u,
  },
  {
    id: "verdict",
    stands: "text",
    says: /(?<!\p{L})(?:que (?:dia|noite|saco|preguiça|cansaço|sono|bom que)|(?:o|a) (?:pior|melhor) \p{L}+ (?:da minha vida|do ano|do mundo)|nunca mais|muito (?:caro|tarde|longo)|tô (?:mort[oa]|exaust[oa]|acabad[oa]))(?!\p{L})/u,
  },
  {
    id: "market",
    stands: "text",
    says: /(?<!\p{L})(?:ibovespa|bolsa|inflação|selic|dólar|vendas|preço\p{L}*|bitcoin|ouro|gasolina|desemprego|ipca|pib)(?!\p{L})[^.!?]{0,40}\d(?:[\d.,]*\d)? ?(?:%|por cento|pontos|reais|€)/u,
  },
  {
    id: "score",
    stands: "text",
    says: /(?<!\p{L})(?:ganh\p{L}+|perd\p{L}+|empat\p{L}+|venc\p{L}+|placar|intervalo|resultado|golea\p{L}*)(?!\p{L})[^.!?]{0,30}\d{1,3} ?(?:[:–-]|x|a) ?\d{1,3}(?!\d)|\d{1,3} ?(?:x|[–-]) ?\d{1,3} (?:no intervalo|ganhamos|perdemos)(?!\p{L})/u,
  },
  {
    id: "unreal",
    stands: "sentence",
    says: /(?<!\p{L})(?:teria (?:sido|que)|deveria ter|tinha que ter|teríamos)(?!\p{L})|^\P{L}*se (?:\p{L}+ ){0,3}(?:tivesse|fosse|pudesse|estivesse)(?!\p{L})/u,
  },
  {
    id: "quoted-speech",
    stands: "near",
    says: /(?<!\p{L})(?:disse|diz|dizia|perguntou|repetia|gritou|respondeu|canta|cantava)[,:]? ?["„«»“][^"“”«»]*$/u,
  },
  { id: "retold", stands: "sentence", says: /^\P{L}*["«»“][^"“”«»]{4,}["“”«»][^"«»]{0,60}$/u },
  {
    id: "saying",
    stands: "text",
    says: /(?<!\p{L})(?:amanhã (?:é|será) outro dia|da noite para o dia|não deixe(?:s)? para amanhã|deus ajuda quem cedo madruga|antes tarde do que nunca|de hoje não passa|um dia sim e outro também|mais dia,? menos dia|até o dia de hoje|de uma hora para outra|no fim das contas|dia sim,? dia (?:não|também)|hoje em dia|um dia da caça|águas passadas|todo santo dia|no dia de são nunca)(?!\p{L})/u,
  },
  {
    id: "opens",
    stands: "near",
    says: endingIn(
      "(?:abre|abrem|abrimos|fecha|fecham|fechamos|abert[oa]s?|horário|fechad[oa]s?|funciona|funcionam|funcionamento|atende|atendimento|expediente)",
      "(?: (?:de|das|da|desde|às|as|até|a|todos|só|por|ao público|é|dias|no|na|aos))*:? ?",
    ),
  },
  {
    id: "opens-behind",
    stands: "behind",
    says: /^[^.!?\d]{0,16}(?<!\p{L})(?:abert[oa]s?|fechad[oa]s?|abrimos|fechamos)(?= ?(?:$|[.,!;)]))/u,
  },
  {
    id: "hours-named",
    stands: "before",
    says: /(?<!\p{L})(?:horários? (?:de|comercial|habitual)|horário:|estamos abertos|abrimos|atendimento|expediente|aberto|funcionamento)(?!\p{L})/u,
  },
  {
    id: "every-week",
    stands: "behind",
    says: /^,? ?(?:todos os dias|diariamente|durante a semana|sempre|normalmente)(?!\p{L})/u,
  },
  {
    id: "ahead",
    stands: "sentence",
    says: wholeWord(
      "será|serão|sera|haverá|terá|teremos|vamos|vou|vai|vão|por favor|pode|poderia|podem|podemos|amanhã|amanha|depois de amanhã|próxim[oa]s?|proxim[oa]s?|que vem|adiad[oa]|remarcad[oa]|me lembra|me lembre|lembrem|lembrar|não esque\\p{L}+|traz|traga|tragam|venha|venham|tem que|tenho|temos|a gente se vê|nos vemos|anota|marca|bora|começa|fica pra|fica para",
    ),
  },
  booked,
  {
    id: "secured",
    stands: "sentence",
    says: /(?<!\p{L})(?:consegui|conseguimos|tenho|temos|marquei|marcamos|comprei|compramos|reservei|reservamos|peguei|combinamos|agendei)(?!\p{L})[^.!?]{0,40}/u,
  },
  {
    id: "ordered",
    stands: "sentence",
    says: /^\P{L}*(?:(?:por favor|oi|olha|pode|poderia)[,!]? )*(?:anot\p{L}*|agend\p{L}*|marc(?:a|ar|e)|me lembr\p{L}*|lembr\p{L}*|me avis\p{L}*|coloca|põe|bota|adiciona|reserva|reservar|ligar|comprar|pagar|buscar)(?!\p{L})/u,
  },
  {
    id: "asked",
    stands: "sentence",
    says: /^\P{L}*(?:onde|quem|quando|que|qual|como|por que|foi|você foi|teve|viu)(?!\p{L})[^.!]*\?/u,
  },
  {
    id: "saying",
    stands: "sentence",
    says: /(?<!\p{L})(?:s[oó] hoje|n[aã]o tenho (?:tempo|vontade)|n[aã]o [eé] o? ?meu dia|(?:essa|esta) semana n[aã]o tem|n[aã]o tem \p{L}+ (?:essa|esta|hoje|amanh[aã])|segunda chamada|quinta da boa vista)(?!\p{L})/u,
  },
  {
    id: "past-told",
    stands: "near",
    says: /(?<!\p{L})data (?:de (?:emiss[aã]o|nascimento|compra|expedi[cç][aã]o|impress[aã]o)|da (?:fatura|compra)|do pedido):? ?$/u,
  },
  {
    id: "past-told",
    stands: "sentence",
    says: /(?<!\p{L})nos (?:conhecemos|casamos|vimos|encontramos) (?:num|numa|em|no|na|naquel[ea])(?!\p{L})/u,
  },
  {
    id: "hours-named",
    stands: "sentence",
    says: /(?<!\p{L})(?:escrit[oó]rio|loja|central|secretaria|servi[cç]o|telefone)(?!\p{L})[^.!?]{0,20}(?<!\p{L})(?:atende|atendemos|funciona)(?!\p{L})/u,
  },
];

/** Portuguese words that tell which times of a single line make no event. */
export const silentInLines: Partial<SilentWords> = { features: [...features, ...noEvents, ...noPlans] };
