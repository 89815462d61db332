import type { LiveMessage, LiveRead } from "./live-messages";
import { type LiveRequest, readLive } from "./read-live";

/**
 * The browser's worker that reads a text while it is typed (SPEC B7). It takes one text at a time, sends nothing and keeps
 * nothing; the header of its file forbids it every request but for its own code (next.config.mjs).
 */
const say = (message: LiveMessage): void => self.postMessage(message);

/** The first texts take ten times as long as later ones, so one is read before anybody waits, and one of several lines right after. */
const firstSample = "Lunch with Ana tomorrow at noon at Café Luz, then design review on Friday 3-4pm";
const sampleOfLines =
  "Hi all,\n\nThe next dates:\n- Mon 3 May, 10.30: site visit, Kiln Street\n- Tue 4 May: draft report\n\nAna";

async function readNow({ parts, ...request }: LiveRequest): Promise<LiveRead> {
  if (parts === undefined) return { drafts: await readLive(request), parts: [], kept: null };
  // With the first long text, so that others do not wait for it.
  const { readParts } = await import("./read-parts");
  return readParts(request, parts);
}

/** Whatever goes wrong with one text, the next one is read; null for a text that was not. */
const attempt = (request: LiveRequest): Promise<LiveRead | null> => readNow(request).catch(() => null);

const read = async (request: LiveRequest): Promise<void> =>
  say({ kind: "read", read: await attempt(request) });

const sampleOf = (text: string): LiveRequest => ({ text, nowMs: 0, timeZone: "UTC", language: "en" });

async function start(): Promise<void> {
  const isAlive = (await attempt(sampleOf(firstSample))) !== null;
  say({ kind: isAlive ? "ready" : "broken" });
  // What several lines need is fetched now; where that fails, a text that needs it asks again.
  if (isAlive) await attempt(sampleOf(sampleOfLines));
}

self.addEventListener("message", ({ data }: MessageEvent<LiveRequest>) => void read(data));
void start();
