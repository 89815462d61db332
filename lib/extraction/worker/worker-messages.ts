import type { ReadingOutcome } from "./reading-task";

/** The messages of a worker: first that it is ready, then the result of each task. */
export type WorkerMessage = { kind: "ready" } | { kind: "done"; outcome: ReadingOutcome };
