import type { TalkWords } from "@/lib/extraction/rules/scope/messages";

/** German: words of messages that settle an event. */
export const talkWords: TalkWords = {
  besides:
    /(?:^|[.!?\n] ?)(?:(?:ach|und|ok|also|ah),? )*(?:übrigens|außerdem|ps|p\.s\.?|noch was|ach ja|apropos)(?!\p{L})/u,
  declined:
    /^\W*(?:nee?|nein|nö|leider nicht|da (?:bin|kann|hab|habe|geht|passt)(?: \p{L}+){0,4} (?:nicht|nix|schlecht|keine zeit)|(?:das |da )?(?:geht|passt|klappt)(?: \p{L}+){0,3} nicht|kann (?:ich )?(?:da )?(?:leider )?nicht|bin (?:ich )?(?:da )?(?:leider )?nicht da)(?!\p{L})/u,
};
