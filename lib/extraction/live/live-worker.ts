import type { LiveMessage, LiveRead } from "./live-messages";
import { type LiveRequest, readLive } from "./read-live";

/**
 * The browser's worker that reads a text while it is typed (SPEC B7). It takes one text at a time, sends nothing and keeps
 * nothing; the header of its file forbids it every request but for its own code (next.config.mjs).
 */
const say = (message: LiveMessage): void => self.postMessage(message);

/** The first texts take ten times as long as later ones, so these are read before anybody waits. */
const sampleTexts = [
  "Lunch with Ana tomorrow at noon at Café Luz, then design review on Friday 3-4pm",
  "Hi all,\n\nThe next dates:\n- Mon 3 May, 10.30: site visit, Kiln Street\n- Tue 4 May: draft report\n\nAna",
];

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

async function warmUp(): Promise<void> {
  for (const text of sampleTexts) {
    await readLive({ text, nowMs: 0, timeZone: "UTC", language: "en" });
  }
}

self.addEventListener("message", ({ data }: MessageEvent<LiveRequest>) => void read(data));
void warmUp().then(
  () => say({ kind: "ready" }),
  () => say({ kind: "broken" }),
);
