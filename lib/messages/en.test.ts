import { createTranslator, type IntlError, IntlErrorCode } from "next-intl";
import { describe, expect, it } from "vitest";
import { crashWords } from "./crash-words";
import messages from "./en.json";
import pages from "./pages/en.json";

const sentences = Object.entries({ ...messages, ...pages }).flatMap(([group, entries]) =>
  Object.entries(entries).map(([name, sentence]): [string, string] => [`${group}.${name}`, sentence]),
);

describe("the English message catalogue", () => {
  it.each(sentences)("has a sentence that can be read at %s", (name, sentence) => {
    const errors: IntlError[] = [];
    const t = createTranslator({
      locale: "en",
      messages: { sentence },
      onError: (error) => errors.push(error),
      getMessageFallback: () => "",
    });
    t("sentence");
    // Values are missing here, which is a different error from a sentence that cannot be parsed.
    expect(errors.filter(({ code }) => code === IntlErrorCode.INVALID_MESSAGE)).toEqual([]);
    expect(sentence.trim(), name).not.toBe("");
  });

  it("has the words for a failure to reach it", () => {
    const { errors, app } = messages;
    expect(crashWords).toEqual({
      title: errors.unexpectedTitle,
      text: errors.unexpectedText,
      tryAgain: app.tryAgain,
    });
  });
});
