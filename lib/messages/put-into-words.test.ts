import { createTranslator, type IntlError, IntlErrorCode } from "next-intl";
import { describe, expect, it } from "vitest";
import { written } from "./phrase";
import { putIntoWords, readWritten } from "./put-into-words";
import en from "./sentences/en.json";

const sentences = Object.entries(en).flatMap(([namespace, entries]) =>
  Object.entries(entries).map(([key, sentence]): [string, string] => [`${namespace}.${key}`, sentence]),
);

describe("the server's sentences in English", () => {
  it.each(sentences)("is a sentence that can be read at %s", (name, sentence) => {
    const errors: IntlError[] = [];
    const onError = (error: IntlError) => errors.push(error);
    createTranslator({ locale: "en", messages: { sentence }, onError, getMessageFallback: () => "" })(
      "sentence",
    );
    expect(errors.filter(({ code }) => code === IntlErrorCode.INVALID_MESSAGE)).toEqual([]);
    expect(sentence.trim(), name).not.toBe("");
  });

  it("inserts the values of a phrase unchanged, whatever they look like", () => {
    const name = "<b>{name}</b> 'x'";
    expect(putIntoWords({ code: "requests.givenTwice", params: { name } }, "en")).toBe(
      `${name} may be given only once.`,
    );
  });

  it.each([
    ["title", "title may have at most 1500 characters."],
    ["a_note", "A note may have at most 1500 characters."],
    ["an_attendees_name", "An attendee's name may have at most 1500 characters."],
  ])("names %s as a person would", (field, sentence) => {
    expect(putIntoWords({ code: "fields.tooLong", params: { field, max: 1500 } }, "en")).toBe(sentence);
  });

  it("writes braces and large numbers as English does", () => {
    expect(putIntoWords({ code: "fields.attendees" }, "en")).toBe(
      "attendees must be a list of {name, email}.",
    );
    expect(putIntoWords({ code: "events.groupFull", params: { max: 200_000 } }, "en")).toContain("200,000");
  });

  it("refuses a phrase without its values", () => {
    expect(() => putIntoWords({ code: "requests.givenTwice" }, "en")).toThrow();
  });
});

describe("a phrase written as a text", () => {
  it("is read back", () => {
    const phrase = { code: "fields.blank", params: { field: "title" } } as const;
    expect(readWritten(written(phrase.code, phrase.params))).toEqual(phrase);
    expect(readWritten(written("fields.unknown"))).toEqual({ code: "fields.unknown" });
  });

  it.each(["", "Invalid input", '{"code":"fields.none"}', '{"code":"errors.toString"}', '{"code":1}'])(
    "is distinguished from any other text: %j",
    (text) => {
      expect(readWritten(text)).toBeNull();
    },
  );
});
