import { describe, expect, it } from "vitest";
import { at, nodesOf, violations } from "@/lib/testing/house-rules";
import { isShipped, readSourceFiles, type SourceFile, type SyntaxNode } from "@/lib/testing/source-files";

/**
 * Sentences for an operator, a developer or a model, but not for a visitor: they are in English, in the code.
 * Every other sentence is a code, for which a catalogue of lib/messages has the words.
 */
const notForVisitors: readonly { path: RegExp; reason: string }[] = [
  { path: /^lib\/messages\//, reason: "the catalogues and what reads them" },
  { path: /^lib\/commands\//, reason: "an operator's terminal" },
  {
    path: /^lib\/command-line\//,
    reason: "a terminal, whose help and failures are English as its options are",
  },
  { path: /^lib\/env\.ts$/, reason: "the table of keys, for the operator" },
  {
    path: /^lib\/wire\/(event-fields|choice-settings)\.ts$/,
    reason: "what a field or a setting means, for the document of the API",
  },
  { path: /^lib\/openapi\//, reason: "the document of the API, for developers" },
  {
    path: /^lib\/mcp\//,
    reason: "what the tools say of themselves to an assistant, as the API's document does",
  },
  {
    path: /^lib\/db\/(restore|back-up|migrate|database-report|purge|integrity|file-place|log-place)/,
    reason: "an operator's terminal and log",
  },
  { path: /^lib\/metrics\//, reason: "what a measure counts, for the operator" },
  { path: /^lib\/extraction\/llm\//, reason: "what a model is asked" },
  {
    path: /^lib\/extraction\/(rules|worker)\//,
    reason: "words that texts are read by, and the terminal's explanation",
  },
];

const files = readSourceFiles();
const shipped = files.filter(
  (file) => isShipped(file) && !notForVisitors.some(({ path }) => path.test(file.path)),
);

const nameOf = (node: unknown): string =>
  typeof node === "object" && node !== null && "name" in node ? String(node.name) : "";

const isNodeOf = (node: unknown, type: string): boolean =>
  typeof node === "object" && node !== null && "type" in node && node.type === type;

/**
 * Where a text is for developers: in an error that is never shown to a visitor, and in the description of an
 * operation or a field.
 */
function developersRanges(file: SourceFile): SyntaxNode[] {
  const thrown = nodesOf(file, "NewExpression").filter(({ callee }) => nameOf(callee).endsWith("Error"));
  const described = nodesOf(file, "Property").filter(({ key }) =>
    ["summary", "description"].includes(nameOf(key)),
  );
  const inherited = nodesOf(file, "CallExpression").filter(({ callee }) => isNodeOf(callee, "Super"));
  return [...thrown, ...inherited, ...described];
}

const isWithin = (node: SyntaxNode, ranges: readonly SyntaxNode[]): boolean =>
  ranges.some(({ start, end }) => start <= node.start && node.end <= end);

const textOf = ({ type, value }: SyntaxNode): string => {
  if (type !== "TemplateElement") return typeof value === "string" ? value : "";
  return typeof value === "object" && value !== null && "cooked" in value ? String(value.cooked) : "";
};

/** Three or more words that begin or end as a sentence does. */
const isSentence = (text: string): boolean =>
  /[A-Za-z’']+,? [A-Za-z’']+,? [A-Za-z’']+/.test(text) &&
  (/[a-z]{2}[.!?…]["”]?$/.test(text.trim()) || /^[A-Z“][a-z]* [a-z’']+ [a-z’']+/.test(text.trim()));

/** A sentence, whole or in the pieces of a template. */
function sentencesOf(file: SourceFile): string[] {
  const developers = developersRanges(file);
  const texts = [...nodesOf(file, "Literal"), ...nodesOf(file, "TemplateElement")];
  return at(
    file,
    texts.filter((node) => isSentence(textOf(node)) && !isWithin(node, developers)),
  );
}

const spokenAttributes = ["aria-label", "aria-description", "alt", "label", "placeholder", "title"];

/** A lower-case letter, but not in the form of an address or an hour. */
const hasWord = (text: string): boolean => /\p{Ll}/u.test(text) && !text.includes("@");

/** Words between the tags of a component, or in an attribute that assistive technology reads out. */
function wordsOfMarkup(file: SourceFile): string[] {
  const attributes = nodesOf(file, "JSXAttribute").filter(({ name, value }) => {
    const text = typeof value === "object" && value !== null && "value" in value ? value.value : "";
    return spokenAttributes.includes(nameOf(name)) && hasWord(String(text ?? ""));
  });
  const texts = nodesOf(file, "JSXText").filter(({ value }) => hasWord(String(value)));
  return at(file, [...attributes, ...texts]);
}

describe("house rule 15: words for visitors", () => {
  it("finds the files that it checks, and the sentences in them", () => {
    expect(shipped.length).toBeGreaterThan(250);
    const found = [
      "Please enter event details",
      "This event repeats until ",
      ", so the rules parser read this text.",
      "The hour was said without am or pm.",
    ];
    expect(found.filter((text) => !isSentence(text))).toEqual([]);
    const none = ["flex flex-wrap items-center", "group created", "application/json; charset=utf-8", "en"];
    expect(none.filter(isSentence)).toEqual([]);
  });

  it("are in the catalogues of lib/messages: no sentence is in the code", () => {
    expect(violations(shipped, "words", sentencesOf)).toEqual([]);
  });

  it("are in the catalogues of lib/messages: none is in the markup", () => {
    expect(violations(shipped, "words", wordsOfMarkup)).toEqual([]);
  });

  it("have a reason for each exception, whose words are not for visitors", () => {
    for (const { path, reason } of notForVisitors) {
      expect(reason.length).toBeGreaterThan(10);
      expect(
        files.some((file) => path.test(file.path)),
        String(path),
      ).toBe(true);
    }
  });
});
