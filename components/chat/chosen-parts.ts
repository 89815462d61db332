import type { LongText } from "@/lib/extraction/live/long-text";
import type { CreateGroupInput } from "@/lib/wire/group-schema";

/** A long text with what the page says of its chosen parts, by the code that lets the visitor choose them. */
export interface ChosenParts extends LongText {
  /** What a create sends of it; null while no part is chosen, as the sentences are. */
  words: Pick<CreateGroupInput, "text" | "parts"> | null;
  /** How many parts are sent, below the length of the text. */
  sentText: string | null;
  /** The same, on the button. */
  submitText: string | null;
}
