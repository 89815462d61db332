import { parentPort } from "node:worker_threads";
import { type ReadingTask, runReadingTask } from "./reading-task";
import { warmUp } from "./warm-up";
import type { WorkerMessage } from "./worker-messages";

/**
 * The worker that reads texts, built into one file by `npm run build`. It does one task at a time and keeps
 * nothing else.
 */
const say = (message: WorkerMessage): void => parentPort?.postMessage(message);

parentPort?.on("message", (task: ReadingTask) => say({ kind: "done", outcome: runReadingTask(task) }));
warmUp();
say({ kind: "ready" });
