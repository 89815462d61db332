import { checkFile } from "./fetch-json";

/**
 * Makes the browser save a file of the API under the name that the server gives it. The link is a real
 * address, not a blob: phones then offer to add the event to their calendar. A link reports no failure, so
 * the file is checked first. Throws `ApiError`.
 */
async function startDownload(path: string): Promise<void> {
  await checkFile(path);
  const link = document.createElement("a");
  link.href = `/api/v1${path}`;
  link.download = "";
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Saves the file of one event, as `startDownload` does. */
export const downloadEvent = (eventId: string): Promise<void> =>
  startDownload(`/events/${eventId}/download_ics/`);

/** Saves one file with these events of a group, as `startDownload` does. */
export const downloadEvents = (groupId: string, eventIds: readonly string[]): Promise<void> =>
  startDownload(`/groups/${groupId}/download_ics/?ids=${eventIds.join(",")}`);
