import type { Kept } from "./kept-words";
import { phraseLength } from "./phrases";
import type { Reading } from "./reading";
import { relativeStarters } from "./words-en-titles";

/** Cuts a title where a statement about it begins: `trip that starts …`, `viewing, which …`, `gym scheduled for …`. */
export function cutTail(reading: Reading, kept: Kept): Kept {
  for (let offset = 1; offset < kept.length; offset += 1) {
    const at = kept[offset];
    if (at !== undefined && phraseLength(reading, at, relativeStarters) > 0) {
      const people = kept.slice(offset).filter((index) => reading.roles[index] === "person");
      return [...kept.slice(0, offset), ...people];
    }
  }
  return kept;
}
