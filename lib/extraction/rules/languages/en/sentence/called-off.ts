import type { CalledOffWords } from "@/lib/extraction/rules/pack/change-words";

/** English: words that say that something does not take place. */
export const calledOff: CalledOffWords = {
  said: /\b(?:decided|ha(?:s|ve|d)|need|forced) to (?:call off|cancel)(?: [^\s.;!?]+){1,6}(?= on | this | at )|(?:\b(?:is|are|was|were|been|be)|'s)(?: (?:now|all|both|sadly|unfortunately|therefore))? (?:cancel+ed|called off|withdrawn|postponed|vacated|binned|scrapped|not (?:taking place|happening|going ahead|running))\b|\b(?:won't|will(?: now)? not|will no longer|can't|cannot|can no longer) (?:now )?(?:be )?(?:take place|taking place|held|happen|go(?:ing)? ahead)\b|\b(?:appointment|booking|slot|reservation|hold)\b[^.;!?\n]{0,48} (?:is|has been|was)(?: now)? released\b|\b(?:cancel+ed|called off|withdrawn)\b(?! (?:the|my|our|your|his|her|their|all|any)\b)|(?<!\b(?:i|he|she|they|we|you|who))(?: is| are|'s)(?: now| all| both| sadly| unfortunately)? off\b(?= ?(?:$|[,.;!?)\n]| (?:as|because|cos|due|sorry|sadly|again|so)\b))|\b(?:training|practice|rehearsals?|choir|class(?:es)?|lessons?|match|game|session|meeting|football|club)(?: (?:on )?[a-z]{3,6}day)?(?: is|'s| are)? off\b|\b(?:no (?:[a-z'-]+ ){0,2}(?:training|practice|rehearsals?|choir|lessons?|match|game|session|meeting|football|club|yoga|quiz)|(?:won'?t|will not|can'?t|cannot)(?: be able to)? (?:make it|come|be (?:there|in|coming)))(?= (?:(?:on|this|at|for|next) |to(?:day|night|mo)|tm|2|(?:mon|tue|wed|thu|fri|sat|sun)))/g,
  ahead: /^ (?:(?:for|on|this|at|by [a-z]+) )*$/,
  ofAll: /\b(?:are|were|been|be) (?:now )?(?:both|all) (?:cancel+ed|called off|withdrawn|off)\b/,
  headed: /^[^\p{L}\p{N}]*(?:cancel+ed|cancellation|called off) ?[:!*\])–—-]/u,
  doubtful: /\b(?:if|unless|in case|when|whenever|should|can|could|may|might|must|not) /,
  sign: /cancel|postponed|call(?:ed)? off|withdrawn|vacated|released|no longer|binned|scrapped|not |won'?t|can'?t|\boff\b|\bno /,
};
