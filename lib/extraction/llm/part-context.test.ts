import { describe, expect, it } from "vitest";
import { partsToAsk } from "./part-context";

const filler = "Many of you asked about the new jumpers, which are lovely and warm.\n".repeat(20).trim();

describe("the parts that a model is asked about", () => {
  it("are the whole of a text that is no longer than a part", () => {
    const text = "Lunch tomorrow\n\nDinner on Friday";
    expect(partsToAsk(text)).toEqual([{ text, before: "" }]);
  });

  it("bring the first lines of the text and the headings above them", () => {
    const head = "From: Odile\nDate: Mon, 6 Dec 2027 09:00:00 +0000\nSubject: The yard";
    const text = `${head}\n\n${filler}\n\nJANUARY 2028\n\n${filler}\n\nSaturday 8:\n- 7pm concert, and afterwards supper in the yard for everybody who stays on, with songs and games\n- 9pm dancing in the hall`;
    const parts = partsToAsk(text);
    expect(parts.map((part) => part.text).join("\n")).toBe(text);
    expect(parts[0]?.before).toBe("");
    expect(parts.at(-1)?.before).toContain(head);
    expect(parts.at(-1)?.before.split("\n")).toContain("JANUARY 2028");
    for (const { before } of parts) expect(before.length).toBeLessThan(600);
  });
});
