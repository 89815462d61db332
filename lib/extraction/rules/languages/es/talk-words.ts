import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import type { TalkWords } from "@/lib/extraction/rules/scope/messages";

/** Spanish: words of messages that settle an event. */
export const talkWords: TalkWords = {
  besides:
    /(?:^|[.!?\n] ?)(?:(?:ah|y|ok|vale),? )*(?:por cierto|además|otra cosa|pd|p\.d\.?|ah,? y|acordaos|acordate|acu[eé]rd(?:ate|ense)|os recuerdo|les recuerdo|recordad|recuerd(?:a|en)|no (?:os |te |se )?olvid(?:éis|es|en))(?!\p{L})/u,
  declined:
    /^\W*(?:no puedo|no podemos|ese día (?:no|tengo|estoy)|imposible|no me (?:viene|va) bien|no estoy|no voy a estar)(?!\p{L})/u,
  answered: /^\W*(?:no|sí|si|qué va|perdón|nop)(?![\p{L}.!])/u,
  accepts: wholeWord(
    "vale|venga|dale|va|sale|hecho|listo|okey|ok[aei]+|perfecto|genial|bien|sí|ok|de acuerdo|me va|nos va|me viene|nos viene|quedamos|mejor|confirmado|estupendo|prefiero",
  ),
  instead: wholeWord("en su lugar|mejor|misma hora"),
  takes: wholeWord("debería|bastará|basta|dura|durará|suficiente|necesitamos|llevará|calculo"),
  chosen: [
    wholeWord("(?:el|la) primer[oa]?(?: hueco| opción| fecha| propuesta)?|opción (?:1|a)"),
    wholeWord("(?:el|la) segund[oa](?: hueco| opción| fecha| propuesta)?|opción (?:2|b)"),
    wholeWord("(?:el|la) tercer[oa]?(?: hueco| opción| fecha| propuesta)?|opción (?:3|c)"),
    wholeWord("(?:el|la) últim[oa](?: hueco| opción| fecha| propuesta)?"),
  ],
};
