import { monthSource } from "@/lib/extraction/rules/languages/en/patterns/day-words";
import { mailPrograms } from "@/lib/extraction/rules/languages/mail-programs";

/** English words of layout: how mails open and close, what programs write above a mail, and lines that say nothing of events. */
export const layoutWords = {
  /** A line that greets: `Dear Hamid,`, `Hi all`. Matched against the whole line in lower case. */
  listHead:
    /^(?!.*\d)(?:[^\p{Ll}]*\p{Lu}[^\p{Ll}]*|.*(?<!\b(?:wrote|writes|said|says|schrieb|schreef|écrit|escribió|scritto|message|mail|email)\s?):)$/u,
  greeting:
    /^(?![^,]{0,40},[^:]{0,48}:$)(?:(?:(?:my (?:very )?)?(?:dear(?:est)?|darling)|hi|hiya|hello|hey|heya|good (?:morning|afternoon|evening)|g'?day|greetings|howdy|welcome back|a chairde|salaam|namaste|respected)\b[^.!?:;]{0,48}[,!:.]{0,3}|(?:kia ora|howya|hallo|moin|morning|afternoon|evening|sisters|brothers|ladies|gentlemen|friends|folks|team|all|everyone|everybody|parents)\b[^.!?:;]{0,40}[,!])$/,
  /** A line that closes a mail: `Kind regards`, `Best,`, `Thanks!`. */
  closing:
    /^(?:(?:with )?(?:kind(?:est)?|best|warm(?:est)?|many)?\s*(?:regards|wishes|thanks)|yours(?: \w+)?|(?:yours )?(?:sincerely|faithfully|truly)|sincerely|best|cheers|thanks|thank you|thx|ta|many thanks|thanks (?:again|all|everyone|so much)|thank you all|love|lots of love|see you(?: all)?(?: soon| there| then)?|take care|stay warm|in solidarity|xo+|xx+|respectfully|cordially|all the best|have a (?:great|good|nice|lovely) [a-z]+|grma|hugs|peace|ciao|with love|talk soon|warmly|your team\b[^.]{0,50}|your (?:\w+ )?friend(?: \w+)?)(?: and [a-z ]{1,20}| from [^.]{1,40})?[\s,.!–-]*(?:x+o*)?$/,
  /** Signatures and what programs add below a mail. */
  footer:
    /\b(?:sent from my|unsubscribe|confidential|privacy policy|all rights reserved|do not reply|please (?:think|consider) (?:before|the environment)|registered (?:in|office|charity|society)|you (?:are receiving|received) this|view (?:this|in) |©|page \d+ of \d+|terms (?:of|and)|this (?:e-?mail|message) (?:is|may|and))/,
  fieldLabel: new RegExp(
    `^(?:dates?|times?|when|where|what|who|why|how|venue|place|location|address|cost|price|tickets?|rsvp|contact|tel|phone|e-?mail|subject|from|to|speakers?|hosts?|agenda|topic|title|event|note|notes|ps|link|zoom|room|doors?|gates?|starts?|begins?|ends?|finish(?:es)?|opens?|closes?|depart(?:s|ure)?|arriv(?:es?|al)|boarding|check-?in(?: closes)?|duration|parking|dress|menu|home|away|results?|(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?|${monthSource}|(?:week|day|round|session|lecture|item|step|part|group|track|room|team) .*)$`,
  ),
  mail: { ...mailPrograms, ofSheet: /^\W*today\b/ },
} as const;
