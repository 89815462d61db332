import { describe, expect, it } from "vitest";
import { wordsOfAnswer } from "./picture-words";

describe("the words of a picture in a model's answer (SPEC D13)", () => {
  it.each([
    [
      "as they stand",
      "SPRING FAIR\nSat 4 April, 2 pm\n\nTown hall\n",
      "SPRING FAIR\nSat 4 April, 2 pm\n\nTown hall",
    ],
    ["without a fence around them", "```text\nLunch at noon\n```", "Lunch at noon"],
    ["without thoughts before them", "<think>A flyer…\n</think>\n\nLunch at noon", "Lunch at noon"],
    ["without control characters", "Lunch\u0000 at\r\nnoon\u001b[31m", "Lunch at\nnoon[31m"],
    ["without a lone surrogate", "Lunch \ud83d", "Lunch \ufffd"],
  ])("are taken %s", (_, answer, words) => {
    expect(wordsOfAnswer(answer, 1000)).toBe(words);
  });

  it.each(["NONE", " NONE\n", "", " \n", "```\nNONE\n```"])("are none in %j", (answer) => {
    expect(wordsOfAnswer(answer, 1000)).toBeNull();
  });

  it("are cut", () => {
    expect(wordsOfAnswer("word ".repeat(1000), 20)).toBe("word word word word");
  });
});
