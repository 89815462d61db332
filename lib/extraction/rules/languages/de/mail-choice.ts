import type { MailChoiceWords } from "@/lib/extraction/rules/pack/document-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

const opening = "^\\P{L}*(?:(?:hi|hallo|hey|liebe[rs]?|moin|servus)(?!\\p{L})[^,\\n]{0,30},?\\s+)?";

/** German words that tell whether a mail below another is passed on or only repeated. */
export const mailChoice: Partial<MailChoiceWords> = {
  pointsBelow: wholeWord(
    "siehe unten|s\\. ?u|s\\. unten|untenstehend\\p{L}*|unten stehend\\p{L}*|weiter unten|nachfolgend\\p{L}*|(?:mail|nachricht|info|infos|einladung|termine) (?:unten|anbei|hier)|zur (?:info|kenntnis|information)|z\\. ?k|fyi|leite (?:ich|euch|dir|ihnen|das|die|hier|mal)|weitergeleitet|weiterleiten|weiterleitung|schicke? (?:ich )?(?:dir|euch|ihnen) weiter",
  ),
  takesBack: wholeWord(
    "(?:bitte )?ignorier\\p{L}*|hinfällig|vergiss (?:das|die|meine)|vergesst|statt (?:der|des|dem) (?:alten|unten|vorigen|letzten)|ersetzt|veraltet|gilt nicht mehr|falsch",
  ),
  answers: new RegExp(
    `${opening}(?:danke|vielen dank|merci|super|perfekt|prima|ok|okay|ja|nein|klar|gerne?|passt|klingt|das passt|geht klar|leider|sorry|schade|einverstanden|bestätigt|alles klar|top|gut|schön|freut mich)(?!\\p{L})`,
    "u",
  ),
  agrees: new RegExp(
    `${opening}(?:(?:super|perfekt|ja|klar|prima|schön|ok|okay|danke|top|gerne?)(?!\\p{L})[^.!?\\n]{0,20}[.!,]*\\s*){0,3}(?:bis dann|bis (?:morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|klingt (?:gut|super)|passt (?:mir|uns|perfekt|gut|super)?|das passt|bin dabei|ich bin dabei|wir sind dabei|ich komme|bestätigt|freu(?:e)? mich|perfekt|einverstanden|geht klar|alles klar)(?!\\p{L})`,
    "u",
  ),
};
