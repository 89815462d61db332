/** How two neighbouring spans are connected by the words between them. */
export type Gap = "tight" | "comma" | "list" | "range" | "line" | "loose" | "break";

const range =
  /^(?:-{1,3}|~|>|(?:and |, )?(?:to|until|till|til|'til|thru|through|up to|ending|ends|ends at|ending at|ending on|and ends?|and finish(?:es|ing)|finishing)(?: on| at| about| around| the)*)$/;
const list =
  /^,? ?(?:and|&|or|\+|plus|\/|as well as|and again|and also|then again)(?: again)?(?: on| at| from| the| between)*$/;
const filler =
  /^(?:[,()[\]|@:–-]|\b(?:on|at|from|for|in|the|of|around|about|approximately|approx\.?|starting|starts?|beginning|begins?|commencing|is|are|be|will be|it's|its|held|scheduled|set|due|by|between|local|sharp|exactly|promptly|only|date|time|when|during|this|o'clock|both days|each|every|each day|hrs|a|ish|please|time being|going|until|till|through|to|running|lasting|lasts?|that|which|and (?:lasts?|runs?|goes|lasting)|also)\b|\s)+$/;

/** Classifies the words between two spans; `between` is lower-cased text. */
export function gapKind(between: string): Gap {
  const words = between.trim();
  if (between.includes("\n")) return words === "" || /^[-–,|:•*]+$/.test(words) ? "line" : "break";
  if (words === "") return "tight";
  if (words === ",") return "comma";
  if (range.test(words)) return "range";
  if (list.test(words)) return "list";
  if (filler.test(words)) return "tight";
  return /[.!?;](?:\s|$)/.test(between) ? "break" : "loose";
}
