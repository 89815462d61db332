import { describe, expect, it } from "vitest";
import { saidTexts, startsOf } from "@/e2e/reading/said-texts";

describe.each(["de", "es", "fr", "it", "pt"] as const)("what natives write in %s", (language) => {
  const texts = saidTexts(language);

  it.each(texts.filter(({ isMisread }) => !isMisread))("is read: $text", ({ text, answers }) => {
    expect(answers).toContain(startsOf(text, language));
  });

  it.each(texts.filter(({ isMisread }) => isMisread))(
    "is known to be misread: $text",
    ({ text, answers }) => {
      expect(answers).not.toContain(startsOf(text, language));
    },
  );
});
