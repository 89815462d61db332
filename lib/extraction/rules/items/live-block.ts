import type { NameWords } from "@/lib/extraction/rules/describe/name-words";
import { findInWords, type Said, stretchOf } from "@/lib/extraction/rules/find/find-in-block";
import type { Block } from "@/lib/extraction/rules/layout/block";
import { isDue } from "@/lib/extraction/rules/scope/due";
import type { ScopeWords } from "@/lib/extraction/rules/scope/scope-words";
import type { ShapeContext } from "./cell";
import { onlyWords, type Part } from "./facts";

/** A block of the text that may say something, with what it says by itself and its words where some of them are silent. */
export interface LiveBlock {
  block: Block;
  said: Said;
  /** What it says where a day is said for it elsewhere, so that a number at its edge may be an hour. */
  saidUnderDay: () => Said;
  part: Part;
  /** It asks for an event: `create`, `put in`. */
  isAsked: boolean;
  /** It tells what happens: `there will be`, `we meet`. */
  isTold: boolean;
  /** It tells of what goes with an event said before: `afterwards`, `pre-concert talk`. */
  isBeside: boolean;
  /** It tells by when something is to be done. */
  isDue: boolean;
}

/** What a part says by the words that its shape leaves to be read. */
function findInPart({ request, find }: ShapeContext, { block, when, isHour }: Part, isBelowDay: boolean) {
  const isUnderDay = isBelowDay || isHour === true;
  const stretch = stretchOf(block);
  if (when === null) return find(stretch, isUnderDay);
  return findInWords({ ...request, text: onlyWords(request.text, stretch, when) }, stretch.start, isUnderDay);
}

/** Between the noun of what happens and its hour there is room for `from` alone. */
const longestLead = 6;

/** `Wake from 12.30pm`: the line opens with what happens, right before its hour, and not with what only goes with it. */
function opensWithEvent({ reading }: Said, lower: string, { eventNoun, auxiliary }: NameWords): boolean {
  const noun = eventNoun.exec(lower);
  const first = reading.spans.find(({ value }) => value.kind === "clock");
  if (noun === null || noun.index > 0 || first === undefined || auxiliary.test(lower)) return false;
  return first.start - noun[0].length <= longestLead;
}

/** A part with what it says, as it is read where it stands. */
export function readLiveBlock(
  context: ShapeContext,
  part: Part,
  { scope, names }: { scope: ScopeWords; names: NameWords },
): LiveBlock {
  const { block } = part;
  const said = findInPart(context, part, false);
  const lower = context.text.slice(block.start, block.end).toLowerCase();
  return {
    block,
    part,
    said,
    saidUnderDay: () => findInPart(context, part, true),
    isAsked: names.request.test(lower),
    isTold: scope.told.test(lower) || opensWithEvent(said, lower, names),
    isBeside: scope.besideEvent.test(lower),
    isDue: isDue(said, scope),
  };
}
