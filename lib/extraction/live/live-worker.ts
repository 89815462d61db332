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
  if (parts === undefined) return { drafts: await readLive(request), parts: [] };
  // With the first long text, so that others do not wait for it.
  const { readParts } = await import("./read-parts");
  return readParts(request, parts);
}

async function read(request: LiveRequest): Promise<void> {
  // Whatever goes wrong with one text, the next one is read.
  say({ kind: "read", read: await readNow(request).catch(() => null) });
}

const warmUp = (text: string): Promise<unknown> =>
  readLive({ text, nowMs: 0, timeZone: "UTC", language: "en" });

async function start(): Promise<void> {
  try {
    await warmUp(firstSample);
  } catch {
    say({ kind: "broken" });
    return;
  }
  say({ kind: "ready" });
  // What several lines need is fetched now; where that fails, a text that needs it asks again and is told.
  await warmUp(sampleOfLines).catch(() => null);
}

self.addEventListener("message", ({ data }: MessageEvent<LiveRequest>) => void read(data));
void start();
