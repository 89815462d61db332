import type { TitleTimeWords } from "@/lib/extraction/rules/pack/title-words";

/** English: times that are part of a name. */
export const titleTimes: TitleTimeWords = {
  pluralWord: /s$/,
  nightWord: /^night/,
  partOfDay: /^(?:nights?|mornings?|evenings?|afternoons?)$/u,
  leadWords:
    /^(?:this|that|every|each|the|in|at|on|of|by|and|or|to|for|from|until|till|all|any|a|an|last|next)$/u,
  evening:
    /^(?:parents?|open|curriculum|information|info|quiz|games?|induction|options|awards|prize|social|welcome|family|poetry|music|wine|careers?|choices?|presentation|training|film|bingo|race|pub)(?:['\u2019]s?)?$|^['\u2019]$/u,
  startsStatement: /^(?:is|are|was|at|on|in|from|for|to|until|and|or)$/u,
  holidayWithLead: /^(?:on|for|at|by|until|till|from|before|after|this|next|last|in|during|over|the)\s/u,
  habit: /(?:^|\s)(?:annual|quarterly|weekly|biweekly|bi-weekly|monthly|daily|yearly|nightly)$/u,
  namers: /^(?:called|named|titled|entitled)$/u,
};
