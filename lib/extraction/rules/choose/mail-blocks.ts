import type { Block } from "@/lib/extraction/rules/layout/block";
import type { Layout } from "@/lib/extraction/rules/layout/read-layout";

const notWords: ReadonlySet<Block["kind"]> = new Set(["header", "subject", "signature", "separator"]);
const listed: ReadonlySet<Block["kind"]> = new Set(["item", "row", "field", "record"]);

const blocksOf = ({ blocks }: Layout, mail: number): Block[] => blocks.filter((block) => block.mail === mail);

/** A mail's own words in lower case, each block on a line, without its header and signature. */
export const wordsOfMail = (text: string, layout: Layout, mail: number): string =>
  blocksOf(layout, mail)
    .filter(({ kind }) => !notWords.has(kind))
    .map(({ start, end }) => text.slice(start, end).toLowerCase())
    .join("\n");

/** How many blocks of a mail are parts of lists, tables and forms. */
export const listedCountOf = (layout: Layout, mail: number): number =>
  blocksOf(layout, mail).filter(({ kind }) => listed.has(kind)).length;
