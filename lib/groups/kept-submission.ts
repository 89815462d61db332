import { retryDelayMs } from "@/lib/api/polling";
import type { Submission } from "./parse-submission";

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

/** Whether the tab reloaded this screen or came back to it in its history; a link leads to a new screen. */
function isLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  if (!(load instanceof PerformanceNavigationTiming)) return false;
  return load.type !== "navigate" && new URL(load.name).pathname === window.location.pathname;
}

/**
 * The submission that this screen was waiting for when it was reloaded. A visitor who left the page meanwhile, by an
 * address or through the history, and comes back has not asked to wait: the submission is then forgotten. The code that
 * checks a stored submission is fetched only if there is one.
 */
export async function keptSubmission(): Promise<Submission | null> {
  const json = storedSubmission();
  if (json === null) return null;
  if (isLoadedAgain()) return parseLatest(json, 1);
  keepSubmission(null);
  return null;
}

const storedSubmission = (): string | null => attempt((storage) => storage.getItem(submissionKey));

/** Parses a stored submission; null once a text that was sent meanwhile has taken its place. Code that does not come is asked for again, later each time. */
async function parseLatest(json: string, tryCount: number): Promise<Submission | null> {
  try {
    const { parseSubmission } = await import("./parse-submission");
    return storedSubmission() === json ? parseSubmission(json) : null;
  } catch {
    await new Promise((resume) => window.setTimeout(resume, retryDelayMs(tryCount)));
    return storedSubmission() === json ? parseLatest(json, tryCount + 1) : null;
  }
}
