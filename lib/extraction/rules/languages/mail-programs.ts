/**
 * How mail programs head, introduce and repeat mails, as expressions over a lower-cased line. English mails hold parts that
 * programs of other languages wrote, so their words stand here as well.
 */
export const mailPrograms = {
  /** A header line that says who wrote or reads a mail. */
  who: /^\**(?:from|to|cc|bcc|reply-to|von|an|kopie|de|à|a|para|cci|cco|da|per|van|aan|från|till|fra|til)\**\s?:\**\s*(?!\d)(?=\S)/,
  /** A header line that says when it was sent. */
  sent: /^\**(?:sent|date|received|gesendet|datum|envoyé(?:e| le)?|enviado(?: (?:el|em))?|fecha|data|inviato|verzonden|skickat|sendt)\**\s?:\**\s*/,
  /** A header line that says what it is about. */
  subject:
    /^\**(?:subject|betreff|objet|sujet|asunto|assunto|oggetto|onderwerp|ämne|emne)\**\s?:\**\s*(?:(?:re|fwd?|aw|wg|tr|rv|i|r|sv|vs|antw|doorst)(?:\[\d\])?:\s*)*/,
  /** Header lines that say nothing a reader asks for. */
  other:
    /^\**(?:importance|priority|attachments?|x-[a-z-]+|message-id|return-path|mime-version|content-[a-z-]+|in-reply-to|references|list-[a-z]+|wichtigkeit|anlagen?|pièces? jointes?|adjuntos?|anexos?|allegati)\**\s?:/,
  /** Before a subject where somebody passes a mail on. */
  forwardedSubject: /(?:^|:)\**\s*(?:(?:re|aw|sv|r):\s*)?(?:fwd?|wg|tr|rv|i|enc|doorst|vs)\s?:/,
  /** A subject without its label, as it is where only what is shown of a mail is copied. */
  bareSubject: /^(?:(?:re|fwd?|aw|wg|tr|rv|sv|antw|doorst)(?:\[\d\])?:\s*)+(?=\S)/,
  /** How a line that introduces what an answer repeats may begin, for it may be broken over three lines. */
  replyOpening:
    /^(?:on|am|le|el|em|il|op|den|på|kl|w dniu|dne|\d{4}-\d\d-\d\d|\p{L}[\p{L}.'’ -]{1,40}(?:<[^<>\s]+>)? wrote\b)/u,
  /** The whole of such a line. */
  reply:
    /^(?:on\b.*\d.*\bwrote|.{0,80}<?[^<>\s]*>? wrote on\b.*\d.*|am\b.*\d.*\bschrieb\b.*|le\b.*\d.*\ba écrit|el\b.*\d.*\bescribió|em\b.*\d.*\bescreveu|il\b.*\d.*\bha scritto|op\b.*\d.*\bschreef\b.*|(?:den|på|kl)\b.*\d.*\b(?:skrev|skreiv)\b.*|\d{4}-\d\d-\d\d .{0,80}<\S+@\S+>)\s?:$|^(?!on |the |he |she |they |we |i )\p{L}[\p{L}.'’ -]{1,40}(?: <\S+@\S+>)? wrote:$/u,
  /** What stands between a mail and the one that it passes on. */
  forward:
    /^(?:[-_=*]{2,}\s*(?:forwarded (?:message|by|mail)|weitergeleitete nachricht|message transféré|mensaje reenviado|mensagem encaminhada|messaggio inoltrato|doorgestuurd bericht)\b.*|(?:begin forwarded message|anfang der weitergeleiteten nachricht|début du message (?:transféré|réexpédié)|inicio del mensaje reenviado|inizio messaggio inoltrato|início da mensagem (?:encaminhada|reencaminhada)|begin doorgestuurd bericht)\s?:?)$/,
  /** What stands between a mail and the one that it answers. */
  original:
    /^[-_=*]{2,}\s*(?:original (?:message|mail|e-mail|appointment)|ursprüngliche (?:nachricht|mail)|originalnachricht|message d['’]origine|message original|mensaje original|mensagem original|messaggio originale|oorspronkelijk bericht|ursprungligt meddelande)\s*[-_=*]*$/,
  /** The words of another writer's name or post below a closing: what live words never begin with. */
  afterthought: /^(?:p\.? ?p?\.? ?s\b|ps\b|edit\b|update\b|nb\b|n\.b\.)/,
  dayMonth:
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.|º|ª)?(?: de)?[ -](\p{L}{3,10})\.?(?: de)?,?[ -](\d{4})(?!\d)/u,
  monthDay: /(?<!\p{L})(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/u,
  /** The months of a stamp, by their first letters in the languages of mail programs. */
  months: {
    jan: 1,
    gen: 1,
    ene: 1,
    feb: 2,
    fév: 2,
    fev: 2,
    mar: 3,
    mär: 3,
    mrt: 3,
    maa: 3,
    apr: 4,
    avr: 4,
    abr: 4,
    may: 5,
    mai: 5,
    mag: 5,
    mei: 5,
    maj: 5,
    jun: 6,
    juin: 6,
    giu: 6,
    jul: 7,
    juil: 7,
    lug: 7,
    aug: 8,
    aoû: 8,
    aou: 8,
    ago: 8,
    sep: 9,
    set: 9,
    oct: 10,
    okt: 10,
    ott: 10,
    out: 10,
    nov: 11,
    dec: 12,
    dez: 12,
    déc: 12,
    dic: 12,
  },
  /** The days that a chat names in place of a date, and how far they lie from now. */
  nearDays: { today: 0, yesterday: -1, heute: 0, gestern: -1 },
} as const;
