import type { TalkWords } from "@/lib/extraction/rules/scope/messages";

/** Portuguese: words of messages that settle an event. */
export const talkWords: TalkWords = {
  besides:
    /(?:^|[.!?\n] ?)(?:(?:ah|e|ok),? )*(?:aliás|outra coisa|a propósito|ps|p\.s\.?|por falar nisso)(?!\p{L})/u,
  declined:
    /^\W*(?:n[aã]o (?:posso|vou estar|d[aá]|consigo|rola|vai dar)|imposs[ií]vel|nesse dia n[aã]o)(?!\p{L})/u,
};
