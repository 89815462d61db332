import { createId } from "@/lib/ids/create-id";
import { extractEvents } from "@/lib/readings/process-extractor";
import { systemClock } from "./clock";
import { readingDeadlineMs } from "./deadline";
import { createJobEngine, type JobEngine } from "./engine";
import { jobStore } from "./job-store";
import { readerAgain } from "./model-reader";
import { createModelSlots } from "./model-slots";
import { runningJobs } from "./running-jobs";

/** How many questions one process puts to models at the same time, and how many may wait. */
const slotLimits = { runningMax: 8, waitingMax: 100 };

declare global {
  var saywhenJobs: JobEngine | undefined;
}

/** The engine of this process. Held on globalThis, since Next loads a module once for each of its bundles. */
export const jobs: JobEngine =
  globalThis.saywhenJobs ??
  createJobEngine({
    store: jobStore,
    clock: systemClock,
    read: extractEvents,
    slots: createModelSlots(slotLimits),
    running: runningJobs,
    owner: createId(),
    deadlineMs: readingDeadlineMs,
    readerAgain,
  });
globalThis.saywhenJobs = jobs;
