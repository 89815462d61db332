import { describe, expect, it } from "vitest";
import { documentWords } from "@/lib/extraction/rules/languages/en/document-words";
import { english } from "@/lib/extraction/rules/languages/en/pack";
import { traceDocument } from "@/lib/extraction/rules/read-document";

/** So many blocks that the text is judged. */
const rest =
  "Please bring cakes.\n\nParking is in Mill Lane.\n\nThe yard is wet.\n\nDogs may come.\n\nBest wishes,\nOdile";

/** The features of what is found in a text, by where it is found: those that begin with one of `names`. */
function featuresOf(text: string, ...names: string[]): string[][] {
  const request = {
    text: `${text}\n\n${rest}`,
    nowMs: Date.UTC(2026, 10, 20, 9),
    timeZone: "UTC",
    language: "en",
    pack: english,
  };
  const { judged } = traceDocument(request, documentWords);
  return judged.map(({ features }) => features.filter((one) => names.some((name) => one.startsWith(name))));
}

describe("the features of a date", () => {
  it("tell what its words are made of, and how they close", () => {
    const features = featuresOf(
      "The winter fair is on Saturday 5 December at 2pm in the yard.",
      "writ",
      "shape",
      "closes",
    );
    expect(features).toEqual([
      [
        "writes:weekday",
        "writes:month",
        "writes:day",
        "written:weekday+month+day",
        "shape:timed+date",
        "closes:0pm",
      ],
    ]);
  });

  it("tell a weekday by itself, and hours that have an end", () => {
    expect(featuresOf("The knitters meet on Monday from 2pm to 5pm.", "writ", "shape")).toEqual([
      ["writes:weekday", "written:weekday", "shape:timed+weekday+ended"],
    ]);
  });

  it("tell a date in digits and its year", () => {
    expect(featuresOf("The kiln talk is on 12/12/2026.", "writ", "shape")).toEqual([
      ["writes:numeric", "writes:year", "written:numeric+year", "shape:all-day+date"],
    ]);
  });

  it("tell what the engine made of them", () => {
    expect(featuresOf("The winter fair is on Christmas Day at 2pm.", "days", "role", "spans")).toEqual([
      ["days:holiday", "role:plain", "spans:2"],
    ]);
  });

  it("tell a day that is counted from another", () => {
    expect(featuresOf("The forms are due within five days.", "written", "shape")).toEqual([
      ["written:within", "shape:all-day+none"],
    ]);
  });
});

describe("the features of a time", () => {
  const said = (text: string): string[] => featuresOf(text, "hour", "odd", "lasts", "apart").flat();

  it("tell the hour, an odd minute and how long it lasts", () => {
    expect(said("The winter fair is on Saturday 5 December from 2pm to 4pm.")).toEqual([
      "hour:day",
      "lasts:2",
      "apart:none",
    ]);
    expect(said("The last run is on Saturday 5 December at 23:07.")).toEqual([
      "hour:late",
      "odd-minute",
      "apart:word",
    ]);
  });

  it("tell nothing of an hour where there is none", () => {
    expect(said("The winter fair is on Saturday 5 December.")).toEqual([]);
  });

  it("tell that the hour stands in another sentence than the day", () => {
    expect(said("The winter fair is on Saturday 5 December. We meet by the gate at 2pm.")).toContain(
      "apart:sentence",
    );
  });
});

describe("the features of the order", () => {
  const list = "Fair: Saturday 5 December, 2pm\nMarket: Saturday 12 December, 2pm\nFeast: Sunday 6 June 2027";

  it("tell how far the event before and the one behind are, and whether they say an hour", () => {
    expect(featuresOf(list, "previous:", "next:")).toEqual([
      ["previous:none", "next:on", "next:elsewhere", "next:hour-hour"],
      [
        "previous:on",
        "previous:elsewhere",
        "previous:hour-hour",
        "next:jump",
        "next:elsewhere",
        "next:hour-day",
      ],
      ["previous:jump", "previous:elsewhere", "previous:day-hour", "next:none"],
    ]);
  });

  it("tell which of two events that share their day is said first", () => {
    const [main, part] = featuresOf("Concert Saturday 5 December, 7pm. Singers meet at 6.15pm.", "shares");
    expect(main).toEqual(["shares:1", "shares:own", "shares:first", "shares:after"]);
    expect(part).toEqual(["shares:1", "shares:own", "shares:later", "shares:before"]);
  });

  it("tell two times of one name with next to nothing between them", () => {
    const listed = featuresOf("The Mill Players: Sat 5 Dec 8pm, Sun 6 Dec 3pm", "listed");
    expect(listed.at(-1)).toEqual(["listed"]);
    expect(featuresOf(list, "listed").flat()).toEqual([]);
  });

  it("tell events that share no word of their time from each other", () => {
    expect(featuresOf(list, "shares")).toEqual([["shares:0"], ["shares:0"], ["shares:0"]]);
  });
});

describe("the features of the place in the text", () => {
  it("tell how much of a stanza is dated, and what stands above it", () => {
    const list = "Dates for the yard\n- 5 December: fair\n- 12 December: market\n- 19 December: feast";
    expect(featuresOf(list, "stanza", "under", "table")).toEqual([
      ["stanza:2", "stanza-share:3", "under:line"],
      ["stanza:2", "stanza-share:3", "under:item"],
      ["stanza:2", "stanza-share:3", "under:item"],
    ]);
  });

  it("tell a text that is mostly a table", () => {
    const rows = ["Sat 5 Dec\tFair", "Sun 6 Dec\tMarket", "Mon 7 Dec\tFeast", "Tue 8 Dec\tDance"];
    const table = [...rows, "Wed 9 Dec\tChoir", "Thu 10 Dec\tFilm", "Fri 11 Dec\tQuiz"].join("\n");
    expect(featuresOf(`Date\tWhat\n${table}`, "table").every((one) => one[0] === "table")).toBe(true);
  });

  it("tell how far the name is from the time, on either side", () => {
    expect(featuresOf("The winter fair is on Saturday 5 December.", "named").flat()).toEqual([
      "named:left-1",
    ]);
    expect(featuresOf("Saturday 5 December: the winter fair.", "named").flat()).toEqual(["named:right-0"]);
  });
});

describe("the features of the words", () => {
  const says = (text: string): string[] => featuresOf(text, "says:").flat();

  it.each([
    ["Sat 5 December\tWinter fair\tdeferred", ["says:off-behind", "says:off-line", "says:cancelled-line"]],
    ["If the yard is wet we meet on Sunday 6 December.", ["says:condition"]],
    ["The yard on Saturday 5 December must be empty by 7pm.", ["says:by-last"]],
    ["Could you bring the forms on 5 December?", ["says:request"]],
    ["Fees go up on 5 December.", ["says:change-before"]],
    ["The office is staffed on Saturday 5 December.", ["says:business-line"]],
    ["Tickets for Saturday 5 December cost £5.", ["says:money-line"]],
    ["Questions about 5 December: yard@mill.example", ["says:contact-line"]],
    ["The fair: Saturday 5 December → Sunday 6 December", ["says:arrow-line"]],
    ["The winter fair has moved to Saturday 5 December.", ["says:moved-line"]],
  ])("of %j tell what it is", (text, expected) => {
    expect(says(text)).toEqual(expect.arrayContaining(expected));
  });

  it("tell none of these of a plain event", () => {
    const plain = says("The winter fair is on Saturday 5 December from 2pm.");
    expect(plain.filter((one) => /off|condition|change|-line$/.test(one))).toEqual([]);
  });
});
