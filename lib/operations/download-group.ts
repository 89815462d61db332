import "server-only";
import { contentDisposition } from "@/lib/calendar/content-disposition";
import { icsFileName } from "@/lib/calendar/file-name";
import { toStampedCalendar } from "@/lib/calendar/kept-calendar";
import { AppError } from "@/lib/errors/app-error";
import { requireEvent } from "@/lib/events/data";
import { toCalendarEntry } from "@/lib/events/event-views";
import { requireGroup } from "@/lib/groups/data";
import type { FileAnswer } from "@/lib/http/operation";
import type { StoredEvent } from "@/lib/stores/event-columns";
import { noteOpening } from "@/lib/stores/opened-groups";

interface DownloadRequest {
  rows: StoredEvent[];
  fileTitle: string;
  now: Date;
}

function toDownload({ rows, fileTitle, now }: DownloadRequest): FileAnswer {
  return {
    contentDisposition: contentDisposition(icsFileName(fileTitle)),
    content: toStampedCalendar({ entries: rows.map(toCalendarEntry), nowInstant: now.toISOString() }),
  };
}

/** SPEC A5: one event as a calendar file, named after its title. Throws `not_found`. */
export async function downloadEvent({ id, now }: { id: string; now: Date }): Promise<FileAnswer> {
  const row = await requireEvent(id);
  noteOpening(row.group, now);
  return toDownload({ rows: [row], fileTitle: row.title, now });
}

/**
 * SPEC A12: all events of a group, or those named, in one calendar file. Throws `not_found` when the group is
 * unknown, has no event, or lacks a named one.
 */
export async function downloadGroup(request: {
  id: string;
  ids: string[] | undefined;
  now: Date;
}): Promise<FileAnswer> {
  const group = await requireGroup(request.id);
  noteOpening(group, request.now);
  const rows = group.events.filter((event) => request.ids?.includes(event.id) ?? true);
  if (rows.length < (request.ids?.length ?? 1)) throw new AppError("not_found");
  const [first, ...others] = rows;
  const fileTitle = others.length === 0 && first !== undefined ? first.title : `${rows.length} events`;
  return toDownload({ rows, fileTitle, now: request.now });
}
