/** The fields of an event that the fault scenarios write. An edit changes all of them at once, so that half an edit shows. */
export interface EventContent {
  title: string;
  venue: string;
  attendees: readonly string[];
  notes: readonly string[];
}

export interface SeenEvent {
  id: string;
  content: EventContent;
  isDeleted: boolean;
  /** How often it was edited; null if unknown. */
  sequence: number | null;
}

/** A group as the API answered it or as the database holds it, its events in the order of the text. */
export interface SeenGroup {
  id: string;
  text: string;
  state: "processing" | "complete" | "failed";
  isDeleted: boolean;
  /** Deleted events too, where they can be seen. */
  events: readonly SeenEvent[];
}

/**
 * What a client knows of a request it sent: it was acknowledged; it was refused, or never left, and so must not have
 * happened; or the connection died, or a 5xx came, and it may have happened.
 */
export type Outcome = "acknowledged" | "refused" | "unknown";

/** One request and how it ended. Each text is sent under one Idempotency-Key, however often. */
export type Entry =
  | {
      kind: "create";
      text: string;
      /** The titles of the events that it should produce. */
      titles: readonly string[];
      outcome: Outcome;
      groupId: string | null;
    }
  | { kind: "edit"; eventId: string; content: EventContent; outcome: Outcome }
  /** Of a group, or of one event. */
  | { kind: "delete" | "restore"; id: string; outcome: Outcome }
  /** `seen` is null where the answer was that there is no such group. */
  | { kind: "read"; groupId: string; seen: SeenGroup | null }
  /** A look at a group that somebody else writes to at the same moment: it may be old, but not what never was. */
  | { kind: "glance"; seen: SeenGroup };

/**
 * What all clients of a scenario sent and were answered. Entries are in the order of their answers, which is the order
 * of what happened as long as one client at a time writes to a thing; a request whose outcome is unknown takes effect
 * before its client's next one or never, since the process that had it is dead or has answered.
 */
export interface History {
  entries: Entry[];
  /** Answers that no client expects: a 5xx but 503, a failure to read what was acknowledged. */
  faults: string[];
  /** How many answers had each status; `died` and `unsent` among them. */
  statuses: Map<string, number>;
}

/** An empty history. */
export function createHistory(): History {
  return { entries: [], faults: [], statuses: new Map() };
}

/** What was acknowledged, for the line of the verdict. */
export function countAcknowledged({ entries }: History): { creates: number; changes: number } {
  const created = new Set<string>();
  let changes = 0;
  for (const entry of entries) {
    if (entry.kind === "read" || entry.kind === "glance" || entry.outcome !== "acknowledged") continue;
    if (entry.kind === "create") created.add(entry.text);
    else changes += 1;
  }
  return { creates: created.size, changes };
}
