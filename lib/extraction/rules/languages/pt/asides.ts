import type { AsideWords } from "@/lib/extraction/rules/pack/lead-words";
import { endingIn } from "@/lib/extraction/rules/pack/sentence-expressions";

const until = "(?:at[eé]|antes d[eoa]|no m[aá]ximo|o mais tardar|[eé])";

/** Portuguese: words before a time that is beside the event. */
export const asides: Partial<AsideWords> = {
  bounded: endingIn(
    `(?:inscri\\p{L}+|confirm\\p{L}+|prazo|rsvp|r\\. ?s\\. ?v\\. ?p\\.?|matr[ií]cula\\p{L}*|respond\\p{L}+|responda|solicita\\p{L}*|avis\\p{L}+|cancel\\p{L}+)[^.\\n]{0,40}${until}`,
    "[^.\\n]{0,14}",
  ),
  opened: endingIn(
    "(?:ingressos?|bilhetes?|inscri[cç][oõ]es|inscri[cç][aã]o|bilheteria|reservas|matr[ií]culas?|vendas?)[^.\\n]{0,24}(?:[aà] venda|abre|abrem|abertas?|desde|a partir)",
    "[^.\\n]{0,10}",
  ),
  returned: endingIn(
    "(?:fora|f[eé]rias|ausente)[^.\\n]{0,40}(?:volto|retorno|de volta|regresso)",
    "(?: (?:no|na|dia|em))* ",
  ),
  beside: endingIn(
    "(?:embarque|check-?in|balc[aã]o|port[oõ]es|port[aã]o|bilheteria) (?:fecha|fecham|encerra|abre|abrem)|hor[aá]rio(?: de (?:atendimento|funcionamento|expediente))?|em jejum(?: desde)?",
    "(?:(?: (?:[àa]s|[àa]|das|de|desde|[eé]))* |: ?)",
  ),
  changeable: endingIn(
    "(?:altera[cç]\\p{L}+|alterar|modificar|cancelar|cancelamento\\p{L}*|reembolso|remarca[cç]\\p{L}+)[^.\\n]{0,40}at[eé]",
    "[^.\\n]{0,16}",
  ),
  dated: endingIn(
    "(?<!(?:ser|serem) )(?:publicado|enviado|enviada|atualizado|recebido|modificado|emitid\\p{L}|fatura de|com data de)",
    "[^.\\n]{0,20}",
  ),
  mailDate: /^(?:data|enviada?(?: em)?): +[^\n]{4,44} \d{1,2}[:h]\d\d/,
  forwarded: /^(?:data|enviada?(?: em)?): +[^\n]{4,44} \d{1,2}[:h]\d\d/,
  sender: /^ ?(?:de|para|assunto|cc): /m,
  thanked: endingIn(
    "(?:obrigad[oa] (?:por|pel[oa])|que bom|foi (?:muito )?(?:bom|boa|legal)|adorei)",
    "[^.\\n]{0,40}",
  ),
  reply: /^(?:>|(?:em|no dia|a) [^\n]{8,100} escreveu)/,
  sign: /inscri|confirm|prazo|rsvp|r\. ?s|matr|respond|solicit|avis|cancel|ingress|bilhe|reserv|venda|fora|f[eé]rias|ausente|embarque|check|balc|port[oõã]|hor[aá]rio|jejum|alter|modific|reembol|remarc|public|enviad|atualiz|receb|emitid|fatura|data|obrigad|que bom|foi |adorei/,
  sinceThen: / (?:desde|a partir)(?: \p{L}{1,3})* $/u,
  headOfLine: /^(?:data|enviad|>|em |no |a )/,
  firstDeadline: /^\s*(?:o )?(?:prazo|data limite|data-limite|entrega|[uú]ltimo dia)(?!\p{L})[^.;!?\n]*$/u,
};
