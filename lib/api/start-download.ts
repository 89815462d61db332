import { checkFile } from "./fetch-json";

/**
 * Makes the browser save a file of the API under the name that the server gives it. The link is a real
 * address, not a blob: phones then offer to add the event to their calendar. A link reports no failure, so
 * the file is checked first. Throws `ApiError`.
 */
export async function startDownload(path: string): Promise<void> {
  await checkFile(path);
  const link = document.createElement("a");
  link.href = `/api/v1${path}`;
  link.download = "";
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

export const eventFilePath = (eventId: string): string => `/events/${eventId}/download_ics/`;

export const groupFilePath = (groupId: string, eventIds: readonly string[]): string =>
  `/groups/${groupId}/download_ics/?ids=${eventIds.join(",")}`;
