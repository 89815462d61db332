import { describe, expect, it } from "vitest";
import { wordsOfShare } from "./shared-things";

function form(fields: Record<string, string>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
}

describe("the words of a share (SPEC B10)", () => {
  it.each<[Record<string, string>, string]>([
    [
      { title: "Supper", text: "Tomorrow at 7pm", url: "https://luz.example/" },
      "Supper\nTomorrow at 7pm\nhttps://luz.example/",
    ],
    [{ title: "", text: " Tomorrow at 7pm \n" }, "Tomorrow at 7pm"],
    // Some systems put the address into the text, and the title before it.
    [
      { title: "Supper", text: "Supper https://luz.example/", url: "https://luz.example/" },
      "Supper https://luz.example/",
    ],
    [{ title: "Supper", text: "Supper" }, "Supper"],
    [{}, ""],
  ])("of %j are each said once", (fields, words) => {
    expect(wordsOfShare(form(fields))).toBe(words);
  });

  it("are no files, whatever field they come in", () => {
    const made = form({ title: "Supper" });
    made.set("text", new File(["words"], "text.txt"));
    expect(wordsOfShare(made)).toBe("Supper");
  });
});
