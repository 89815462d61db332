/** English words of layout: how mails open and close, what programs write above a mail, and lines that say nothing of events. */
export const layoutWords = {
  /** A line that greets: `Dear Hamid,`, `Hi all`. Matched against the whole line in lower case. */
  greeting:
    /^(?:(?:dear|hi|hiya|hello|hey|heya|good (?:morning|afternoon|evening)|g'?day|greetings|howdy|welcome back|a chairde|salaam|namaste|respected)\b[^.!?:;]{0,48}[,!:.]?|(?:sisters|brothers|ladies|gentlemen|friends|folks|team|all|everyone|everybody|parents)\b[^.!?:;]{0,40}[,!])$/,
  /** A line that closes a mail: `Kind regards`, `Best,`, `Thanks!`. */
  closing:
    /^(?:(?:with )?(?:kind(?:est)?|best|warm(?:est)?|many)?\s*(?:regards|wishes|thanks)|yours(?: \w+)?|(?:yours )?(?:sincerely|faithfully|truly)|sincerely|best|cheers|thanks|thank you|thx|ta|many thanks|thanks (?:again|all|everyone|so much)|thank you all|love|lots of love|see you(?: all)?(?: soon| there| then)?|take care|stay warm|in solidarity|xo+|xx+|respectfully|cordially|all the best|have a (?:great|good|nice|lovely) [a-z]+|grma|hugs|peace|ciao|with love|talk soon|warmly|your team\b[^.]{0,50})(?: and [a-z ]{1,20}| from [^.]{1,40})?[\s,.!–-]*(?:x+o*)?$/,
  /** The first words of a line of a mail's header. */
  header:
    /^\**(?:from|to|cc|bcc|sent|date|subject|reply-to|received|importance|attachments?|x-[a-z-]+|message-id|priority|return-path|mime-version|content-type)\**\s?:/,
  /** The header line that says when a mail was sent. */
  sentHeader: /^\**(?:sent|date)\**\s?:/,
  subjectHeader: /^\**(?:subject|re|fwd?)\**\s?:/,
  /** What a program writes before the mail that an answer repeats. */
  replyIntro:
    /^(?:on\b.{6,160}\bwrote:?|-{2,}\s*(?:original message|forwarded (?:message|by).*)\s*-*|begin forwarded message:?|>.*wrote:)$/,
  forwardIntro: /^(?:-{2,}\s*forwarded (?:message|by).*|begin forwarded message:?)/,
  /** Signatures and what programs add below a mail. */
  footer:
    /\b(?:sent from my|unsubscribe|confidential|privacy policy|all rights reserved|do not reply|please (?:think|consider) (?:before|the environment)|registered (?:in|office|charity|society)|you (?:are receiving|received) this|view (?:this|in) |©|page \d+ of \d+|terms (?:of|and)|this (?:e-?mail|message) (?:is|may|and))/,
} as const;
