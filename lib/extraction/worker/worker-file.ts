/** Where the build puts the reading worker, from the folder that the program is started in; it is one file without imports. */
export const workerFile = "generated/reading-worker.mjs";
/** What it is built from. */
export const workerSource = "lib/extraction/worker/reading-worker.ts";
