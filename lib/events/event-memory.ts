/** What this browser alone remembers of an event; none of it is sent anywhere. */
export interface EventMemory {
  /** The suggestions that the visitor ticked off, by their text. */
  ticked: readonly string[];
  /** The clocks, `HH:MM`, that an event had before it was made to last whole days; `end` is null where it had no end. */
  hours: { start: string; end: string | null } | null;
}

const storageKey = "saywhen:events";
/** The events remembered at most; the one that was changed longest ago goes first. */
const eventsMax = 200;
const nothing: EventMemory = { ticked: [], hours: null };

type Memories = ReadonlyMap<string, EventMemory>;

const isText = (value: unknown): value is string => typeof value === "string";
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Any stored value becomes a memory: another version of the program, or the visitor, may have written it. */
function readMemory(value: unknown): EventMemory {
  if (!isRecord(value)) return nothing;
  const { ticked, hours } = value;
  const hasHours = isRecord(hours) && isText(hours.start) && (hours.end === null || isText(hours.end));
  return {
    ticked: Array.isArray(ticked) ? ticked.filter(isText) : [],
    hours: hasHours ? { start: String(hours.start), end: isText(hours.end) ? hours.end : null } : null,
  };
}

function readStored(text: string | null): Memories {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    const entries = isRecord(stored) ? Object.entries(stored) : [];
    return new Map(entries.map(([eventId, value]) => [eventId, readMemory(value)]));
  } catch {
    // Not JSON: a foreign text under our key holds no memory.
    return new Map();
  }
}

/** Storage may be blocked or full; then the memory lasts as long as the page. */
function attemptStorage<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

let memories: Memories | null = null;
const listeners = new Set<() => void>();

function currentMemories(): Memories {
  memories ??= readStored(attemptStorage(() => window.localStorage.getItem(storageKey), null));
  return memories;
}

/** The memory of one event; the same object until it changes. */
export const readEventMemory = (eventId: string): EventMemory => currentMemories().get(eventId) ?? nothing;

/** What a server remembers: nothing. */
export const readNoMemory = (): EventMemory => nothing;

/** Changes what is remembered of an event, in this tab and, by the browser's own event, in the others. */
export function changeEventMemory(eventId: string, change: Partial<EventMemory>): void {
  const others = [...currentMemories()].filter(([id]) => id !== eventId).slice(1 - eventsMax);
  const next: Memories = new Map([...others, [eventId, { ...readEventMemory(eventId), ...change }]]);
  memories = next;
  attemptStorage(
    () => window.localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(next))),
    undefined,
  );
  for (const listener of listeners) listener();
}

/** Forgets every event, as the visitor who deletes all data expects (SPEC A19). */
export function forgetAllEvents(): void {
  memories = new Map();
  attemptStorage(() => window.localStorage.removeItem(storageKey), undefined);
  for (const listener of listeners) listener();
}

function forgetCache(event: StorageEvent): void {
  // A null key means that everything was cleared.
  if (event.key !== storageKey && event.key !== null) return;
  memories = null;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: calls back after each change, here or in another tab. */
export function subscribeToEventMemory(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", forgetCache);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", forgetCache);
  };
}
