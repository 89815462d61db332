/** The service worker, whose place decides that it serves every page. */
export const workerPath = "/sw.js";
/** The page that the worker shows where a page cannot be fetched. */
export const offlinePagePath = "/installed/offline.html";
/** Where a system posts what is shared with the installed app. The worker answers it, so that nothing of it is sent. */
export const sharePath = "/api/share";
/** The web app manifest in a language. */
export const manifestPath = (language: string): string => `/installed/${language}.webmanifest`;
/** The group whose page a path is; null for every other path. */
export const groupOfPath = (path: string): string | null =>
  /^\/groups\/([\w-]{22})\/?$/.exec(path)?.[1] ?? null;
/** The event whose page a path is; null for every other path. */
export const eventOfPath = (path: string): string | null =>
  /^\/events\/([\w-]{22})\/?$/.exec(path)?.[1] ?? null;
