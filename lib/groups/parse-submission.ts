import { modelChoices } from "@/lib/wire/choices";
import type { CreateGroupInput } from "@/lib/wire/group-schema";

/** A text on its way to becoming a group. */
export interface Submission {
  input: CreateGroupInput;
  /** The Idempotency-Key: sent again after a reload, it creates no second group (SPEC A22). */
  key: string;
  /** Null until the server has answered. */
  groupId: string | null;
}

const memberOf = (value: object, name: string): unknown => new Map(Object.entries(value)).get(name);

/** A stored submission; null where there is none, or a damaged one. */
export function parseSubmission(json: string | null): Submission | null {
  let value: unknown;
  try {
    value = JSON.parse(json ?? "null");
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const [input, key, groupId] = ["input", "key", "groupId"].map((name) => memberOf(value, name));
  if (typeof input !== "object" || input === null || typeof key !== "string") return null;
  const [words, usesModel] = [wordsOf(input), memberOf(input, "use_llm")];
  const [timezone, language] = [memberOf(input, "timezone"), memberOf(input, "language")];
  if (words === null || typeof usesModel !== "boolean") return null;
  if (typeof timezone !== "string" || typeof language !== "string") return null;
  return {
    // Member by member, in the order in which they are sent: the same key asks for the same body.
    input: { ...words, use_llm: usesModel, timezone, language, ...modelOf(memberOf(input, "model")) },
    key,
    groupId: typeof groupId === "string" ? groupId : null,
  };
}

/** The text, or the parts of a longer one. */
function wordsOf(input: object): Pick<CreateGroupInput, "text" | "parts"> | null {
  const [text, parts] = [memberOf(input, "text"), memberOf(input, "parts")];
  if (typeof text === "string") return { text };
  const isParts = Array.isArray(parts) && parts.every((part) => typeof part === "string");
  return isParts ? { parts } : null;
}

function modelOf(value: unknown): Pick<CreateGroupInput, "model"> {
  const model = modelChoices.find((choice) => choice === value);
  return model === undefined ? {} : { model };
}
