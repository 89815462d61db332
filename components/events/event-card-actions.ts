import type { EvidenceField } from "@/lib/wire/event-fields";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import type { CardDraft } from "./use-card-draft";
import type { SaveEvent } from "./use-saving";

/** The actions of a card; each takes the event's id, so that one set serves every card of a list. */
export interface EventCardActions {
  onSave: SaveEvent;
  /** Fetches the event as it is now, after it was changed elsewhere (SPEC A24). */
  onReload: (eventId: string) => Promise<CalendarEvent | undefined>;
  /** Restores an event that was deleted elsewhere; false if that failed. */
  onRestore: (eventId: string) => Promise<boolean>;
  /** Settles once the download has begun or failed. */
  onExport: (event: CalendarEvent) => Promise<void>;
  onShare: (event: CalendarEvent) => Promise<void>;
  onDelete: (event: CalendarEvent) => void;
  /** The fields that the pointer or focus is on; empty if there are none (SPEC B1). */
  onPoint: (eventId: string, fields: readonly EvidenceField[]) => void;
  /** Called with the unsaved changes, and with null once there are none. */
  onDraft: (eventId: string, draft: CardDraft | null) => void;
  onFold: (eventId: string, isOpen: boolean) => void;
}
