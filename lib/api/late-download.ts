import { lateRequests } from "./late-requests";

/** The check of a file, and its download. */
export const sendForFile = lateRequests(() => import("./start-download"));
