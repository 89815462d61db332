import type { CalledOffWords } from "@/lib/extraction/rules/pack/change-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

/** German: words that say that something does not take place. */
export const calledOff: CalledOffWords = {
  said: /(?<!\p{L})(?:(?:fällt|fallen)\b(?:[^.;!?\n]|(?<=\d)\.){0,48}? (?:aus(?! de[nmr] | einem )|flach)|(?:findet|finden)\b(?:[^.;!?\n]|(?<=\d)\.){0,48}? nicht statt|(?:ist|sind|wurde|wurden|wird|werden)(?: [\p{L}\d.]+){0,4}? gestrichen|(?:muss|müssen|wird|werden|wurde|wurden)(?: \p{L}+){0,3}? (?:verschoben|verlegt)(?: werden)?(?! auf| in)|(?:muss|müssen)\b(?:[^.;!?\n]|(?<=\d)\.){0,120}? (?:ausfallen|absagen)|entfällt|entfallen|abgesagt|storniert|annulliert|ausgefallen)(?!\p{L})(?! werden)/gu,
  ahead: /^ (?:(?!(?:und|wird|werden|dafür|stattdessen|bis|neuer|neu) )\p{L}+ ){0,4}$/u,
  headed: /^[^\p{L}\p{N}]*(?:abgesagt|absage|entfällt|fällt aus|storniert|ausfall) ?[:!*\])–—-]/u,
  doubtful: wholeWord(
    "falls|wenn|sofern|ob|könnte|kann|sollte|würde|eventuell|evtl|vielleicht|nicht|können|könnten|sollten|darf|soll|außer|dass",
  ),
  sign: /verschoben|verlegt|absag|abgesagt|fällt|fallen|entf|gestrichen|storn|annull|ausgef|nicht statt|ausfall/,
};
