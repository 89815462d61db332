import type { TalkWords } from "@/lib/extraction/rules/scope/messages";

/** Italian: words of messages that settle an event. */
export const talkWords: TalkWords = {
  besides:
    /(?:^|[.!?\n] ?)(?:(?:ah|e|ok),? )*(?:a proposito|un['’]altra cosa|ps|p\.s\.?|inoltre|tra l['’]altro)(?!\p{L})/u,
  declined:
    /^\W*(?:non (?:posso|ci sono|riesco|va bene|mi va|ce la faccio)|impossibile|quel giorno (?:no|non))(?!\p{L})/u,
};
