import { JSONParser } from "@streamparser/json";
import type { ModelEvent } from "./model-schema";
import { eventOf } from "./read-answer";

/** The paths of events in an answer that is a list or has one: `[{…}]`, `{"events": [{…}]}`. */
const eventPaths = ["$.*", "$.*.*"];
/** Blocks that a model may write before its answer; the answer follows their end. */
const thoughtNames = ["think", "thinking", "reasoning"];

/**
 * Where the answer begins in the words so far: the first bracket after the thoughts; -1 while there is none.
 */
function beginningOf(said: string): number {
  const thought = thoughtNames.find((name) => said.includes(`<${name}>`));
  const end = thought === undefined ? 0 : said.indexOf(`</${thought}>`);
  if (end < 0) return -1;
  const brackets = ["{", "["].map((bracket) => said.indexOf(bracket, end)).filter((at) => at >= 0);
  return brackets.length === 0 ? -1 : Math.min(...brackets);
}

/**
 * Reads the events of an answer while its words come: `onEvents` is called with all complete events whenever there is
 * one more. It is not called again once the words are no longer JSON: `readAnswer`, which tolerates more, judges the
 * whole answer.
 */
export function createEventReader(
  onEvents: (events: readonly ModelEvent[]) => void,
): (words: string) => void {
  const parser = new JSONParser({ paths: eventPaths });
  let events: readonly ModelEvent[] = [];
  let before: string | null = "";
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  parser.onValue = ({ value, parent }) => {
    const event = Array.isArray(parent) ? eventOf(value) : null;
    if (event === null) return;
    events = [...events, event];
    onEvents(events);
  };
  parser.onError = end;
  parser.onEnd = end;
  return (words) => {
    if (isOver) return;
    if (before === null) return parser.write(words);
    before += words;
    const at = beginningOf(before);
    if (at < 0) return;
    parser.write(before.slice(at));
    before = null;
  };
}
