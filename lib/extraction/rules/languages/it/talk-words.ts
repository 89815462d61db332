import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import type { TalkWords } from "@/lib/extraction/rules/scope/messages";

/** Italian: words of messages that settle an event. */
export const talkWords: TalkWords = {
  besides:
    /(?:^|[.!?\n] ?)(?:(?:ah|e|ok),? )*(?:a proposito|un['’]altra cosa|ps|p\.s\.?|inoltre|tra l['’]altro|comunque|piuttosto|(?:e )?(?:ricord(?:o|a|ate)(?:vi|ti)?|non (?:vi |ti )?(?:dimentic(?:a|ate|are)(?:vi|ti)?|scord(?:a|ate|are)(?:vi|ti)?)|segna(?:te)?(?:vi|ti)))(?!\p{L})/u,
  declined:
    /^\W*(?:non (?:posso|ci sono|riesco|va bene|mi va|ce la faccio)|impossibile|quel giorno (?:no|non))(?!\p{L})/u,
  answered: /^\W*(?:no|sì|si|scusa(?:te)?)(?![\p{L}.!])/u,
  accepts: wholeWord(
    "va bene|va benone|ci sto|andata|top|okay|perfetto|benissimo|bene|sì|ok|d['’]accordo|mi va|ci va|facciamo|confermo|confermato|ottimo|preferisco|meglio",
  ),
  instead: wholeWord("invece|piuttosto|stessa ora|stesso orario"),
  takes: wholeWord("dovrebbe|basta|bastano|basterà|dura|durerà|sufficiente|serve|servono|calcolo"),
  chosen: [
    wholeWord("(?:il|la) prim[oa](?: opzione| data| proposta)?|opzione (?:1|a)"),
    wholeWord("(?:il|la) second[oa](?: opzione| data| proposta)?|opzione (?:2|b)"),
    wholeWord("(?:il|la) terz[oa](?: opzione| data| proposta)?|opzione (?:3|c)"),
    wholeWord("(?:l['’]ultim[oa])(?: opzione| data| proposta)?"),
  ],
};
