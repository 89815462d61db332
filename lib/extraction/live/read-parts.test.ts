import { describe, expect, it } from "vitest";
import { cutText, foundByKey, longTextOf } from "./cut-text";
import { readParts } from "./read-parts";

const clock = { nowMs: Date.UTC(2026, 10, 20, 12), timeZone: "Europe/London", language: "en" };
const line = "Many of you asked about the new jumpers, which are lovely and warm.\n";
/** Nearly a part. */
const idle = `${line.repeat(21)}There are some left for whoever wants one.`;

async function read(text: string, wanted: ReadonlyMap<string, boolean> = new Map()) {
  const asked = cutText(text, wanted);
  const { drafts, parts, kept } = await readParts({ ...clock, text }, asked);
  const long = longTextOf(text, { parts: asked, found: foundByKey(text, parts) });
  return { ...long, drafts, found: parts, kept };
}

const startsOf = ({ drafts }: Awaited<ReturnType<typeof read>>) => drafts.map(({ start }) => start);

describe("the reading of a long text", () => {
  it("tells of each part how many events it has, and chooses those with dates", async () => {
    const choir = "The choir sings on 5 December 2027 at 6 pm in the hall.";
    const evening = "Parents' evening is on 8 December 2027 from 4 to 7 pm.";
    const text = [choir, idle, evening].join("\n\n");
    const result = await read(text);
    expect(result.found.map(({ eventCount }) => eventCount)).toEqual([1, 0, 1]);
    expect(result.choices).toEqual([true, false, true]);
    expect(result.sent).toEqual([`${choir}\n`, evening]);
    expect(startsOf(result)).toEqual(["2027-12-05T18:00", "2027-12-08T16:00"]);
    const said = result.drafts.flatMap(({ evidence }) => evidence);
    expect(said.length).toBeGreaterThan(4);
    for (const { quote, start, end } of said) expect(text.slice(start, end)).toBe(quote);
    expect(text.slice(result.left[0]?.start, result.left[0]?.end).trim()).toBe(idle);
  });

  it("reads the parts as one text: what one says holds for those behind it", async () => {
    const rows = ["- Fri 3, 7pm: rehearsal", "- Sat 11, 6pm: concert"].join("\n");
    const text = `DECEMBER 2027\n\nDear all, here is what we have planned.\n\n${idle}\n\n${rows}`;
    const result = await read(text);
    expect(startsOf(result)).toEqual(["2027-12-03T19:00", "2027-12-11T18:00"]);
    expect(result.found.map(({ eventCount }) => eventCount)).toEqual([0, 0, 2]);
    expect(result.choices).toEqual([true, false, true]);
  });

  it("chooses the head of a mail, from whose day the other parts count", async () => {
    const text = `From: Odile\nDate: Fri, 13 Nov 2026 09:00:00 +0000\nSubject: The yard\n\n${idle}\n\nThe band plays tomorrow at 7pm in the yard.`;
    const result = await read(text);
    expect(startsOf(result)).toEqual(["2026-11-14T19:00"]);
    expect(result.choices[0]).toBe(true);
  });

  it("reads what the visitor chose, and nothing of a part that was put aside", async () => {
    const parts = ["Choir on 5 December 2027 at 6 pm.", idle, "Band on 8 December 2027 at 4 pm."];
    const text = parts.join("\n\n");
    const [first] = cutText(text, new Map());
    const result = await read(text, new Map([[first?.key ?? "", false]]));
    expect(startsOf(result)).toEqual(["2027-12-08T16:00"]);
    expect(result.sent).toEqual([parts[2]]);
  });

  it("keeps the lines that matter of all its parts, whatever is chosen", async () => {
    const lines = ["Choir on 5 December 2027 at 6 pm.", "Band on 8 December 2027 at 4 pm."];
    const text = lines.join(`\n\n${idle}\n\n`);
    const [first] = cutText(text, new Map());
    const result = await read(text, new Map([[first?.key ?? "", false]]));
    expect(startsOf(result)).toEqual(["2027-12-08T16:00"]);
    expect(result.kept).toBe(lines.join("\n"));
    expect((await read(`${idle}\n\n${idle}`)).kept).toBeNull();
  });

  it("tells how many times a part has that make no event, also behind a sign that cleaning takes out", async () => {
    const earlier =
      "On Mon, 6 Dec 2027 Ana wrote:\n> Shall we meet on 7 December 2027 at 3 pm?\n> Or on 9 December 2027?";
    const text = `Choir\u0007 on 5 December 2027 at 6 pm in the hall.\n\n${idle}\n\n${line.repeat(20)}\n\n${earlier}`;
    const { found, choices } = await read(text);
    expect(found.map(({ eventCount }) => eventCount)).toEqual([1, ...found.slice(1).map(() => 0)]);
    expect(found.at(-1)).toMatchObject({ isDated: false, unreadCount: 3 });
    expect(found.slice(0, -1).map(({ unreadCount }) => unreadCount)).toEqual(found.slice(1).map(() => 0));
    expect(choices.at(-1)).toBe(false);
  });

  it("reads nothing where nothing is chosen", async () => {
    const text = `Choir on 5 December 2027 at 6 pm.\n\n${idle}`;
    const wanted = new Map(cutText(text, new Map()).map(({ key }) => [key, false]));
    const result = await read(text, wanted);
    expect(result.drafts).toEqual([]);
    expect(result.sent).toEqual([]);
  });
});

describe("what was chosen of a text", () => {
  it("stays when another part is edited, also between parts that begin alike", () => {
    const text = [idle, idle, idle].join("\n\n");
    const cut = cutText(text, new Map());
    expect(new Set(cut.map(({ key }) => key)).size).toBe(cut.length);
    const wanted = new Map([[cut.at(-1)?.key ?? "", false]]);
    const edited = text.replace("There are some left", "There are a few left");
    expect(cutText(edited, wanted).map(({ isWanted }) => isWanted)).toEqual([
      ...cut.slice(1).map(() => null),
      false,
    ]);
  });

  it("leaves out what is too far into a text to be looked at", () => {
    const text = `${idle}\n\n`.repeat(30);
    const long = longTextOf(text, { parts: cutText(text, new Map()), found: new Map() });
    expect(long.sent).toHaveLength(8);
    expect(long.parts.at(-1)?.end).toBeLessThanOrEqual(20_000);
    expect(long.left.at(-1)?.end).toBe(text.length);
  });
});
