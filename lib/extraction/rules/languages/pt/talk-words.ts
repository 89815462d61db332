import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import type { TalkWords } from "@/lib/extraction/rules/scope/messages";

/** Portuguese: words of messages that settle an event. */
export const talkWords: TalkWords = {
  besides:
    /(?:^|[.!?\n] ?)(?:(?:ah|e|ok),? )*(?:aliás|alias|outra coisa|a propósito|ps|p\.s\.?|por falar nisso|já agora|lembrando|lembr(?:a|em|ete)(?: (?:de )?que)?|n[aã]o (?:se )?esque[cç](?:e|am|a|er))(?!\p{L})/u,
  declined:
    /^\W*(?:n[aã]o (?:posso|vou estar|d[aá]|consigo|rola|vai dar)|imposs[ií]vel|nesse dia n[aã]o)(?!\p{L})/u,
  answered: /^\W*(?:não|sim|nao|n|desculpa|pois)(?![\p{L}.!])/u,
  accepts: wholeWord(
    "pode(?: ser)?|dale|blz|fechou|bora|show|top|tá|boa|perfeito|ótimo|ótima|bom|sim|ok|combinado|de acordo|fica|ficamos|fechado|confirmado|prefiro|melhor|beleza|serve",
  ),
  instead: wholeWord("em vez disso|antes|mesma hora|mesmo horário"),
  takes: wholeWord("deve|basta|bastam|chega|dura|demora|suficiente|precisamos|leva"),
  chosen: [
    wholeWord("(?:o|a) primeir[oa](?: opção| data| proposta| horário)?|opção (?:1|a)"),
    wholeWord("(?:o|a) segund[oa](?: opção| data| proposta| horário)|opção (?:2|b)"),
    wholeWord("(?:o|a) terceir[oa](?: opção| data| proposta| horário)?|opção (?:3|c)"),
    wholeWord("(?:o|a) últim[oa](?: opção| data| proposta| horário)?"),
  ],
};
