import { describe, expect, it } from "vitest";
import { unreadReasons } from "@/lib/wire/unread-reasons";
import { groupUnread, searchUnread } from "./unread-groups";

const text =
  "Thanks for coming last Saturday.\nThe committee of the allotment society has met before on 5 May and it was as long as ever\nRSVP by dec 1";
const at = (quote: string, reason: (typeof unreadReasons)[number]) => {
  const start = text.indexOf(quote);
  return { quote, start, end: start + quote.length, reason };
};

describe("the times that were not used", () => {
  it("are grouped by reason, the most important first, each among the words of its line", () => {
    const unread = [at("last Saturday", "past"), at("5 May", "past"), at("dec 1", "unclear")];
    expect(groupUnread(unread, text)).toEqual([
      { reason: "unclear", words: [{ start: 131, before: "RSVP by ", quote: "dec 1", behind: "" }] },
      {
        reason: "past",
        words: [
          { start: 18, before: "Thanks for coming ", quote: "last Saturday", behind: "." },
          {
            start: 90,
            before: "…society has met before on ",
            quote: "5 May",
            behind: " and it was as long as ever",
          },
        ],
      },
    ]);
  });

  it.each([
    ["", ["dec 1", "last Saturday", "5 May"]],
    ["MAY", ["5 May"]],
    ["thanks for", ["last Saturday"]],
    ["rsvp by déc", ["dec 1"]],
    ["picnic", []],
  ])("are found by themselves and by the words around them: %j", (query, quotes) => {
    const unread = [at("last Saturday", "past"), at("5 May", "past"), at("dec 1", "unclear")];
    const found = searchUnread(groupUnread(unread, text), query);
    expect(found.flatMap(({ words }) => words.map(({ quote }) => quote))).toEqual(quotes);
    expect(found.every(({ words }) => words.length > 0)).toBe(true);
  });

  it("include every reason", () => {
    const unread = unreadReasons.map((reason) => at("5 May", reason));
    expect(
      groupUnread(unread, text)
        .map(({ reason }) => reason)
        .sort(),
    ).toEqual([...unreadReasons].sort());
  });
});
