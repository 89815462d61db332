import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import type { LinkWords } from "@/lib/extraction/rules/pack/document-words";

/** A link of the text by which people join something. */
export interface JoinLink extends Stretch {
  isForAll: boolean;
}

const link = /https?:\/\/[^\s<>"”»)\]]+/giu;
const trailing = /[.,;:!?'’]+$/u;
const reach = 160;

/** The links of a text by which people join, in its order; those to pages about something else are left out. */
export function joinLinks(text: string, blocks: readonly Block[], words: LinkWords): JoinLink[] {
  const heard = blocks.filter(({ kind }) => kind !== "header");
  return [...text.matchAll(link)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].replace(trailing, "").length;
    if (!heard.some((block) => block.start <= start && end <= block.end)) return [];
    const above = text.slice(Math.max(0, start - reach), start).split("\n");
    const before = above.slice(-2).join(" ").toLowerCase();
    const behind = text.slice(end, end + reach).split("\n")[0] ?? "";
    const isForAll = words.forAll.test(`${above.at(-1) ?? ""} ${behind}`.toLowerCase());
    const isJoin = isForAll || words.service.test(match[0].toLowerCase()) || words.join.test(before);
    return isJoin ? [{ start, end, isForAll }] : [];
  });
}

/** The link of an event: in its own words, else in the lines up to the next event, else the one that is for all. */
export function chooseLink(
  links: readonly JoinLink[],
  own: Stretch,
  { next, isOnly }: { next: number; isOnly: boolean },
): JoinLink | null {
  const within = links.find(({ start }) => start >= own.start && start < own.end);
  const behind = links.find(({ start }) => start >= own.end && start < next);
  const only = isOnly && links.length === 1 ? links[0] : undefined;
  return within ?? links.find(({ isForAll }) => isForAll) ?? behind ?? only ?? null;
}
