import type { TalkWords } from "@/lib/extraction/rules/scope/messages";

/** French: words of messages that settle an event. */
export const talkWords: TalkWords = {
  besides:
    /(?:^|[.!?\n] ?)(?:(?:ah|et|ok|bon),? )*(?:au fait|autre chose|ps|p\.s\.?|sinon|d['’]ailleurs)(?!\p{L})/u,
  declined:
    /^\W*(?:(?:je |j['’])?(?:ne )?(?:peux|pourrai|suis|serai) pas|pas (?:dispo|possible)|impossible|ça (?:ne )?(?:va|marche|colle) pas|non,? (?:pas|je))(?!\p{L})/u,
};
