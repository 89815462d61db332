import type { GapWords } from "./pack/clause-words";

/** How two neighbouring spans are connected by the words between them. */
export type Gap = "tight" | "comma" | "list" | "range" | "line" | "loose" | "break";

/** Classifies the words between two spans; `between` is lower-cased text. */
export function gapKind(between: string, gaps: GapWords): Gap {
  const words = between.trim();
  if (between.includes("\n")) return words === "" || /^[-–,|:•*]+$/.test(words) ? "line" : "break";
  if (words === "") return "tight";
  if (words === ",") return "comma";
  if (gaps.range.test(words)) return "range";
  if (gaps.list.test(words)) return "list";
  if (gaps.joining.test(words)) return "tight";
  return /[.!?;](?:\s|$)/.test(between) ? "break" : "loose";
}
