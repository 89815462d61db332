import type { LinkWords } from "@/lib/extraction/rules/pack/document-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

/** German words that tell a link by which people join. */
export const linkWords: Partial<LinkWords> = {
  join: wholeWord(
    "\\p{L}*link|teilnahme|teilnehmen|teilnehmer|beitreten|einwahl|einwählen|einloggen|zoom|teams|meet|webex|skype|online|virtuell|videokonferenz|videocall|video|stream|livestream|digital|zuschalten|zugang\\p{L}*|meeting|call|webinar|treten",
  ),
  forAll: wholeWord(
    "(?:gleiche|selbe|derselbe|immer der|alle|jeweils)(?!\\p{L})[^.]{0,24}(?:link|termine|sitzungen|treffen|meetings|abende|vorträge)|link (?:ist |bleibt )?(?:immer )?(?:der|der gleiche|derselbe|gleich)",
  ),
};
