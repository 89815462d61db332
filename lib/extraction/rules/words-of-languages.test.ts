import { describe, expect, it } from "vitest";
import { nodesOf } from "@/lib/testing/house-rules";
import { readSourceFiles, type SourceFile, type SyntaxNode } from "@/lib/testing/source-files";
import { english } from "./languages/en/pack";
import { monthWords, relativeDayWords, weekdayWords } from "./languages/en/words/days-and-months";
import { dayUnitWords, minuteUnitWords, monthUnitWords, partOfDayWords } from "./languages/en/words/units";
import { lexicon as dutch } from "./languages/nl/lexicon";
import { tellingWords } from "./languages/telling-words";

/** Words outside of `languages/` that no text is held against, by file and by what stands there. */
const exemptions: readonly { file: RegExp; words: RegExp; reason: string }[] = [
  {
    file: /^(?:explain[a-z-]*|trace)\.ts$/,
    words: /./,
    reason: "tells a developer in English how a text is read",
  },
  {
    file: /^(?:recurrence-rule|resolve-moment|resolve-series)\.ts$/,
    words: /^(?:MO|TU|WE|TH|FR|SA|SU|UNTIL=)$/,
    reason: "are tokens of RFC 5545",
  },
  { file: /^other-calendars\.ts$/, words: /^en-u-ca-$/, reason: "is a locale of BCP 47 for Intl" },
  {
    file: /^(?:judge\/[a-z]+-features|choose\/time-features)\.ts$/,
    words: /^-?[a-z]+[:-]?$/,
    reason: "are the names of features, which the weights of a language count",
  },
  {
    file: /^find\/lexicon-[a-z]+\.ts$/,
    words: /^\??<?[a-zA-Z]+>?(?:\[.*)?$/,
    reason: "are the names of groups in templates",
  },
  { file: /^describe\/sentence-names\.ts$/, words: /^\{name\}$/, reason: "is the name of a group" },
  { file: /^draft-item\.ts$/, words: /^shape$/, reason: "is the name of a rule" },
  { file: /^refiners\/drop-weak\.ts$/, words: /^day clock$/, reason: "are two kinds of spans" },
];

const root = "lib/extraction/rules/";
const parser = readSourceFiles().filter(({ path, isTest }) => !isTest && path.startsWith(root));
const isLanguage = ({ path }: SourceFile): boolean => path.startsWith(`${root}languages/`);
const engine = parser.filter((file) => !isLanguage(file));

/** Every word of a table, however deep it lies. */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return value.split(/[^\p{L}]+/u);
  if (value instanceof RegExp || typeof value !== "object" || value === null) return [];
  if (value instanceof Set || value instanceof Map || Array.isArray(value))
    return [...value].flatMap(wordsOf);
  return Object.values(value).flatMap(wordsOf);
}

const keysOf = (table: unknown): string[] =>
  typeof table === "object" && table !== null && !Array.isArray(table) ? Object.keys(table) : wordsOf(table);

const englishTables = [
  monthWords,
  weekdayWords,
  relativeDayWords,
  minuteUnitWords,
  dayUnitWords,
  monthUnitWords,
  partOfDayWords,
];

/** The words by which the packs read and by which languages are told, of two letters and more. */
const vocabulary: ReadonlySet<string> = new Set(
  [englishTables.flatMap(keysOf), Object.values(dutch).flatMap(keysOf), tellingWords, english.details]
    .flatMap(wordsOf)
    .filter((word) => word.length > 1),
);

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** What a literal or a part of a template says; an expression as it is written. */
function textOf(node: unknown): string {
  if (!isNode(node)) return "";
  if ("regex" in node) return String(node.raw);
  const { value } = node;
  if (typeof value === "string") return value;
  return typeof value === "object" && value !== null && "raw" in value ? String(value.raw) : "";
}

/** Everything of an expression by which no text is told: classes, escapes, names of groups, flags. */
const syntax = /\\k<\w+>|\\[pPux]\{[^}]*\}|\\[a-z]|\(\?<[a-zA-Z]+>|\[[^\]]*\]|\/[a-z]*$/g;

/** Names of rules, features, fields and messages are of several words: `month-day`, `start_datetime`, `labels.day`. */
const joinedName = /^[a-z]+(?:[-_:.][a-zA-Z]+)+:?$/;

/** Names of kinds and fields: what stands in a literal type or as a property. */
const names: ReadonlySet<string> = new Set(
  engine.flatMap((file) => [
    ...nodesOf(file, "TSLiteralType").map(({ literal }) => textOf(literal)),
    ...[...nodesOf(file, "Property"), ...nodesOf(file, "TSPropertySignature")].map(({ key }) =>
      isNode(key) && typeof key.name === "string" ? key.name : textOf(key),
    ),
  ]),
);

/** The words of the vocabulary that a file holds, each literal with its words. */
function foreignWords(file: SourceFile): string[] {
  const notSaid = new Set(
    [...nodesOf(file, "ImportDeclaration"), ...nodesOf(file, "TSLiteralType")].flatMap(
      ({ source, literal }) => [source, literal].flatMap((node) => (isNode(node) ? [node.start] : [])),
    ),
  );
  const path = file.path.slice(root.length);
  return [...nodesOf(file, "Literal"), ...nodesOf(file, "TemplateElement")].flatMap((node) => {
    const said = textOf(node);
    const isName =
      node.type === "Literal" && !("regex" in node) && (names.has(said) || joinedName.test(said));
    if (isName || notSaid.has(node.start)) return [];
    if (exemptions.some((one) => one.file.test(path) && one.words.test(said))) return [];
    const words =
      said
        .replaceAll("\\\\", "\\")
        .replace(syntax, " ")
        .toLowerCase()
        .match(/\p{L}{2,}/gu) ?? [];
    const found = words.filter((word) => vocabulary.has(word));
    return found.length === 0 ? [] : [`${path}: ${found.join(" ")} in ${said}`];
  });
}

describe("the engine of the parser (house rule 13)", () => {
  it("holds no word of a language, in no string and no expression", () => {
    expect(engine.length).toBeGreaterThan(150);
    expect(vocabulary.size).toBeGreaterThan(3000);
    expect(engine.flatMap(foreignWords)).toEqual([]);
  });

  it("would tell a word that it held", () => {
    const [file] = engine;
    if (file === undefined) throw new Error("The engine has no file.");
    const literal = { type: "Literal", start: 0, end: 9, value: "on monday" };
    const expression = { type: "Literal", start: 0, end: 9, raw: "/\\bmorgen\\b/u", regex: {} };
    const held = foreignWords({ ...file, nodes: [literal, expression] });
    expect(held.map((one) => one.split(": ")[1])).toEqual([
      "on monday in on monday",
      "morgen in /\\bmorgen\\b/u",
    ]);
  });

  it("knows no pack but through the list of known languages", () => {
    const bySide = engine.flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier }) => /\/languages\/(?!known-languages$)/.test(specifier))
        .map(({ specifier }) => `${path} → ${specifier}`),
    );
    expect(bySide).toEqual([]);
  });

  it("gives each reason for a word that stands outside of a language", () => {
    for (const { reason } of exemptions) expect(reason.length).toBeGreaterThan(10);
  });
});

describe("the pack of a language", () => {
  const folderOf = (path: string): string =>
    /\/languages\/(?<code>[a-z]+)\//.exec(`/${path}`)?.groups?.code ?? "";

  it("imports no other language", () => {
    const crossing = parser.flatMap(({ path, imports }) => {
      const own = folderOf(path);
      return imports
        .map(({ specifier }) => folderOf(`${specifier}/`))
        .filter((other) => own !== "" && other !== "" && other !== own)
        .map((other) => `${path} → ${other}`);
    });
    expect(crossing).toEqual([]);
  });

  it("runs in a browser, as the engine does: no API of Node", () => {
    const ofNode = parser.flatMap(({ path, imports, text }) => [
      ...imports.filter(({ specifier }) => specifier.startsWith("node:")).map(() => path),
      ...(/\bprocess\.|\bBuffer\b/.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")) ? [path] : []),
    ]);
    expect(ofNode).toEqual([]);
  });
});
