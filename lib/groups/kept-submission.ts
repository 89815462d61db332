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

const submissionKey = "saywhen.submission";
const draftKey = "saywhen.draft";

type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What a tab keeps across a reload; a browser that refuses storage keeps nothing, and the page still works. */
function attempt<T>(use: (storage: TabStorage) => T): T | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}

function keep(name: string, text: string | null): void {
  attempt((storage) => (text === null ? storage.removeItem(name) : storage.setItem(name, text)));
}

/** Keeps the text in the box across a reload of this tab. */
export const keepDraft = (text: string): void => keep(draftKey, text === "" ? null : text);
export const keptDraft = (): string => attempt((storage) => storage.getItem(draftKey)) ?? "";

/** Keeps a submission across a reload of this tab; null forgets it. */
export const keepSubmission = (submission: Submission | null): void =>
  keep(submissionKey, submission === null ? null : JSON.stringify(submission));

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
  const [text, usesModel] = [memberOf(input, "text"), memberOf(input, "use_llm")];
  const [timezone, language] = [memberOf(input, "timezone"), memberOf(input, "language")];
  if (typeof text !== "string" || typeof usesModel !== "boolean") return null;
  if (typeof timezone !== "string" || typeof language !== "string") return null;
  return {
    // Member by member, in the order in which they are sent: the same key asks for the same body.
    input: { text, use_llm: usesModel, timezone, language, ...modelOf(memberOf(input, "model")) },
    key,
    groupId: typeof groupId === "string" ? groupId : null,
  };
}

function modelOf(value: unknown): Pick<CreateGroupInput, "model"> {
  const model = modelChoices.find((choice) => choice === value);
  return model === undefined ? {} : { model };
}

/** Whether the tab reloaded this screen or came back to it in its history; a link leads to a new screen. */
function isLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  if (!(load instanceof PerformanceNavigationTiming)) return false;
  return load.type !== "navigate" && new URL(load.name).pathname === window.location.pathname;
}

/**
 * The submission that this screen was waiting for when it was reloaded. A visitor who left the page meanwhile, by an
 * address or through the history, and comes back has not asked to wait: the submission is then forgotten.
 */
export function keptSubmission(): Submission | null {
  const kept = parseSubmission(attempt((storage) => storage.getItem(submissionKey)));
  if (kept === null || isLoadedAgain()) return kept;
  keepSubmission(null);
  return null;
}
