import { kindOfFile } from "./file-kind";
import { pictureBytesMax } from "./intake-limits";
import type { FileRefusal } from "./read-file";

type CalendarBytes =
  | { kind: "calendar"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "refused"; reason: FileRefusal };

const refused = (reason: FileRefusal): CalendarBytes => ({ kind: "refused", reason });

/** The bytes of a calendar file, which may be that of years. Never throws: any other file is refused with a reason. */
export async function calendarBytes(file: File): Promise<CalendarBytes> {
  if (file.size === 0) return refused("empty");
  if (file.size > pictureBytesMax) return refused("tooLarge");
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kind = kindOfFile({ name: file.name, type: file.type, bytes });
    return kind === "calendar" ? { kind, bytes } : refused("noCalendar");
  } catch {
    // A folder, a file that has gone since, or one that may not be read.
    return refused("unreadable");
  }
}
