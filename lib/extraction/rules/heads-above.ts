import type { ToldRequest } from "@/lib/extraction/rules/pack/language-pack";
import type { Said } from "./find/find-in-block";
import type { Block } from "./layout/block";
import type { DocumentWords } from "./pack/document-words";

interface Asked {
  request: ToldRequest;
  words: DocumentWords;
}

const isHead = ({ request }: Asked, { from, end }: Block, head: RegExp | undefined): boolean =>
  head?.test(request.text.slice(from, end).toLowerCase()) === true;

/** The stanza of a heading of hours, which stands as long as no other heading or line of words follows. */
export function hoursBelow(
  asked: Asked,
  block: Block,
  { stanza, isQuiet }: { stanza: number | null; isQuiet: boolean },
): number | null {
  if (isHead(asked, block, asked.words.silent.hoursHead)) return block.stanza;
  if (!isQuiet) return stanza;
  return block.kind === "heading" || block.kind === "paragraph" ? null : stanza;
}

/** The stanza of what is over, below its heading or its day, as long as no other heading, sentence or day follows. */
export function pastBelow(
  asked: Asked,
  { block, said }: { block: Block; said: Said },
  stanza: number | null,
): number | null {
  if (isHead(asked, block, asked.words.silent.pastHead)) return block.stanza;
  if (stanza === null || block.stanza > stanza + 1 || block.kind === "paragraph") return null;
  const isLine = block.kind === "line" && block.stanza > stanza && !said.hasDay && !said.hasClock;
  return (block.kind === "heading" || isLine) && said.period === null ? null : block.stanza;
}

/** `1921 – played for the unveiling on 13 November`: the year before a dash is that of the line, and was long ago. */
export function isOfPastYear({ request }: Asked, { start, end }: Block): boolean {
  const year = /^\W{0,3}(1[5-9]\d\d|20\d\d) ?[-–—:] ?\p{L}/u.exec(request.text.slice(start, end))?.[1];
  return year !== undefined && Number(year) < new Date(request.nowMs).getUTCFullYear();
}
