/** Words that show why chrono-node is asked at all: `15 minutes earlier`, `next 2 weeks`, `+3 days`. */
const relative =
  /\b(?:ago|later|earlier|hence|before|out|now|next|last|past|after|within|in)\b|(?:^|\s)[+-] ?\d/i;
const amount = /\d|\b(?:next|last|past|after|a|an|few|one|two|three|four|five|six|seven|eight|nine|ten)\b/i;

/** Periods are read by our own parser, which knows `next year's budget` from `next year`. */
const period = /^(?:this|next|last|past|coming) (?:month|quarter|year)$/i;

/** The longest text that chrono-node is given; some of its expressions take long over a longer one. */
export const chronoTextMax = 300;

export const isRelative = (words: string): boolean => relative.test(words);
export const isPeriod = (words: string): boolean => period.test(words);

/** True for a text that chrono-node is given where our own parsers found no time in it. */
export const asksChrono = (text: string): boolean =>
  text.length <= chronoTextMax && isRelative(text) && amount.test(text);
