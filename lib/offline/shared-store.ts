/** The store of what was shared, from the worker that took it to the page that reads it. */
export const sharedStoreName = "saywhen-shared";

/** Forgets what was shared, taken or not. */
export async function forgetShared(): Promise<void> {
  if (typeof caches !== "undefined") await caches.delete(sharedStoreName);
}
