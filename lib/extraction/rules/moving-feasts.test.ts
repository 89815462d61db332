import { describe, expect, it } from "vitest";
import { doubtsOf, readSpoken, readWhen } from "@/lib/testing/read-when";

describe("a feast of another calendar", () => {
  it.each([
    ["Eid al-Fitr 2024", "2024-04-10"],
    ["Eid ul-Fitr 2025", "2025-03-30"],
    ["Eid al-Adha 2025", "2025-06-06"],
    ["Ramadan 2025", "2025-03-01"],
    ["Rosh Hashanah 2024", "2024-10-03"],
    ["Yom Kippur 2025", "2025-10-02"],
    ["Hanukkah 2025", "2025-12-15"],
    ["first night of Hanukkah 2025", "2025-12-14"],
    ["Passover 2025", "2025-04-13"],
    ["Purim 2024", "2024-03-24"],
    ["Purim 2025", "2025-03-14"],
    ["Nowruz 2025", "2025-03-21"],
    ["Chinese New Year 2027", "2027-02-06"],
    ["Lunar New Year 2025", "2025-01-29"],
    ["Mid-Autumn Festival 2025", "2025-10-06"],
    ["Diwali 2025", "2025-10-20"],
    ["Holi 2025", "2025-03-14"],
    ["Vesak 2025", "2025-05-12"],
    ["Orthodox Easter 2024", "2024-05-05"],
    ["Greek Easter 2027", "2027-05-02"],
    ["Mardi Gras 2027", "2027-02-09"],
    ["Ash Wednesday 2027", "2027-02-10"],
    ["Pentecost 2027", "2027-05-16"],
    ["August bank holiday 2027", "2027-08-30"],
    ["Boxing Day 2027", "2027-12-26"],
  ])("falls on its day: %s", (name, date) => {
    expect(readWhen(`party on ${name}`)).toEqual([date]);
  });

  it.each([
    ["Eid 2033", ["2033-01-03"]],
    ["closed for Eid al-Adha", ["2027-05-16"]],
    ["dinner at Rosa's on Diwali at 7pm", ["2027-10-29T19:00"]],
    ["bank holiday monday bbq", ["2027-03-29"]],
    ["Ash Wednesday service at noon", ["2027-02-10T12:00"]],
    ["Black Friday sale 6am-10pm", ["11-27T06:00/11-27T22:00"]],
    ["day off last Diwali", ["11-08"]],
  ])("is the next one, unless it is said otherwise: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });

  it("keeps the day beside it where the moon decides, and the eve on which it begins", () => {
    expect(doubtsOf("closed on Eid al-Fitr 2027")).toEqual(["2027-03-10"]);
    expect(doubtsOf("day off on Yom Kippur 2027")).toEqual(["2027-10-10"]);
    expect(doubtsOf("party on Diwali 2027")).toEqual([]);
  });

  it.each([
    ["Happy Diwali! call mom at 5pm", ["11-20T17:00"]],
    ["Hanukkah party Dec 12 at 6pm", ["12-12T18:00"]],
    ["Happy Eid to you all", []],
    ["we met in a market", []],
    ["Diwali in 2099", []],
  ])("is none where it is a greeting, a name, or beyond what is known: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });

  it("gives its name to an event that has no other", () => {
    expect(readSpoken("Easter Monday 2027").map(({ title }) => title)).toEqual(["Easter Monday"]);
    expect(readSpoken("Yom Kippur").map(({ title }) => title)).toEqual(["Yom Kippur"]);
  });
});
