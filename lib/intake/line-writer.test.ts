import { describe, expect, it } from "vitest";
import { createLineWriter, type LineWriter } from "./line-writer";

function written(write: (writer: LineWriter) => void): readonly string[] {
  const writer = createLineWriter(1000);
  write(writer);
  writer.endLine();
  return writer.lines();
}

describe("the lines of a document", () => {
  it("have no more than one blank line between them, and one blank between words", () => {
    const lines = written((writer) => {
      writer.blank();
      writer.words("One \n ");
      writer.words(" line");
      writer.breakLine();
      writer.breakLine();
      writer.blank();
      writer.words("two");
    });
    expect(lines).toEqual(["One line", "", "two"]);
  });

  it("have the mark of an item before its first words alone, and its other lines below them", () => {
    const lines = written((writer) =>
      writer.item("- ", () => {
        writer.words("Monday");
        writer.breakLine();
        writer.words("at nine");
        writer.item("1. ", () => writer.words("Room 2"));
      }),
    );
    expect(lines).toEqual(["- Monday", "  at nine", "  1. Room 2"]);
  });

  it("have the marks of quotation as deep as the words are quoted", () => {
    const lines = written((writer) =>
      writer.quote(() => {
        writer.words("Tuesday?");
        writer.quote(() => writer.words("When?"));
      }),
    );
    expect(lines).toEqual(["> Tuesday?", "> > When?"]);
  });
});
