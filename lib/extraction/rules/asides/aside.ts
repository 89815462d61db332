import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { AsideWords } from "@/lib/extraction/rules/pack/aside-words";

/** Words beside an event; `whole` has what leads on to them as well, which says nothing without them. */
export interface Aside extends Stretch {
  whole: Stretch;
}

const longestLead = 8;

/** The words with what leads on to them, or with the brackets around them. */
export function asideAt(text: string, { start, end }: Stretch, { joining }: AsideWords): Aside {
  if (text[start - 1] === "(" && text[end] === ")")
    return { start, end, whole: { start: start - 1, end: end + 1 } };
  const lead = joining.exec(text.slice(Math.max(0, start - longestLead), start))?.[0] ?? "";
  return { start, end, whole: { start: start - lead.length, end } };
}
