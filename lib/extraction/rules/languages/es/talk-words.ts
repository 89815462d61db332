import type { TalkWords } from "@/lib/extraction/rules/scope/messages";

/** Spanish: words of messages that settle an event. */
export const talkWords: TalkWords = {
  besides:
    /(?:^|[.!?\n] ?)(?:(?:ah|y|ok|vale),? )*(?:por cierto|además|otra cosa|pd|p\.d\.?|ah,? y)(?!\p{L})/u,
  declined:
    /^\W*(?:no puedo|no podemos|ese día (?:no|tengo|estoy)|imposible|no me (?:viene|va) bien|no estoy|no voy a estar)(?!\p{L})/u,
};
