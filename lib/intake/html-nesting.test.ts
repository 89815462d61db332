import { describe, expect, it } from "vitest";
import { timed } from "@/lib/testing/processor-time";
import { isTooNested } from "./html-nesting";

describe("HTML that a browser could not parse in time", () => {
  it.each([
    "<div><table><tr><td>",
    "<div>",
    "<table><tr><td>",
    "<ul><li>",
    "<blockquote>",
    "<b></i>",
    "<font size=1><p>",
  ])("is told by its depth before it is parsed: %s", (part) => {
    expect(isTooNested(part.repeat(5000))).toBe(true);
  });

  it("is no long page, no unclosed paragraph or row, and no script that writes elements", () => {
    expect(isTooNested("<div><p>Lunch<br></div>".repeat(50_000))).toBe(false);
    expect(isTooNested(`<table>${"<tr><td>x<td>y".repeat(50_000)}</table>`)).toBe(false);
    expect(isTooNested(`<script>${'"<div>"'.repeat(5000)}</script><p>Lunch</p>`)).toBe(false);
  });

  it("is told within a second of the largest page", () => {
    const { spentMs } = timed(() => {
      isTooNested("<".repeat(3_000_000));
      isTooNested("<script>".repeat(400_000));
      isTooNested("</p>".repeat(750_000));
    });
    expect(spentMs).toBeLessThan(3000);
  });
});
