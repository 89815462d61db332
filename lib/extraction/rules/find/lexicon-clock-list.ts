import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import type { Clock } from "@/lib/extraction/rules/spans";
import type { Template } from "./lexicon-template";
import { behindLead, phrase, type Sources } from "./lexicon-words";

const clockOf = (written: string): Clock => {
  const [hour = 0, minute = 0] = (written.match(/\d+/g) ?? []).map(Number);
  return { hour, minute, meridiem: null, exact: true, written: "other", midnight: hour === 24 };
};

/**
 * `8 - 10 - 18.30`, `um 8, 10 und 18 Uhr`: hours in a row, each later than the one before, are hours of as many events,
 * as parishes, pools and cinemas write them; two of them joined by a hyphen are a range.
 */
export function clockListTemplates(lexicon: Lexicon, { hourWord, joint }: Sources): Template[] {
  const { hourLeads = [] } = lexicon;
  const clock = `(?:[01]?\\d|2[0-4])(?:[:.h][0-5]\\d)?${hourWord}?`;
  const marked = `(?:[01]?\\d|2[0-4])(?:[:.h][0-5]\\d${hourWord}?|${hourWord})`;
  const lists = [
    `${marked}(?: - ${clock}){2,5}`,
    `${clock}(?: - ${clock}){1,4} - ${marked}`,
    `(?:(?<=: )|${behindLead(hourLeads)})${clock}(?:${joint}${clock}){1,4}${joint}${marked}`,
  ];
  return [
    {
      rule: "clock",
      pattern: phrase(`(?<list>${lists.join("|")})(?! ?- ?\\d)`),
      read: ({ list = "" }) => {
        const clocks = (list.match(/\d+(?:[:.h]\d\d)?/g) ?? []).map(clockOf);
        const isRising = clocks.every((one, index) => {
          const before = clocks[index - 1];
          return before === undefined || before.hour * 60 + before.minute < one.hour * 60 + one.minute;
        });
        return isRising ? { kind: "clock", clocks, end: null, part: null } : null;
      },
    },
  ];
}
