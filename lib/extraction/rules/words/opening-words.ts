import { monthWords, numberWordsAndOrdinals, relativeDayWords, weekdayWords } from "./en";
import { holidays } from "./holidays-en";
import { dayUnitWords, minuteUnitWords, monthUnitWords, partOfDayWords } from "./units-en";
import { zoneAbbreviations, zoneNames } from "./zones-en";

/** Function words and nouns with which a phrase of time, or a number that is none, may begin. */
const others =
  "a an about account across act after afterwards all annual annually another anzac any apart april apt apartment around aft at bays bay bi biweekly bimonthly biannually black bldg boss bosses box booth booths build building bus business but c calendar call cell channel chapter circa class close cob code cold coming conference couple court courts cost costs countdown covid current cw date daily dated day days duration each early earth east emancipation end entire eod ep episode every everyday evry ever excluding except exit ext extension fax few figure final first flight floor following for fortnightly four from full gate good grade grandparents half hall highway http https hwy id in independence indigenous international invoice ipv issue item its java kw lab lane lanes last lasting lasts late later length lesson level line lone long lunch lunchtime martin maundy meeting memorial mid midday midnight mlk mobile model month monthly mornings mtwrf mtwth mtwthf mtuwthf mwf mw mf m wf national new next nightly no noon noonish nr number nxt nye on once one only order other outside over overmorrow p page pages part passcode past pay phase phone pi pin platform pp presidents previous prior quarter quarterly rated rev release rm room rooms route row rows running same score scored scores seat seats season second section sec series share size skipping skype some st star start starting starts ste step stage suite super table take takes tel terminal that the this three ticket till time timer to top total track tr tth ttr tuth twice twelve two type unit until up upcoming utc gmt v ver version vol volume washington week weekdays weekday weekend weekends weekly will winter within hourly during throughout dawn daybreak sunrise sunset dusk sometime anytime right now wk workday workdays working work www x xmas yearly zone beginning begin begins between both by";

/** Every word that may begin something a parser finds; all other words are passed over without asking the parsers. */
export const openingWords: ReadonlySet<string> = new Set(
  [
    others,
    ...[monthWords, weekdayWords, relativeDayWords, numberWordsAndOrdinals, holidays, partOfDayWords].flatMap(
      Object.keys,
    ),
    ...[dayUnitWords, minuteUnitWords, monthUnitWords, zoneAbbreviations, zoneNames].flatMap(Object.keys),
  ].flatMap((phrase) => phrase.split(/[^\p{L}]+/u).flatMap((word) => [word, `${word}s`])),
);
