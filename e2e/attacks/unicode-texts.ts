import assert from "node:assert/strict";
import fc from "fast-check";
import { createCaller, inParallel } from "@/e2e/testing/api-caller";
import type { ProofContext } from "@/e2e/testing/proof";
import { isBlank } from "@/lib/text/clean-text";
import { textLengthMax } from "@/lib/wire/text-limits";

const pieces = [
  "\u0000",
  "\u0008\u001B[31m",
  "\u007F\u0085\u009F",
  "\uD800",
  "\uDFFF\uD800",
  "\u202E\u2066\u2069",
  "\u200B\u200D\uFEFF\u2060",
  "\u2028\u2029",
  "\uFFFE\uFFFF",
  "🎉",
  "👨‍👩‍👧‍👦",
  "e\u0301\u0327",
  "\u{E0001}\u{E0067}",
  "مرحبا غدا في الساعة 5",
  "会议明天上午九点",
  "Lunch tomorrow at noon",
  " ",
  "\r\n",
];
const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...pieces) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
);
const short = fc.array(piece, { maxLength: 30 }).map((parts) => parts.join(""));
/** Texts around the limit: their length is counted in UTF-16 units, whatever these make up. */
const long = fc
  .tuple(fc.constantFrom("🎉", "é", "\uD800", "\u0000", "ا", "a"), fc.integer({ min: -2, max: 2 }))
  .map(([unit, more]) => `Lunch at noon ${unit.repeat(textLengthMax)}`.slice(0, textLengthMax + more));
const invisible = fc
  .array(fc.constantFrom("\u200B", "\u200D", "\uFEFF", "\u2060", " ", "\n", "\u0000", "\uFE0F"), {
    maxLength: 20,
  })
  .map((parts) => parts.join(""));
const texts = fc.oneof({ weight: 6, arbitrary: short }, { weight: 2, arbitrary: long }, invisible);

/** RA16: the server accepts exactly the texts that the text box accepts, and fails on none of them. */
export async function proveUnicodeTexts({ startServer, seed, count, note }: ProofContext): Promise<void> {
  const { origin } = await startServer();
  const caller = createCaller(origin);
  const sample = fc.sample(texts, { seed, numRuns: count(100, 2000) });
  const { events } = await caller.create("Lunch tomorrow at noon");
  const event = `/api/v1/events/${events[0]?.id}/`;
  const taken = await inParallel(sample, 4, async (text) => {
    const answer = await caller.call("POST", "/api/v1/groups/create-from-text/", {
      body: { text, use_llm: false },
    });
    // What the text box decides by (SPEC V1, S15).
    const isTaken = text.length <= textLengthMax && !isBlank(text);
    const said = `${JSON.stringify(text).slice(0, 200)}: ${answer.status} ${answer.text.slice(0, 200)}`;
    assert.equal(answer.status, isTaken ? 201 : 400, said);
    if (text.length <= textLengthMax && !isTaken)
      assert.ok(answer.text.includes("Please enter event details"));
    const part = text.slice(0, 150);
    const patch = { title: part, location: part, venue: part, notes: [{ content: part }], suggestions: part };
    for (const edit of [
      await caller.call("PATCH", event, { body: patch }),
      await caller.call("POST", `${event}add_attendee/`, { body: { name: part } }),
      await caller.call("GET", `/api/v1/events/?search=${encodeURIComponent(part.toWellFormed())}`),
    ]) {
      assert.ok(edit.status < 500, `${JSON.stringify(part)}: ${edit.status} ${edit.text}`);
      assert.ok(
        !/\\u00(0[0-8bcef]|1[\da-f]|7f|[89][\da-f])/i.test(JSON.stringify(edit.text)),
        "a control came back",
      );
    }
    return isTaken;
  });
  note("texts", sample.length);
  note("taken", taken.filter(Boolean).length);
}
