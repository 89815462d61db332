import { createLiveReader, type LiveReader, type LiveReaderOptions } from "./live-reader";
import { startLiveWorker } from "./start-live-worker";

/** A reader with a worker of its own, fetched as one. */
export const openLiveReader = (onRead: LiveReaderOptions["onRead"]): LiveReader =>
  createLiveReader({ startWorker: startLiveWorker, onRead });
