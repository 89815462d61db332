/** First words of the names of feasts that other calendars date (`moving-feasts.ts`) and of nothing else. */
const oddWords =
  "ashura bakra bakrid chanukah chanukkah choti chuseok cny dasara deepavali deepawali dhanteras dhulandi dipawali divali diwali duanwu dussehra eid eidul erev ganesh gurpurab hannukah hanukah hanukkah hijri holi holika janmashtami lny lunar maha mahashivratri mawlid milad mooncake muharram nauryz navaratri navratri navroz norooz norouz nowrooz nowruz onam passover pesach pessach pongal purim rakhi raksha rakshabandhan ramadan ramadhan ramzan rosh seollal shavuos shavuot shivaratri shivratri simchas simchat succot sukkos sukkot tet thiruvonam tisha vesak vijaya vijayadashami vinayaka wesak yom";

/** The others, which begin other phrases as well. */
const usualWords =
  "beginning buddha day dragon end first greek hari jewish last mid moon persian spring start t thai the tu lag islamic chinese iranian krishna makar guru orthodox";

/** The first words of all these names. */
export const feastOpenings: readonly string[] = `${oddWords} ${usualWords}`.split(" ");

const feast = new RegExp(
  `^(?:the )?(?:(?:this coming|this|next|last|previous|coming) )?(?:(?:(?:first|last) (?:day|night) of|(?:end|start|beginning) of) )?(?:(?:${oddWords.replaceAll(" ", "|")})(?![a-z])|t\u1ebft|(?:buddha|thai|the eid|makar) [a-z]|day of atonement|dragon boat|(?:greek|orthodox) (?:easter|good)|hari raya|(?:jewish|persian|islamic|chinese|iranian) new|(?:mid.autumn|moon|spring) festival|(?:lag|tu) b|krishna j|guru nanak)`,
);

/** True for words that open with the name of such a feast. */
export const opensFeast = (words: string): boolean => feast.test(words);
