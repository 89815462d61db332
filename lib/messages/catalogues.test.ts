import { createTranslator, type IntlError, IntlErrorCode } from "next-intl";
import { describe, expect, it } from "vitest";
import { crashWords } from "./crash-words";
import de from "./de.json";
import en from "./en.json";
import es from "./es.json";
import fr from "./fr.json";
import { argumentsOf } from "./icu-arguments";
import italian from "./it.json";
import { type Language, languages } from "./languages";
import dePages from "./pages/de.json";
import enPages from "./pages/en.json";
import esPages from "./pages/es.json";
import frPages from "./pages/fr.json";
import itPages from "./pages/it.json";
import ptPages from "./pages/pt.json";
import pt from "./pt.json";
import { sameAsEnglish } from "./same-as-english";
import deSentences from "./sentences/de.json";
import enSentences from "./sentences/en.json";
import esSentences from "./sentences/es.json";
import frSentences from "./sentences/fr.json";
import itSentences from "./sentences/it.json";
import ptSentences from "./sentences/pt.json";

/** Sentences that may select by a word which English inserts as it is: a weekday has a gender, a month an elision. */
const wordsWithForms: ReadonlySet<string> = new Set([
  "screens.recurrence.nthDay",
  "screens.recurrence.yearlyOn",
]);

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

const catalogues: Record<Language, Readonly<Record<"screens" | "pages" | "sentences", Catalogue>>> = {
  de: { screens: de, pages: dePages, sentences: deSentences },
  en: { screens: en, pages: enPages, sentences: enSentences },
  es: { screens: es, pages: esPages, sentences: esSentences },
  fr: { screens: fr, pages: frPages, sentences: frSentences },
  it: { screens: italian, pages: itPages, sentences: itSentences },
  pt: { screens: pt, pages: ptPages, sentences: ptSentences },
};

/** Every sentence of a language by its full name, such as `sentences.errors.not_found`. */
const sentencesOf = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(catalogues[language]).flatMap(([kind, groups]) =>
      Object.entries(groups).flatMap(([group, entries]) =>
        Object.entries(entries).map(([name, sentence]) => [`${kind}.${group}.${name}`, sentence] as const),
      ),
    ),
  );

const english = sentencesOf("en");
const tags = languages.map(({ tag }) => tag);
const others = tags.filter((tag) => tag !== "en");
/** Millions and more, which this product never counts, have a form of their own in the Romance languages. */
const unneededForm = "many";

describe.each(tags)("the catalogue of %s", (language) => {
  const sentences = sentencesOf(language);

  it("has the keys of the English one", () => {
    expect([...sentences.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("has sentences that can be read", () => {
    const unreadable = [...sentences].filter(([, sentence]) => {
      const errors: IntlError[] = [];
      const onError = (error: IntlError) => errors.push(error);
      const messages = { sentence };
      createTranslator({ locale: language, messages, onError, getMessageFallback: () => "" })("sentence");
      // Values are missing here, which is a different error from a sentence that cannot be parsed.
      return errors.some(({ code }) => code === IntlErrorCode.INVALID_MESSAGE) || sentence.trim() === "";
    });
    expect(unreadable).toEqual([]);
  });

  it("inserts the values that the English sentences insert, and selects by the same names", () => {
    const sorted = (texts: readonly string[]) => [...new Set(texts)].sort();
    const namesIn = (sentence: string, type: string | null) =>
      sorted(argumentsOf(sentence).flatMap((each) => (type === null || each.type === type ? each.name : [])));
    for (const [name, sentence] of sentences) {
      const original = english.get(name) ?? "";
      // A word that English inserts as it is has a gender or an elision in these.
      const selected = namesIn(original, wordsWithForms.has(name) ? "select" : null);
      const selectsIn = (text: string) =>
        sorted(
          argumentsOf(text)
            .filter((each) => each.type === "select" && selected.includes(each.name))
            .map((each) => `${each.name}: ${each.branches.toSorted()}`),
        );
      expect(namesIn(sentence, null), name).toEqual(namesIn(original, null));
      expect(selectsIn(sentence), name).toEqual(selectsIn(original));
    }
  });

  it("has the plural forms that the language needs, and no others", () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const needed = pluralCategories.filter((form) => form !== unneededForm);
    for (const [name, sentence] of sentences)
      for (const { type, branches } of argumentsOf(sentence).filter((each) => each.type === "plural")) {
        const forms = branches.filter((branch) => !branch.startsWith("="));
        // Where =0 and one other word are enough, such as `{done, plural, =0 {…} other {…}}`.
        const isExact = branches.length > forms.length && forms.length === 1;
        expect(type, name).toBe("plural");
        expect(pluralCategories, name).toEqual(expect.arrayContaining(forms));
        expect(forms, name).toEqual(expect.arrayContaining(isExact ? ["other"] : needed));
      }
  });
});

describe.each(others)("the catalogue of %s", (language) => {
  const sentences = sentencesOf(language);
  const excused = new Map<string, string>(sameAsEnglish[language]);

  it("has nothing left in English but names and words that the language has as well", () => {
    const left = [...sentences].filter(
      ([name, sentence]) => sentence === english.get(name) && /\p{L}{2}/u.test(withoutArguments(sentence)),
    );
    expect(left.filter(([name]) => !excused.has(name)).map(([name, sentence]) => [name, sentence])).toEqual(
      [],
    );
  });

  it("excuses nothing that is no longer the same as English", () => {
    const stale = [...excused.keys()].filter((name) => sentences.get(name) !== english.get(name));
    expect(stale).toEqual([]);
  });

  it("has no small English word in its sentences", () => {
    // "was" is a German word as well, and "from" and "with" are no words of any language here.
    const english =
      language === "de"
        ? /\b(?:the|your|and|with|please|this|from|were|could)\b/i
        : /\b(?:the|your|and|with|please|this|from|was|were|could)\b/i;
    const left = [...sentences].filter(([, sentence]) => english.test(withoutArguments(sentence)));
    expect(left).toEqual([]);
  });
});

/** A sentence without the names in braces that are no words. */
function withoutArguments(sentence: string): string {
  return argumentsOf(sentence).reduce((text, { name }) => text.replaceAll(`{${name}`, "{"), sentence);
}

it("has the words for a failure to reach it", () => {
  const { errors, app } = en;
  expect(crashWords).toEqual({
    title: errors.unexpectedTitle,
    text: errors.unexpectedText,
    tryAgain: app.tryAgain,
  });
});
