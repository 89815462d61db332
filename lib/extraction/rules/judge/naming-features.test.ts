import { describe, expect, it } from "vitest";
import { documentWords } from "@/lib/extraction/rules/languages/en/document-words";
import { english } from "@/lib/extraction/rules/languages/en/pack";
import { traceDocument } from "@/lib/extraction/rules/read-document";

/** The features of what is found in a text, those that begin with one of `names`; enough blocks are added that it is judged. */
function featuresOf(text: string, ...names: string[]): string[][] {
  const request = {
    text: `Hello all,\n\n${text}\n\nBring a cup.\n\nParking is in Mill Lane.\n\nDogs may come.\n\nOdile`,
    nowMs: Date.UTC(2026, 10, 20, 9),
    timeZone: "UTC",
    language: "en",
    pack: english,
  };
  const { judged } = traceDocument(request, documentWords);
  return judged.map(({ features }) => features.filter((one) => names.some((name) => one.startsWith(name))));
}

describe("the features of a name", () => {
  it("tell how much of its line it is, and between what it stands", () => {
    expect(featuresOf("* Kiln talk, Saturday 5 December 2pm", "filling", "prefix", "suffix")).toEqual([
      ["filling:1", "prefix:*", "suffix:,"],
    ]);
    expect(featuresOf("Kiln talk\nSaturday 5 December 2pm", "filling", "prefix", "suffix")).toEqual([
      ["filling:5", "prefix:^", "suffix:^"],
    ]);
  });

  it("tell how often the text says it", () => {
    const line = "Glaze talk: Saturday 5 December 2pm";
    expect(featuresOf(line, "repeats")).toEqual([["repeats:1", "repeats-word:0"]]);
    expect(featuresOf(`The glaze talk is free.\n\n${line}`, "repeats")).toEqual([
      ["repeats:2", "repeats-word:1"],
    ]);
  });

  it("tell which others have the same name, on the same day or another", () => {
    const [first, second] = featuresOf(
      "Choir: Saturday 5 December 2pm\n\nChoir: Saturday 12 December 2pm",
      "namesake",
    );
    expect(first).toEqual(["namesake:other-day", "namesake:elsewhere", "namesake:first", "namesakes:0"]);
    expect(second).toEqual(["namesake:other-day", "namesake:elsewhere", "namesake:later", "namesakes:0"]);
    expect(
      featuresOf("Choir: Saturday 5 December 2pm\n\nSupper: Friday 11 December 7pm", "namesake"),
    ).toEqual([[], []]);
  });
});

describe("the features of a text", () => {
  it("tell how much of it says when, and whether it greets", () => {
    expect(featuresOf("Choir: Saturday 5 December 2pm", "density", "length", "mails", "greeted")).toEqual([
      ["density:1", "length:0", "mails:0", "greeted"],
    ]);
  });

  it("tell which event lies far from the others, where there are three", () => {
    const two = "Choir: Saturday 5 December 2pm\n\nSupper: Friday 11 December 7pm";
    expect(featuresOf(two, "middle", "outside")).toEqual([[], []]);
    expect(featuresOf(`${two}\n\nOuting: 14 August 2027 9am`, "middle", "outside")).toEqual([
      ["middle:-5", "outside:first-1"],
      ["middle:-5", "outside:among-0"],
      ["middle:+5", "outside:last-3"],
    ]);
  });
});
