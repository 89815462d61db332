import type { Connector, Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import { type SentenceGiven, signsAlone, withGiven } from "@/lib/extraction/rules/pack/sentence-signs";
import type { SentenceWords } from "@/lib/extraction/rules/pack/sentence-words";
import { anyOf } from "./lexicon-words";

const edge = { before: "(?<![\\p{L}\\p{N}])", behind: "(?![\\p{L}\\p{N}])" };

/** One of some words by itself, somewhere in a text. */
const word = (words: Iterable<string>, flags = "u"): RegExp =>
  new RegExp(`${edge.before}(?:${anyOf(words)})${edge.behind}`, flags);

/** What a lexicon says of the words between times, before them and around them. */
export function sentenceOfLexicon(lexicon: Lexicon, given: SentenceGiven = {}): SentenceWords {
  const { connectors, and } = lexicon;
  const meaning = (wanted: Connector): string[] =>
    Object.keys(connectors).filter((one) => connectors[one] === wanted);
  const [all, until] = [anyOf(Object.keys(connectors)), anyOf(meaning("until"))];
  const joins = anyOf(and);
  // Word by word: of phrases that hold one another a row could be divided in too many ways.
  const singles = new Set(Object.keys(connectors).flatMap((one) => one.split(" ")));
  const single = anyOf(singles);
  const lead = anyOf([...singles].filter((one) => one !== "@"));
  const row = `(?: (?:${single})){0,6}$`;
  const before = `(?:^|[^\\p{L}\\p{N}'-])`;
  const end = (words: Iterable<string>): RegExp => new RegExp(`(?:^|\\s)(?:${anyOf(words)})$`, "u");
  const ofLexicon: SentenceGiven = {
    gaps: {
      range: new RegExp(`^(?:-{1,3}|~|>|(?:${until}|${anyOf(lexicon.rangeJoints ?? [])}))${row}`, "u"),
      list: new RegExp(`^,? ?(?:&|\\+|/|${joins})${row}`, "u"),
      joining: new RegExp(`^(?:[,()[\\]|@:–-]|${edge.before}(?:${single})${edge.behind}|\\s)+$`, "u"),
    },
    leads: {
      lead: new RegExp(`${before}((?:(?:${lead})(?: ?[:=-])?(?:\\s+|(?<='))|@(?: ?[:=-])?\\s*)+)$`, "u"),
      until: word(meaning("until")),
      starting: word(meaning("from")),
      between: end(meaning("between")),
      rangeOfDeadline: new RegExp(`^ ?(?:-{1,2}|${until}) ?$`, "u"),
    },
    clauses: { empty: new RegExp(`^(?:${all}|${joins})$`, "u") },
    connections: {
      connector: new RegExp(`[,;]\\s*(?:(?:${joins}) )?|\\s+(?:${joins}|&|\\+)\\s+|\\s[-–—]\\s`, "u"),
      joining: new RegExp(`^[\\s,;]*(?:${joins}|&|\\+)?\\s*`, "u"),
      filler: new RegExp(`${edge.before}(?:${all}|${joins})${edge.behind}|[^\\p{L}\\p{N}]`, "uy"),
    },
    weak: {
      clockLead: end([...(lexicon.hourLeads ?? meaning("at")), "@"]),
      dayLead: end(lexicon.dayLeads ?? Object.keys(connectors)),
    },
    items: {
      itemBreak: new RegExp(`[,;!?\\n]+\\s*|\\.\\s+|:\\s+|\\s[-–—]\\s|\\s(?:${joins}|&|\\+)\\s`, "gu"),
    },
  };
  return withGiven(withGiven(signsAlone, ofLexicon), given);
}
