import type { ReadingOutcome } from "./reading-task";

/** What a worker says: once that it is there, then what became of each task. */
export type WorkerMessage = { kind: "ready" } | { kind: "done"; outcome: ReadingOutcome };
