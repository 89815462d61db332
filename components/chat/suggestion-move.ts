import type { KeyboardEvent } from "react";
import { isCaretOnLastLine } from "./caret-line";

type SuggestionMove =
  | { kind: "close" }
  | { kind: "activate"; position: number | null }
  | { kind: "take"; position: number };

/**
 * What a key does to the open suggestions; null for a key that belongs to the text. Arrow Down leaves the text only from
 * its last line, so that the caret can still move through a longer text (SPEC S12).
 */
export function moveOf(
  event: KeyboardEvent<HTMLTextAreaElement>,
  { active, count }: { active: number | null; count: number },
): SuggestionMove | null {
  const { key, shiftKey, currentTarget } = event;
  if (key === "Escape") return { kind: "close" };
  if (key === "ArrowDown" && active !== null)
    return { kind: "activate", position: Math.min(active + 1, count - 1) };
  if (key === "ArrowDown" && isCaretOnLastLine(currentTarget)) return { kind: "activate", position: 0 };
  if (active === null) return null;
  if (key === "ArrowUp") return { kind: "activate", position: active === 0 ? null : active - 1 };
  if (key === "Enter" && !shiftKey) return { kind: "take", position: active };
  return null;
}
