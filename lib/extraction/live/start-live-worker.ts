import type { LiveMessage } from "./live-messages";
import type { LiveWorker, LiveWorkerEvents } from "./live-reader";

/** Starts the browser's worker; the bundler finds its source by this expression. Throws where there are no workers. */
export function startLiveWorker({ onMessage, onFailure }: LiveWorkerEvents): LiveWorker {
  const worker = new Worker(new URL("./live-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<LiveMessage>) => onMessage(data));
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    onFailure();
  });
  return { read: (request) => worker.postMessage(request), end: () => worker.terminate() };
}
