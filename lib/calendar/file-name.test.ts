import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertSafeName, hostileTitle } from "@/e2e/testing/safe-file-name";
import { contentDisposition } from "./content-disposition";
import { icsFileName } from "./file-name";

const octets = (text: string) => new TextEncoder().encode(text).length;

describe("icsFileName", () => {
  it.each([
    ["Team Meeting", "team_meeting.ics"],
    ["  Lunch   with\tAna\n", "lunch_with_ana.ics"],
    ["Q3/Q4 Review: Part 2", "q3_q4_review_part_2.ics"],
    ["Café Luz 🎉", "café_luz_🎉.ics"],
    ["日本の会議", "日本の会議.ics"],
    ["v2.0 launch", "v2.0_launch.ics"],
    ["../../etc/passwd", "etc_passwd.ics"],
    ["..\\..\\boot", "boot.ics"],
    [".hidden", "hidden.ics"],
    ["Report\u202Escr.exe", "reportscr.exe.ics"],
    ["a\u0000b\r\nSet-Cookie: x", "ab_set-cookie_x.ics"],
    ["CON", "event_con.ics"],
    ["CON ..", "event_con.ics"],
    ["Nul.txt", "event_nul.txt.ics"],
    ["Contract", "contract.ics"],
    ["", "event.ics"],
    ["...", "event.ics"],
    ["///", "event.ics"],
    ["\u200B\u200D", "event.ics"],
  ])("turns %j into %s", (title, expected) => {
    expect(icsFileName(title)).toBe(expected);
  });

  it("cuts a long title between characters", () => {
    expect(icsFileName("🎉".repeat(100))).toBe(`${"🎉".repeat(49)}.ics`);
    expect(octets(icsFileName("ab".repeat(200)))).toBe(200);
  });
});

describe("contentDisposition", () => {
  it("contains plain ASCII and the real name", () => {
    expect(contentDisposition("team_meeting.ics")).toBe("attachment; filename=team_meeting.ics");
    expect(contentDisposition("café_luz.ics")).toBe(
      "attachment; filename=cafe_luz.ics; filename*=UTF-8''caf%C3%A9_luz.ics",
    );
    expect(contentDisposition("日本.ics")).toBe(
      "attachment; filename=event.ics; filename*=UTF-8''%E6%97%A5%E6%9C%AC.ics",
    );
    expect(contentDisposition("100%25.ics")).toContain("filename*=UTF-8''100%2525.ics");
  });

  it("never throws, whatever the title", () => {
    expect(contentDisposition("")).toBe("attachment; filename=event.ics");
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        expect(contentDisposition(name)).toMatch(/^attachment; filename=[\x20-\x7e]+$/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("RA6: 1,000 hostile titles", () => {
  it("give a safe name of at most 200 octets and a header that a Response accepts", () => {
    fc.assert(
      fc.property(hostileTitle, (title) => {
        const name = icsFileName(title);
        assertSafeName(name, title);
        const header = contentDisposition(name);
        expect(
          new Response("", { headers: { "content-disposition": header } }).headers.get("content-disposition"),
        ).toBe(header);
      }),
      { numRuns: 1000 },
    );
  });
});
