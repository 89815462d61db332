import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import type { TalkWords } from "@/lib/extraction/rules/scope/messages";

/** German: words of messages that settle an event. */
export const talkWords: TalkWords = {
  besides:
    /(?:^|[.!?\n] ?)(?:(?:ach|und|ok|also|ah),? )*(?:übrigens|außerdem|ps|p\.s\.?|noch was|ach ja|apropos|denkt (?:bitte )?(?:dran|daran|an)|denk (?:bitte )?(?:dran|daran|an)|nicht vergessen|vergesst nicht|vergiss nicht)(?!\p{L})/u,
  declined:
    /^\W*(?:nee?|nein|nö|leider nicht|da (?:bin|kann|hab|habe|geht|passt)(?: \p{L}+){0,4} (?:nicht|nix|schlecht|keine zeit)|(?:das |da )?(?:geht|passt|klappt)(?: \p{L}+){0,3} nicht|kann (?:ich )?(?:da )?(?:leider )?nicht|bin (?:ich )?(?:da )?(?:leider )?nicht da)(?!\p{L})/u,
  answered: /^\W*(?:nee?|nein|nö|ja|jo|jep|doch|sorry)(?![\p{L}.!])/u,
  accepts: wholeWord(
    "passt|jo|jep|top|cool|alles klar|geht|gut|super|perfekt|prima|ja|ok|okay|gerne?|nehmen|nehme|einverstanden|klar|bestätigt|abgemacht|schön|klappt|besser|am liebsten",
  ),
  instead: wholeWord("stattdessen|lieber|gleiche zeit|selbe zeit|gleiche uhrzeit"),
  takes: wholeWord("sollten?|reicht|reichen|dauert|brauchen|genügt|genügen|einplanen"),
  chosen: [
    wholeWord("(?:der|den|die|das) erste[nrs]?(?: termin| vorschlag| tag| option| variante)?|option (?:1|a)"),
    wholeWord(
      "(?:der|den|die|das) zweite[nrs]?(?: termin| vorschlag| tag| option| variante)?|option (?:2|b)",
    ),
    wholeWord(
      "(?:der|den|die|das) dritte[nrs]?(?: termin| vorschlag| tag| option| variante)?|option (?:3|c)",
    ),
    wholeWord("(?:der|den|die|das) letzte(?:re)?[nrs]?(?: termin| vorschlag| tag| option| variante)?"),
  ],
};
