import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import messages from "@/lib/messages/en.json";
import { putIntoWords, readWritten } from "@/lib/messages/put-into-words";
import { emailPattern, eventLimits } from "@/lib/wire/event-limits";
import { attendeeSchema } from "@/lib/wire/event-schema";
import { type AttendeeProblem, formatAttendees, parseAttendees } from "./attendee-text";

const translate = createTranslator({ locale: "en", messages });

/** What the box says about a problem, without the line number. */
function wordsOf(problem: AttendeeProblem | null): string {
  if (problem === null) return "";
  const { code, line } = problem;
  const max = code === "attendeesTooMany" ? eventLimits.attendees : eventLimits.nameLength;
  return translate(`problems.${code}`, { line, max }).replace(`Line ${line}: `, "");
}

describe("attendees as text (SPEC S26)", () => {
  it.each([
    ["Ana", [{ name: "Ana" }]],
    ["Ana <ana@example.com>", [{ name: "Ana", email: "ana@example.com" }]],
    ["  Ana   <ana@example.com>  ", [{ name: "Ana", email: "ana@example.com" }]],
    ["Ana<ana@example.com>", [{ name: "Ana", email: "ana@example.com" }]],
    ["<ana@example.com>", [{ name: "ana@example.com", email: "ana@example.com" }]],
    ["ana@example.com", [{ name: "ana@example.com", email: "ana@example.com" }]],
    ['O\'Neil, Sam "Sammy"', [{ name: 'O\'Neil, Sam "Sammy"' }]],
    [
      "Ana\n\n  \nBo\r\nCy <cy@example.com>\n",
      [{ name: "Ana" }, { name: "Bo" }, { name: "Cy", email: "cy@example.com" }],
    ],
    ["", []],
  ])("reads %j", (text, attendees) => {
    expect(parseAttendees(text)).toEqual({ attendees, problem: null });
  });

  it.each([
    ["Ana\nBo <nope>", 2],
    ["Ana <>", 1],
    ["x <a@b.co> y", 1],
    ["Ana\nx <a@b.co>, Bo <b@b.co>", 2],
    ["Ana <a@b@c.com>", 1],
    ["x".repeat(201), 1],
    [Array.from({ length: 101 }, (_, position) => `Guest ${position}`).join("\n"), 101],
  ])("refuses a line that is not an attendee, with its number", (text, line) => {
    const { attendees, problem } = parseAttendees(text);
    expect(attendees).toBeNull();
    expect(problem?.line).toBe(line);
    expect(wordsOf(problem)).toMatch(/\.$/);
  });

  it("is unchanged after being shown and read again", () => {
    const attendees = [{ name: "Ana", email: "ana@example.com" }, { name: "Bo" }];
    expect(formatAttendees(attendees)).toBe("Ana <ana@example.com>\nBo");
    expect(parseAttendees(formatAttendees(attendees)).attendees).toEqual(attendees);
    const address = [{ name: "ana@example.com", email: "ana@example.com" }];
    expect(formatAttendees(address)).toBe("ana@example.com");
    expect(parseAttendees("ana@example.com").attendees).toEqual(address);
  });
});

describe("an attendee in the box and on the wire", () => {
  it("has an address that matches zod's pattern", () => {
    // A hyphen at the end of a class needs no escape.
    expect(emailPattern.source).toBe(z.regexes.email.source.replaceAll("\\-", "-"));
  });

  it.each([
    "Ana",
    "Ana <ana@example.com>",
    "Ana <ana>",
    "<@>",
    `${"x".repeat(201)} <ana@example.com>`,
    `Ana <${"a".repeat(250)}@example.com>`,
    "\u200b <ana@example.com>",
  ])("is refused in the same words by both: %j", (line) => {
    const { attendees, problem } = parseAttendees(line);
    const [, name = line, email] = /^(.*?)\s*<(.*)>$/.exec(line) ?? [];
    const parsed = attendeeSchema.safeParse({ name: name || email, ...(email !== undefined && { email }) });
    expect(attendees !== null).toBe(parsed.success);
    const refusal = readWritten(parsed.error?.issues[0]?.message ?? "");
    expect(wordsOf(problem)).toBe(refusal === null ? "" : putIntoWords(refusal, "en"));
  });
});
