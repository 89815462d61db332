import type { SilentFeature, SilentWords } from "@/lib/extraction/rules/choose/silent-words";
import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { missing } from "./closures";
import { noEvents } from "./no-events";
import { ahead, bygone, sinceThen } from "./silent-tense";

const day =
  "(?:(?:segunda|terça|terca|quarta|quinta|sexta)s?(?:-feiras?)?|sábados?|sabados?|domingos?|feriados|dias úteis|seg|sex|sáb|dom)";
const place =
  "(?:escritório|secretaria|loja|biblioteca|museu|cafeteria|cozinha|bilheteria|piscina|recepção|consultório|clínica|centro|farmácia|supermercado|mercado|restaurante|bar|academia|prefeitura|cartório|portaria|posto|estacionamento|padaria|banco)";

/** When somebody is there: opening hours, hours of an office, when the phone is answered. */
const hours: SilentFeature[] = [
  {
    id: "hours-named",
    stands: "sentence",
    says: /(?<!\p{L})(?:horários? (?:de (?:atendimento|funcionamento|expediente|abertura|visitas?|secretaria|verão)|comercial|habitual)|nosso horário|expediente)/u,
  },
  {
    id: "present",
    stands: "sentence",
    says: wholeWord(
      "abert[oa]s?|abrimos|abre|abrem|fecha|fecham|fechamos|funciona|funcionamos|funcionamento|atendimento|atendemos|atende|atendem|respondem|encerra|encerram|assistência|à disposição|disponíve(?:l|is)|ligue|tel|telefone|plantão telefônico|sem hora marcada|ininterrupt[oa]",
    ),
  },
  // The foot of a mail: `Amici del Museo, segreteria martedì 17-19`.
  {
    id: "place-present",
    stands: "before",
    says: /[,|–—·] ?(?:secretaria|recepção|portaria|bilheteria|balcão):? (?:de |às )?$/u,
  },
  {
    id: "place-present",
    stands: "before",
    says: new RegExp(
      `(?<!\\p{L})${place}(?: (?:está|estão|fica|ficará))?(?: \\p{L}+){0,2} (?:abert[oa]s?|abre|fecha|funciona)(?!\\p{L})|(?<!\\p{L})(?:abert[oa]s?|abrimos|abre|fecha|funciona|encerra) ?:? ?(?:de |às? |aos? |todos os )?$`,
      "u",
    ),
  },
  {
    id: "phone-present",
    stands: "before",
    says: new RegExp(`^\\P{L}*(?:${place}|telefone|tel|info|horário|atendimento)\\.?:? ?(?:de )?$`, "u"),
  },
  {
    id: "days-listed",
    stands: "sentence",
    says: wholeWord(`${day} ?(?:-|–|a|e|,|/) ?${day}|todos os dias|diariamente|dias úteis|dias de semana`),
  },
  {
    id: "days-range",
    stands: "sentence",
    says: wholeWord(`${day} ?(?:-|–|a) ?${day}|todos os dias|diariamente|dias úteis`),
  },
  {
    id: "closed",
    stands: "near",
    says: endingIn(
      "fechad[oa]s?|fechamos|feriado|recesso",
      "(?: (?:no|na|nos|nas|aos|às|por|desde|do|de|dia))* ?",
    ),
  },
  {
    id: "closed",
    stands: "behind",
    says: /^ ?[:,–-]? ?(?:(?:está|estará|fica|ficará|estaremos) )?fechad[oa]s?(?!\p{L})/u,
  },
  {
    id: "plural-day",
    stands: "sentence",
    says: /(?<!\p{L})(?:segundas|terças|quartas|quintas|sextas|sábados|domingos|feriados)(?!\p{L})/u,
  },
  {
    id: "phone-number",
    stands: "sentence",
    says: /(?<!\d)(?:\+?55|\+?351)?[ .-]?\(?\d{2}\)?[ .-]?9?\d{4}[ .-]?\d{4}(?!\d)|(?<!\p{L})(?:tel|telefone|celular|whats(?:app)?|fax)\.?:? ?[+\d(]/u,
  },
  {
    id: "round-the-clock",
    stands: "sentence",
    says: /(?<!\d)24 ?[/x] ?7|(?<!\p{L})24 horas(?: por dia)?(?!\p{L})|(?<!\d)24h(?!\d)/u,
  },
  {
    id: "by-appointment",
    stands: "sentence",
    says: wholeWord("com hora marcada|mediante agendamento|por marcação"),
  },
];

/** When something was written, booked, paid or printed. */
const stamps: SilentFeature[] = [
  {
    id: "stamp-named",
    stands: "near",
    says: endingIn(
      "expedid[oa]|emitid[oa]|publicad[oa]|atualizad[oa]|impress[oa]|comprad[oa]|reservad[oa]|pedido|enviad[oa]|criado|modificad[oa]|recebid[oa]|assinad[oa]|registrad[oa]|nascid[oa]|fundad[oa]|ata da reunião|fatura|boletim|informativo|folha (?:paroquial|dominical)|circular|carta|ofício|e-mail|versão|edição|sócio desde|membro desde|inaugurad[oa]|postado",
      "[^.!?\\n]{0,24}",
    ),
  },
  {
    id: "money-moved",
    stands: "near",
    says: endingIn(
      "total|valor|pag[oa]|debitad[oa]|cobrad[oa]|reembolsad[oa]|transferid[oa]|creditad[oa]",
      "[^!?\\n]*",
    ),
  },
  {
    id: "stamp-label",
    stands: "near",
    says: endingIn(
      "data (?:de (?:emissão|nascimento|compra|pedido|impressão|validade|publicação|vencimento)|da fatura)",
      "[^.!?\\n]{0,12}",
    ),
  },
  {
    id: "terms-of",
    stands: "near",
    says: endingIn(
      "(?:condições|estatuto|lei|decreto|portaria|resolução|acordo|contrato|sentença|regulamento|convenção)",
      "[^.!?\\n]{0,24}(?<!\\p{L})d[eoa] ",
    ),
  },
  {
    id: "version",
    stands: "sentence",
    says: /(?<!\p{L})v?\d+\.\d+\.\d(?![\d.])|(?<!\p{L})(?:changelog|notas da versão)/u,
  },
];

/** Rules of tickets and counters, and what does not take place. */
const other: SilentFeature[] = [
  {
    id: "terms",
    stands: "sentence",
    says: wholeWord(
      "reembolso\\p{L}*|devoluç\\p{L}+|cancelamento(?: gratuito| grátis)?|taxa de serviço|antes da partida|check-?in (?:fecha|abre|encerra)|embarque (?:fecha|encerra)|o portão|multa|juros",
    ),
  },
  {
    id: "price-until",
    stands: "sentence",
    says: /(?:r\$ ?\d[\d.,]*|\d ?(?:€|euros?|reais))(?![^.!?]{0,12}(?:pag|quit))[^.!?]{0,12} até /u,
  },
  { id: "price-per", stands: "sentence", says: wholeWord("por (?:pessoa|noite|dia|hora|adulto|criança)") },
  {
    id: "not-held",
    stands: "near",
    says: endingIn(
      `(?:(?:não há|não haverá|não tem|não terá|não teremos|sem)(?! (?:${missing})(?!\\p{L}))|fica suspens[oa]|ficam suspens[oa]s)(?: \\p{L}+){0,3}`,
      "[^.!?]{0,16}",
    ),
  },
  {
    id: "not-held",
    stands: "behind",
    says: new RegExp(
      `^[^.!?\\d]{0,24}(?<!\\p{L})(?:não (?:há|haverá|tem|terá|teremos|vai ter)(?! (?:${missing})(?!\\p{L}))|suspens[oa])(?!\\p{L})`,
      "u",
    ),
  },
  // Of an offer, which its sentence does not name.
  {
    id: "expires",
    stands: "before",
    says: /^\P{L}*v[aá]lid[oa]s? (?:s[oó] |somente |apenas )?(?:até|de|desde)(?!\p{L})[^.!?\n]*$/u,
  },
  {
    id: "reserve",
    stands: "before",
    says: /(?<!\p{L})(?:(?:em )?caso de (?:chuva|mau tempo|vento|tempestade|empate|alerta)|caso chova|se (?:chover|fizer mau tempo|não houver quórum))(?!\p{L})[^.!?;\n]*$/u,
  },
  {
    id: "conditional",
    stands: "sentence",
    says: /(?<!\p{L})(?:teria|teríamos|tivesse|tivéssemos) (?:\p{L}+ ){0,2}\p{L}+(?:ado|ido)(?!\p{L})/u,
  },
  {
    id: "absence",
    stands: "near",
    says: endingIn(
      "(?:estou|estarei|estamos|estaremos|está|estará)[^.!?]{0,16}(?:fora|de férias|ausente|de licença|viajando)",
      "(?:[^.!?,]|,(?= (?:de|do|desde|até|entre)(?!\\p{L}))){0,16}",
    ),
  },
];

/** Portuguese words that tell times that are no event of the reader's. */
export const silentWords: Partial<SilentWords> = {
  pastHead:
    /^\P{L}*(?:passados|(?:eventos|datas|concertos|consultas|reservas|sessões) (?:passad[oa]s|anteriores)|arquivo|histórico)\P{L}*$/u,
  hoursHead:
    /^(?!.*\d).*(?<!\p{L})(?:horários? (?:de (?:atendimento|funcionamento|visitas?|expediente)|d[ao] (?:secretaria|biblioteca|loja|farmácia|posto|escritório)|comercial)|estamos abertos|funcionamento)(?!\p{L})[^\d]{0,20}$/u,
  features: [...hours, ...stamps, ...bygone, sinceThen, ...ahead, ...other, ...noEvents],
};
