import { describe, expect, it } from "vitest";
import { modelEvent } from "@/lib/testing/sample-answer";
import { readAnswer } from "./read-answer";

const plain = { title: "Lunch", when: "tomorrow", start: "2026-11-22" };
const lunch = modelEvent(plain);
const json = JSON.stringify({ events: [plain] });

describe("readAnswer", () => {
  it("treats null and a missing field as empty", () => {
    expect(readAnswer(JSON.stringify({ events: [{ ...plain, duration: null }] }))).toEqual({
      events: [lunch],
    });
  });

  it.each([
    ["a code fence, between words", `Sure!\n\`\`\`json\n${json}\n\`\`\`\nAnything else?`],
    ["thoughts with braces", `<think>Maybe {"events": []} or {lunch}?</think>\n${json}`],
    ["thoughts whose beginning is cut away", `so it is {noon}.</think>${json}`],
    ["thoughts without a mark", `First {a} try: {"events": []}. Now the answer: ${json}`],
    ["a comma too many", '{"events": [{"title": "Lunch", "when": "tomorrow", "start": "2026-11-22",},],}'],
    ["comments", `{ // mine\n "events": /* one */ ${JSON.stringify([plain])} }`],
    ["a list at the top", JSON.stringify([plain])],
    ["one event at the top", JSON.stringify(plain)],
    ["an event in place of the list", JSON.stringify({ events: plain })],
    ["another name for the list", JSON.stringify({ calendar: [plain] })],
    ["words for booleans", JSON.stringify({ events: [{ ...plain, all_day: "false" }] })],
    [
      "other names",
      JSON.stringify({ events: [{ ...plain, start: undefined, start_datetime: "2026-11-22" }] }),
    ],
  ])("reads an answer with %s", (_, answer) => {
    expect(readAnswer(answer)).toEqual({ events: [lunch] });
  });

  it("keeps comment marks inside strings", () => {
    const link = "https://zoom.us/j/1,]";
    expect(readAnswer(JSON.stringify({ events: [{ ...plain, link }] }))).toEqual({
      events: [{ ...lunch, link }],
    });
  });

  it.each([
    [
      "a string",
      { who: "Ana", notes: "Bring cash, please" },
      { who: ["Ana"], notes: ["Bring cash, please"] },
    ],
    ["several in a string", { who: "Ana, Bo; Cy" }, { who: ["Ana", "Bo", "Cy"] }],
    ["objects", { who: [{ name: "Ana", email: "ana@x.example" }] }, { who: ["Ana ana@x.example"] }],
    ["a list for a string", { venue: ["Room 4", "Main hall"] }, { venue: "Room 4, Main hall" }],
    ["yes", { all_day: "yes" }, { all_day: true }],
  ])("accepts %s", (_, said, read) => {
    expect(readAnswer(JSON.stringify([{ ...plain, ...said }]))).toEqual({ events: [{ ...lunch, ...read }] });
  });

  it("reads each event independently", () => {
    const answer = { events: [null, plain, { title: "Nothing" }, "lunch"] };
    expect(readAnswer(JSON.stringify(answer))).toEqual({ events: [lunch] });
  });

  it.each(["", "No.", "{", '{"events": [', "}{", "[1, 2]x{"])(
    "tells the model that %j is not JSON",
    (answer) => {
      expect(readAnswer(answer)).toEqual({ problem: expect.stringMatching(/^It (?:was not one|had no)/) });
    },
  );

  it("tells the model in a few sentences what is wrong", () => {
    const read = readAnswer(JSON.stringify({ events: Array(9).fill({ title: 7 }) }));
    expect(read).toEqual({ problem: expect.stringMatching(/^events\.0: .* events\.4: [^.]*\.$/) });
  });

  it("reads the call of a tool that is written as an answer", () => {
    const call = { name: "create_events", arguments: { events: [{ title: "Lunch", when: "noon" }] } };
    expect(readAnswer(JSON.stringify(call))).toMatchObject({ events: [{ title: "Lunch", when: "noon" }] });
  });

  it("reads a megabyte of brackets within a moment", () => {
    expect(readAnswer("[{".repeat(500_000))).toHaveProperty("problem");
  });
});
