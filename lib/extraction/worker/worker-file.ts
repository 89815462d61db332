/**
 * Where the build puts the reading worker, relative to the program's folder; it is one file without imports.
 */
export const workerFile = "generated/reading-worker.mjs";
/** The source that it is built from. */
export const workerSource = "lib/extraction/worker/reading-worker.ts";
