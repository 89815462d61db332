const registered = new Set<() => Promise<unknown>>();
let isWanted = false;

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
  registered.add(fetch);
  // A server reads it from its disk, so that no answer waits for it.
  if (isWanted || typeof window === "undefined") fetchAhead(fetch);
  return { fetch, now: () => code };
}

/**
 * Fetches all late code, also that of the screens to come. To be called once the visitor begins to act, so that no
 * press waits for code.
 */
export function fetchLateCode(): void {
  isWanted = true;
  for (const fetch of registered) fetchAhead(fetch);
}
