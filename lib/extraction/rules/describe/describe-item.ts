import { readDetails } from "@/lib/extraction/rules/details/read-details";
import type { Item } from "@/lib/extraction/rules/items/item";
import type { Block } from "@/lib/extraction/rules/layout/block";
import type { EventDetails, TextSpan } from "@/lib/extraction/rules/types";
import { type NameWords, nameCandidates } from "./choose-name";
import { describeByShape } from "./describe-by-shape";

const noName = "Event";

const detailsOf = (text: string, block: Block, taken: TextSpan[]): EventDetails =>
  readDetails({ text, start: block.from, end: block.end, taken });

/** The details of an entry that its item's own words give, with those of the blocks around it where they leave them open. */
export function describeItem(
  item: Item,
  ofWords: EventDetails,
  { text, words, isFirst }: { text: string; words: NameWords; isFirst: boolean },
): EventDetails {
  const { facts } = item.part;
  const own = facts === null ? ofWords : describeByShape(facts, ofWords, text);
  if (facts !== null && facts.name !== null) return own;
  const around = [...item.above, ...item.below].filter(({ kind }) => kind !== "heading");
  const read = around.map((block) => detailsOf(text, block, []));
  const [best] = isFirst ? nameCandidates(item, text, words) : [];
  const isOwn = best === undefined || best.block === item.block;
  const named = isOwn ? null : detailsOf(text, best.block, []);
  const title = named !== null && named.title !== noName ? named : own;
  const placed =
    own.venue !== "" || own.location !== ""
      ? own
      : read.find(({ venue, location }) => venue + location !== "");
  const isTitleOf = (details: EventDetails) => details.evidence.filter(({ field }) => field === "title");
  const isPlaceOf = (details: EventDetails | undefined) =>
    (details?.evidence ?? []).filter(({ field }) => field === "venue" || field === "location");
  return {
    ...own,
    title: title.title,
    venue: placed?.venue ?? "",
    location: placed?.location ?? "",
    evidence: [
      ...isTitleOf(title),
      ...isPlaceOf(placed),
      ...own.evidence.filter(({ field }) => !["title", "venue", "location"].includes(field)),
    ],
  };
}
