let begin: () => void;
/** The fetches that wait, one after the other, from the visitor's first act on. */
let line: Promise<unknown> = new Promise<void>((resolve) => {
  begin = resolve;
});

/** Between two fetches in line, for what a press has to do meanwhile. */
const pauseMs = 50;

/** Fetches code before it is asked for: a failure is silent, and whoever asks for it fetches it again. */
export const fetchAhead = (fetch: () => Promise<unknown>): void => void fetch().catch(() => undefined);

/** Code that is fetched once, or again after a failure. */
export interface LateCode<Code> {
  fetch: () => Promise<Code>;
  /** Null until it is there. */
  now: () => Code | null;
}

/** Registers code that a screen does not need at first. */
export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  let code: Code | null = null;
  let pending: Promise<Code> | null = null;
  const read = async (): Promise<Code> => {
    try {
      code = await load();
      return code;
    } catch (error) {
      pending = null;
      throw error;
    }
  };
  const fetch = (): Promise<Code> => {
    pending ??= read();
    return pending;
  };
  // A server reads it from its disk, so that no answer waits for it.
  if (typeof window === "undefined") fetchAhead(fetch);
  else
    line = line
      .then(() => new Promise((resolve) => setTimeout(resolve, pauseMs)))
      .then(fetch)
      // As of what is fetched ahead: the next in line waits for none that failed, and whoever asks for it fetches it again.
      .catch(() => undefined);
  return { fetch, now: () => code };
}

/**
 * Fetches all late code, also that of the screens to come. To be called once the visitor begins to act, so that no
 * press waits for code; one after the other, so that the code of a press does not wait behind what only might be needed.
 */
export const fetchLateCode = (): void => begin();
