/**
 * The fields of an event that the fault scenarios write. An edit changes all of them at once, so that half an
 * edit is visible.
 */
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
  /** Including deleted events, where they can be seen. */
  events: readonly SeenEvent[];
}

/**
 * What a client knows about a request that it sent. It was acknowledged; it was refused or never left, so it
 * must have no effect; or the connection died or a 5xx came, and it may have an effect.
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
  /** Of a group or of one event. */
  | { kind: "delete" | "restore"; id: string; outcome: Outcome }
  /** `seen` is null if the answer was that there is no such group. */
  | { kind: "read"; groupId: string; seen: SeenGroup | null }
  /**
   * A read of a group that somebody else writes at the same moment: it may be stale, but never what was not
   * written.
   */
  | { kind: "glance"; seen: SeenGroup };

/**
 * What all clients of a scenario sent and received. Entries are in the order of their answers, which is the
 * order of the effects as long as only one client at a time writes to an item. A request with an unknown
 * outcome takes effect before its client's next one or never, since its process is dead or has answered.
 */
export interface History {
  entries: Entry[];
  /** Answers that no client expects: a 5xx other than 503, or a failed read of something acknowledged. */
  faults: string[];
  /** How many answers had each status, including `died` and `unsent`. */
  statuses: Map<string, number>;
}

/** An empty history. */
export function createHistory(): History {
  return { entries: [], faults: [], statuses: new Map() };
}

/** The counts of what was acknowledged, for the verdict's line. */
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
