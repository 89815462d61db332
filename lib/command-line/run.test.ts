import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { shownReadingSchema } from "@/lib/standalone/reading-schema";
import type { Machine } from "./options";
import { run, type Terminal } from "./run";

const folder = mkdtempSync(path.join(tmpdir(), "saywhen-command-line-"));

function fileWith(name: string, content: string | Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

async function* bytesOf(chunks: readonly (string | Uint8Array)[]) {
  for (const chunk of chunks) yield typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk;
}

/** Friday, 20 November 2026, at noon in New York. */
const usualMachine: Machine = {
  nowMs: Date.parse("2026-11-20T12:00:00-05:00"),
  timeZone: "America/New_York",
  locale: "en",
};

/** What the program writes, tells and ends with. */
async function say(
  args: readonly string[],
  input: readonly (string | Uint8Array)[] = [],
  others: Partial<Terminal> = {},
) {
  const written: string[] = [];
  const told: string[] = [];
  const code = await run(args, {
    input: bytesOf(input),
    write: async (text) => void written.push(text),
    tell: (line) => void told.push(line),
    serveAssistant: async ({ timeZone }) => void told.push(`an assistant is served in ${timeZone}`),
    machine: () => usualMachine,
    version: "9.9.9",
    ...others,
  });
  return { code, output: written.join(""), told, written };
}

const shownSchema = shownReadingSchema.extend({ file: z.string().nullable(), line: z.int().nullable() });

describe("saywhen TEXT (SPEC B11)", () => {
  it("prints the events as a table and says that there are some", async () => {
    const { code, output, told } = await say(["Lunch with Ana tomorrow at noon at Café Luz"]);
    expect(output).toBe(
      "WHEN                  WHAT            WHERE     WHO\n" +
        "Sat 2026-11-21 12:00  Lunch with Ana  Café Luz  Ana\n",
    );
    expect([code, told]).toEqual([0, []]);
  });

  it("reads its words as one text, quoted or not", async () => {
    const quoted = await say(["Design review on Friday 3-4pm"]);
    expect(await say("Design review on Friday 3-4pm".split(" "))).toEqual(quoted);
  });

  it("tells other readings, unused times and their reasons beside the events, and nothing when quiet", async () => {
    const text = "Thanks for coming last Saturday.\n\nThe glaze talk is next Friday at 7 in Studio 2.";
    const { output, told } = await say([text]);
    expect(output).toContain("Glaze talk");
    expect(told.join("\n")).toMatch(/“last Saturday\.?” \(past\)/);
    expect(told.join("\n")).toContain("The hour was said without am or pm.");
    expect(await say(["--quiet", text])).toMatchObject({ output, told: [], code: 0 });
  });

  it("ends with 1 and a sentence where there is no event", async () => {
    const { code, output, told } = await say(["set up a call with Ana"]);
    expect([code, output]).toEqual([1, ""]);
    expect(told.join()).toContain("nothing says when");
  });

  it("names the zone of an event where it is another than the reader's, and its series in words", async () => {
    const { output } = await say(["Weekly sync every Monday at 10am London time until Dec 18"]);
    expect(output).toContain("Mon 2026-11-23 10:00 Europe/London");
    expect(output).toContain("every week on Monday until 2026-12-18");
    const monthly = await say(["Book club every first Monday of the month at 7pm"]);
    expect(monthly.output).toContain("every month on the first Monday");
  });

  it("lets no character of a text move the cursor, start a line or turn the line round", async () => {
    const { output } = await say(["Lunch \u001b[31mred\u202e\u009b2J with Ana tomorrow at noon"]);
    for (const character of ["\u001b", "\u009b", "\u202e"]) expect(output).not.toContain(character);
    expect(output.split("\n")).toHaveLength(3);
  });

  it("counts days from the moment, in the zone and the language that are asked for", async () => {
    const moment = ["--now", "2026-02-28T23:30", "--timezone", "Asia/Tokyo"];
    expect((await say([...moment, "Call Bob tomorrow at 9am"])).output).toContain("Sun 2026-03-01 09:00");
    const british = await say(["--language", "en-GB", "Dinner on 4/5 at 19:00"]);
    const american = await say(["--language", "en-US", "Dinner on 4/5 at 19:00"]);
    expect(british.output).toContain("2027-05-04");
    expect(american.output).toContain("2027-04-05");
  });
});

describe("saywhen on standard input and files", () => {
  it("reads standard input as one text, in whatever pieces it comes", async () => {
    const bytes = new TextEncoder().encode("Café visit tomorrow\nat 3pm");
    const { output } = await say([], [bytes.slice(0, 4), bytes.slice(4)]);
    expect(output).toContain("Café visit");
    expect((await say(["-"], [bytes])).output).toBe(output);
  });

  it("reads each line by itself with --lines, and says which line an event is from", async () => {
    const { output } = await say(["--lines"], ["Lunch tomorrow at noon\n\nDinner on ", "Sunday at 7pm"]);
    expect(output).toContain("1     Sat 2026-11-21 12:00  Lunch");
    expect(output).toContain("3     Sun 2026-11-22 19:00  Dinner");
  });

  it("reads every file, names those that it cannot read, and ends with 2 for them", async () => {
    const good = fileWith("good.txt", "Lunch tomorrow at noon");
    const more = fileWith("more.txt", "Dinner on Sunday at 7pm");
    const binary = fileWith("picture.png", new Uint8Array([137, 80, 0, 1]));
    const missing = path.join(folder, "missing.txt");
    const { code, output, told } = await say(["-f", good, "-f", missing, "-f", binary, "--file", more]);
    expect(output).toContain(`${good}  Sat 2026-11-21 12:00  Lunch`);
    expect(output).toContain("Dinner");
    expect(told).toEqual([`${missing}: there is no such file`, `${binary} is no text file.`]);
    expect(code).toBe(2);
  });

  it("reads bytes that are not UTF-8 as Windows-1252, in whatever pieces they come", async () => {
    const bytes = Buffer.from("D\xeener \x96 demain \xe0 20h\n", "latin1");
    const pieces = [bytes.subarray(0, 2), bytes.subarray(2)];
    expect((await say(["--language", "fr"], pieces)).output).toContain("2026-11-21 20:00  Dîner");
    expect((await say(["--language", "fr", "--file", fileWith("old.txt", bytes)])).output).toContain("Dîner");
    const ofBoth = [Buffer.from("Café demain à 9h\n"), ...pieces];
    const { output } = await say(["--language", "fr", "--lines"], ofBoth);
    expect(output).toContain("2026-11-21 09:00  Café");
    expect(output).toContain("2026-11-21 20:00  Dîner");
  });

  it("refuses a text that is longer than anybody writes", async () => {
    const { code, told } = await say([], ["x".repeat(60_000), "x".repeat(60_000)]);
    expect([code, told.length]).toEqual([2, 1]);
    const endless = async function* () {
      while (true) yield new Uint8Array(60_000).fill(0x61);
    };
    expect(await say(["--lines"], [], { input: endless() })).toMatchObject({ code: 2, output: "" });
  });
});

describe("saywhen on a machine that names no zone", () => {
  const nowhere = { machine: () => ({ ...usualMachine, timeZone: undefined }) };
  const lunch = "Lunch tomorrow at noon";

  it("counts in UTC, and tells", async () => {
    const { code, output, told } = await say(["--json", lunch], [], nowhere);
    expect(shownSchema.parse(JSON.parse(output)).events).toMatchObject([
      { start_datetime: "2026-11-21T12:00:00.000Z", timezone: "UTC" },
    ]);
    expect([code, told.length]).toEqual([0, 1]);
    expect(told[0]).toMatch(/no time zone .* UTC .* --timezone/);
    expect((await say(["mcp"], [], nowhere)).told.at(-1)).toBe("an assistant is served in UTC");
  });

  it("tells nothing of it when quiet, where a zone is asked for, or where none is needed", async () => {
    for (const args of [["--quiet", lunch], ["-z", "Europe/Paris", lunch], ["--help"]])
      expect(await say(args, [], nowhere)).toMatchObject({ told: [], code: 0 });
  });
});

describe("saywhen --json", () => {
  it("writes a reading in the shapes of the API, also where there is no event", async () => {
    const { output, told } = await say(["--json", "Weekly sync every Monday at 10"]);
    const shown = shownSchema.parse(JSON.parse(output));
    expect(shown.events[0]).toMatchObject({
      title: "Weekly sync",
      start_datetime: "2026-11-23T15:00:00.000Z",
      timezone: "America/New_York",
      recurrence: "FREQ=WEEKLY;BYDAY=MO",
    });
    expect(told).toEqual([]);
    const none = await say(["--json", "hello"]);
    expect(none.code).toBe(1);
    expect(shownSchema.parse(JSON.parse(none.output))).toMatchObject({ events: [], file: null });
  });

  it("writes a line for each line, as soon as it was read", async () => {
    const { written } = await say(["--json", "--lines"], ["Lunch tomorrow at noon\nhello\n"]);
    expect(written.map((line) => shownSchema.parse(JSON.parse(line)).line)).toEqual([1, 2]);
    expect(written.every((line) => line.indexOf("\n") === line.length - 1)).toBe(true);
  });
});

describe("saywhen --ics", () => {
  const eventsIn = (file: string) =>
    new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));

  it("writes one calendar file, in which an event has the same UID each time and stands once", async () => {
    const lines = "Lunch tomorrow at noon\nDinner on Sunday at 7pm\nLunch tomorrow at noon\n";
    const first = await say(["--ics", "--lines"], [lines]);
    const events = eventsIn(first.output);
    expect(events.map(({ summary }) => summary)).toEqual(["Lunch", "Dinner"]);
    const later = await say(["--ics", "--now", "2026-11-20T15:00", "Lunch tomorrow at noon"]);
    expect(eventsIn(later.output)[0]?.uid).toBe(events[0]?.uid);
    expect(first.output).toContain("TZID=America/New_York:20261121T120000");
  });

  it("writes nothing where there is no event", async () => {
    expect(await say(["--ics", "hello"])).toMatchObject({ code: 1, output: "" });
  });
});

describe("saywhen, asked for what it cannot do", () => {
  it.each([
    [["--bogus"], "--bogus"],
    [["--json", "--ics", "Lunch tomorrow"], "together"],
    [["--timezone", "Mars/Base", "Lunch tomorrow"], "Mars/Base"],
    [["--timezone", "IST", "Lunch tomorrow"], "IST"],
    [["--now", "2026-02-30", "Lunch tomorrow"], "2026-02-30"],
    [["--now", "noon", "Lunch tomorrow"], "noon"],
    [["--language", "not a tag", "Lunch tomorrow"], "not a tag"],
    [["--file", "notes.txt", "Lunch tomorrow"], "file"],
  ])("says so of %j, writes nothing and ends with 2", async (args, words) => {
    const { code, output, told } = await say(args);
    expect([code, output, told.length]).toEqual([2, "", 1]);
    expect(told[0]).toContain(words);
  });

  it("ends with 2 and tells the cause of a failure that nobody foresaw", async () => {
    const write = () => Promise.reject(new Error("the disk is full"));
    const { code, told } = await say(["Lunch tomorrow at noon"], [], { write });
    expect([code, told.length]).toEqual([2, 1]);
    expect(told[0]).toContain("the disk is full");
  });

  it("prints its usage and its version", async () => {
    const { code, output } = await say(["--help"]);
    expect(code).toBe(0);
    expect(output.startsWith("Usage: saywhen [OPTION]... [TEXT]...\n")).toBe(true);
    expect(Math.max(...output.split("\n").map(({ length }) => length))).toBeLessThan(80);
    expect(await say(["--version"])).toMatchObject({ output: "9.9.9\n", code: 0 });
  });
});
