import type { ShapeWords } from "@/lib/extraction/rules/items/shape-words";
import { timesOf } from "@/lib/extraction/rules/judge/found-event";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import { cellsBetween } from "@/lib/extraction/rules/layout/dividers";
import { stampsOf } from "@/lib/extraction/rules/message-stamp";
import type { Reading } from "@/lib/extraction/rules/pipeline";
import type { DocumentTrace } from "@/lib/extraction/rules/read-document";
import type { HeardSentence } from "@/lib/extraction/rules/read-sentence";
import type { UnreadReason } from "@/lib/wire/unread-reasons";

/** A stretch of the text whose times make no event, and why. */
export interface LeftOut extends Stretch {
  reason: UnreadReason;
  /** It is a time itself: in a form that only programs write, or the words by which an event was found that is none. */
  isTime?: true;
}

const stamp = ({ start, end }: Stretch): LeftOut => ({ start, end, reason: "stamp", isTime: true });

const unclear = ({ start, end }: Stretch): LeftOut => ({ start, end, reason: "unclear", isTime: true });

const calledOffIn = ({ calledOff }: Reading, at: number): LeftOut[] =>
  calledOff.map(({ start, end }) => ({ start: at + start, end: at + end, reason: "called-off" }));

/** What a line leaves out. */
export const leftOutOfSentence = ({ whole, silent }: HeardSentence): LeftOut[] => [
  ...stampsOf(whole.source.lower).map(({ index, 0: words }) =>
    stamp({ start: index, end: index + words.trimEnd().length }),
  ),
  ...silent,
  ...calledOffIn(whole, 0),
];

const listKinds: ReadonlySet<Block["kind"]> = new Set(["row", "item", "line", "field"]);

/** `Fri 6 Nov - CANCELLED`, `Tues - rest`: a part of a line of a list says that nothing is on. */
function isOff({ kind, start, end }: Block, text: string, { noEvent, dayOff }: ShapeWords): boolean {
  if (!listKinds.has(kind)) return false;
  return cellsBetween(text, { start, end }, [])
    .slice(1)
    .map((cell) => text.slice(cell.start, cell.end).toLowerCase())
    .some((words) => noEvent.test(words) || dayOff.test(words));
}

/** What a document leaves out; stamps come first, for a mail that is repeated has one as well. */
export function leftOutOfDocument(
  { layout, blocks, live, silent, over, judged }: DocumentTrace,
  { text, shapes }: { text: string; shapes: ShapeWords },
): LeftOut[] {
  const heads = layout.blocks.filter(({ kind }) => kind === "header" || kind === "stamp");
  const read = new Set(blocks);
  const repeated = layout.blocks.filter((block) => !read.has(block));
  return [
    ...layout.mails.flatMap(({ sent }) => (sent === null ? [] : [stamp(sent)])),
    ...layout.blocks.flatMap((block) => (block.stamp === null ? [] : [stamp(block.stamp)])),
    ...heads.map(({ start, end }): LeftOut => ({ start, end, reason: "stamp" })),
    ...silent,
    ...repeated.map(({ start, end }): LeftOut => ({ start, end, reason: "quoted" })),
    ...over.flatMap(({ evidence }) =>
      evidence.map(({ start, end }): LeftOut => ({ start, end, reason: "past" })),
    ),
    ...judged.flatMap(({ draft, isEvent }) => (isEvent ? [] : timesOf(draft).map(unclear))),
    ...live.flatMap(({ said }) => calledOffIn(said.reading, said.at)),
    ...blocks
      .filter((block) => isOff(block, text, shapes))
      .map(({ start, end }): LeftOut => ({ start, end, reason: "called-off" })),
    // Below a sender alone a message has an empty stamp.
  ].filter(({ start, end }) => end > start);
}
