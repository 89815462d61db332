import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import ICAL from "ical.js";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { readHere } from "@/lib/standalone/read-here";
import { createMcpServer } from "./create-server";
import { makeCalendarFileOutputSchema, readEventsOutputSchema } from "./tool-schemas";

const clients: Client[] = [];

/** The SDK's own client, connected to a server on 20 November 2026 in New York. */
async function connect(): Promise<Client> {
  const server = createMcpServer(
    {
      read: readHere,
      now: () => new Date("2026-11-20T17:00:00Z"),
      timeZone: "America/New_York",
      language: "en-US",
      answerLanguage: "en",
    },
    "1.0.0",
  );
  const [near, far] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: "test", version: "1.0.0" });
  await Promise.all([server.connect(far), client.connect(near)]);
  clients.push(client);
  return client;
}

/** What a tool answers: its structured content, or the sentence of its failure. */
async function callTool(name: string, given: Record<string, unknown>) {
  const client = await connect();
  const answer = CallToolResultSchema.parse(await client.callTool({ name, arguments: given }));
  const [content] = answer.content;
  return { answer, text: content?.type === "text" ? content.text : "" };
}

const readEvents = async (given: Record<string, unknown>) =>
  readEventsOutputSchema.parse((await callTool("read_events", given)).answer.structuredContent);

afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});

describe("the tools of an assistant (SPEC B11)", () => {
  it("describe themselves by schemas of what they take and give", async () => {
    const { tools } = await (await connect()).listTools();
    expect(tools.map(({ name }) => name)).toEqual(["read_events", "make_calendar_file"]);
    const fieldsOf = z.object({ properties: z.record(z.string(), z.unknown()) });
    const [read, make] = tools;
    expect(Object.keys(fieldsOf.parse(read?.inputSchema).properties)).toEqual([
      "text",
      "timezone",
      "language",
      "now",
    ]);
    expect(Object.keys(fieldsOf.parse(make?.outputSchema).properties)).toEqual(["file_name", "content"]);
    expect(read?.inputSchema.required).toEqual(["text"]);
  });

  it("read a text into events with the words that they come from", async () => {
    const text = "Lunch with Ana tomorrow at noon\n\nOpening hours: Mon-Fri 9am-5pm";
    const { events, unread, error } = await readEvents({ text });
    expect(events).toMatchObject([
      { title: "Lunch with Ana", start_datetime: "2026-11-21T17:00:00.000Z", timezone: "America/New_York" },
    ]);
    const quotes = events.flatMap(({ evidence }) => evidence.map(({ start, end }) => text.slice(start, end)));
    expect(quotes).toContain("tomorrow");
    expect(unread.map(({ start, end }) => text.slice(start, end)).join(" ")).toContain("Mon-Fri");
    expect(error).toBeNull();
  });

  it("count days from the moment and in the zone that are given, and read day and month as the language does", async () => {
    const { events } = await readEvents({
      text: "Call on 4/5 at 9am, and lunch tomorrow at noon",
      now: "2027-01-10T12:00:00+01:00",
      timezone: "Europe/Paris",
      language: "en-GB",
    });
    expect(events.map(({ start_datetime }) => start_datetime)).toEqual([
      "2027-05-04T07:00:00.000Z",
      "2027-01-11T11:00:00.000Z",
    ]);
  });

  it("say in words why there is no event", async () => {
    const { events, error } = await readEvents({ text: "Hello there" });
    expect(events).toEqual([]);
    expect(error).toContain("No event was found");
  });

  it("make one file of what was read, changed or not, that ical.js reads back", async () => {
    const { events } = await readEvents({
      text: "Standup every Monday at 9:15am until December 18. Dinner with Bo on Friday at 7pm at Café Luz",
    });
    const [first, second] = events;
    const changed = [first, { ...second, title: "Dinner, at last", reminders: [30] }];
    const { answer } = await callTool("make_calendar_file", { events: changed });
    const { file_name, content } = makeCalendarFileOutputSchema.parse(answer.structuredContent);
    expect(file_name).toMatch(/\.ics$/);
    const entries = new ICAL.Component(ICAL.parse(content)).getAllSubcomponents("vevent");
    expect(entries.map((entry) => entry.getFirstPropertyValue("summary"))).toEqual([
      "Standup",
      "Dinner, at last",
    ]);
    expect(String(entries[0]?.getFirstPropertyValue("rrule"))).toContain("FREQ=WEEKLY");
    expect(entries[1]?.getAllSubcomponents("valarm")).toHaveLength(1);
    expect(content).toContain("TZID=America/New_York:20261127T190000");
  });

  it("give the same event the same UID each time", async () => {
    const { events } = await readEvents({ text: "Dinner on Friday at 7pm" });
    const uids = await Promise.all(
      [1, 2].map(async () => {
        const { answer } = await callTool("make_calendar_file", { events });
        return /^UID:.*$/m.exec(makeCalendarFileOutputSchema.parse(answer.structuredContent).content)?.[0];
      }),
    );
    expect(uids[0]).toBe(uids[1]);
  });

  it.each<[string, string, Record<string, unknown>]>([
    ["Please enter event details", "read_events", {}],
    ["The text may have at most 1500 characters.", "read_events", { text: "a".repeat(2000) }],
    ["Unknown field: model.", "read_events", { text: "Lunch tomorrow", model: "gpt" }],
    [
      "timezone must be an IANA zone name such as Europe/Paris.",
      "read_events",
      { text: "Lunch tomorrow", timezone: "No/Where" },
    ],
    [
      "timezone must be an IANA zone name such as Europe/Paris.",
      "read_events",
      { text: "Lunch tomorrow", timezone: "IST" },
    ],
    [
      "now must be a date and time with its offset, such as 2026-11-21T14:00:00Z.",
      "read_events",
      { text: "Lunch tomorrow", now: "2026-11-20T12:00:00" },
    ],
    [
      "events must be a list of 1 to 50 events, as read_events gives them.",
      "make_calendar_file",
      { events: [] },
    ],
    [
      "start_datetime must be a date and time with its offset, such as 2026-11-21T14:00:00Z.",
      "make_calendar_file",
      { events: [{ title: "Lunch" }] },
    ],
    [
      "End date and time must be after start date and time.",
      "make_calendar_file",
      {
        events: [
          {
            title: "Lunch",
            start_datetime: "2026-11-20T12:00:00Z",
            end_datetime: "2026-11-20T11:00:00Z",
          },
        ],
      },
    ],
  ])("tell the assistant what to change: %s", async (sentence, name, given) => {
    const { answer, text } = await callTool(name, given);
    expect(answer.isError).toBe(true);
    expect(text).toBe(sentence);
  });

  it("refuse a tool that there is not", async () => {
    const client = await connect();
    await expect(client.callTool({ name: "delete_everything", arguments: {} })).rejects.toThrow(
      "There is no tool delete_everything.",
    );
  });
});
