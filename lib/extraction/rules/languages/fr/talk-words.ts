import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import type { TalkWords } from "@/lib/extraction/rules/scope/messages";

/** French: words of messages that settle an event. */
export const talkWords: TalkWords = {
  besides:
    /(?:^|[.!?\n] ?)(?:(?:ah|et|ok|bon),? )*(?:au fait|autre chose|ps|p\.s\.?|sinon|d['’]ailleurs|au passage|(?:et )?(?:n['’])?oubli(?:e|ez|ons) pas|pour rappel|rappel|pens(?:e|ez)(?: bien)? (?:à|que))(?!\p{L})/u,
  declined:
    /^\W*(?:(?:je |j['’])?(?:ne )?(?:peux|pourrai|suis|serai) pas|pas (?:dispo|possible)|impossible|ça (?:ne )?(?:va|marche|colle) pas|non,? (?:pas|je))(?!\p{L})/u,
  answered: /^\W*(?:non|oui|ouais|si|nan|désolée?)(?![\p{L}.!])/u,
  accepts: wholeWord(
    "va|ça marche|nickel|okay|ouais|go|top|carrément|bonne idée|convient|parfait|très bien|oui|ok|d['’]accord|entendu|noté|prenons|partons|super|me va|nous va|confirmé|préfère|impeccable",
  ),
  instead: wholeWord("plutôt|à la place|même heure"),
  takes: wholeWord("devrait|suffit|suffira|suffiront|dure|durera|compter|faut|faudra|prévoir"),
  chosen: [
    wholeWord("(?:le|la) premi(?:er|ère)(?: créneau| option| date| proposition)?|option (?:1|a)"),
    wholeWord("(?:le|la) (?:deuxième|seconde?)(?: créneau| option| date| proposition)?|option (?:2|b)"),
    wholeWord("(?:le|la) troisième(?: créneau| option| date| proposition)?|option (?:3|c)"),
    wholeWord("(?:le|la) derni(?:er|ère)(?: créneau| option| date| proposition)?"),
  ],
};
