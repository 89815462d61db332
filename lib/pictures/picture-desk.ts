import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "@/lib/errors/app-error";
import { busyError } from "@/lib/http/large-body";
import { createId } from "@/lib/ids/create-id";
import type { Phrase } from "@/lib/messages/phrase";

/** What came of a picture. */
export type PictureOutcome =
  | { state: "read"; text: string }
  | { state: "failed"; code: string; phrase: Phrase };

/** How far a picture is. */
type PictureStanding = { state: "pending" } | PictureOutcome;

interface DeskLimits {
  /** How many pictures are read at once; a visitor has one at a time. */
  readingMax: number;
  /** How many outcomes wait to be fetched, and how long each of them does. */
  keptMax: number;
  keptMs: number;
}

/** Reads a picture; rejects with the reason of the signal once that is aborted. */
type ReadPicture = (signal: AbortSignal) => Promise<PictureOutcome>;

/** A picture that was taken, to be read once its request is answered. */
interface TakenPicture {
  id: string;
  /** Never rejects unless the reading does for a reason of its own. */
  read(): Promise<void>;
}

/** The pictures that models read in this process (SPEC D13), in memory alone. */
export interface PictureDesk {
  /**
   * Takes a picture of a visitor. Throws `rate_limited` where too many are being read, or one of this
   * visitor's.
   */
  take(visitorId: string, read: ReadPicture): TakenPicture;
  /**
   * How far a picture is; an outcome is told until its time is over or it is dropped, since an answer may be
   * lost on its way. Throws `not_found` for another visitor, and for a picture that was forgotten or sent to
   * another process.
   */
  tell(id: string, visitorId: string): PictureStanding;
  /** Ends the reading of a picture and forgets what came of it. Throws `not_found` as `tell` does. */
  drop(id: string, visitorId: string): void;
  /** Ends all readings: the process is stopping. */
  stop(): void;
}

interface Entry {
  visitorId: string;
  standing: PictureStanding;
  controller: AbortController;
  /** Ends the time for which the outcome is kept. */
  timer: NodeJS.Timeout | null;
}

/** A timer keeps alive everything of the request in which it is set, and the picture came with that request. */
const outsideRequests = AsyncLocalStorage.snapshot();

const gone = () => new AppError("not_found", { phrase: { code: "pictures.gone" } });
const isPending = ({ standing }: Entry): boolean => standing.state === "pending";

/** The pictures by their ids; none is in here itself: each is in the hands of its reading, and gone with that. */
type Entries = Map<string, Entry>;

function forget(entries: Entries, id: string): void {
  const timer = entries.get(id)?.timer ?? null;
  if (timer !== null) clearTimeout(timer);
  entries.delete(id);
}

function find(entries: Entries, id: string, visitorId: string): Entry {
  const entry = entries.get(id);
  if (entry === undefined || entry.visitorId !== visitorId) throw gone();
  return entry;
}

/** Keeps an outcome for its visitor, and forgets the oldest ones above the limit. */
function keep(entries: Entries, id: string, { keptMax, keptMs }: DeskLimits): void {
  const entry = entries.get(id);
  if (entry === undefined) return;
  entry.timer = outsideRequests(() => setTimeout(() => entries.delete(id), keptMs).unref());
  const kept = [...entries].filter(([, one]) => !isPending(one));
  for (const [oldId] of kept.slice(0, Math.max(0, kept.length - keptMax))) forget(entries, oldId);
}

/** Throws `rate_limited` where one more picture would be too many. */
function requireRoom(entries: Entries, visitorId: string, { readingMax }: DeskLimits): void {
  const pending = [...entries.values()].filter(isPending);
  if (pending.some((entry) => entry.visitorId === visitorId)) {
    throw busyError({ code: "pictures.oneAtATime" });
  }
  if (pending.length >= readingMax) throw busyError({ code: "pictures.busy" });
}

/** An empty desk. */
export function createPictureDesk(limits: DeskLimits): PictureDesk {
  const entries: Entries = new Map();
  const run = async (id: string, entry: Entry, read: ReadPicture): Promise<void> => {
    try {
      entry.standing = await read(entry.controller.signal);
      keep(entries, id, limits);
    } catch (error) {
      forget(entries, id);
      if (!entry.controller.signal.aborted) throw error;
    }
  };
  return {
    take: (visitorId, read) => {
      requireRoom(entries, visitorId, limits);
      const id = createId();
      const controller = new AbortController();
      const entry: Entry = { visitorId, standing: { state: "pending" }, controller, timer: null };
      entries.set(id, entry);
      return { id, read: () => run(id, entry, read) };
    },
    tell: (id, visitorId) => find(entries, id, visitorId).standing,
    drop: (id, visitorId) => {
      const entry = find(entries, id, visitorId);
      forget(entries, id);
      entry.controller.abort();
    },
    stop: () => {
      for (const { controller } of entries.values()) controller.abort();
    },
  };
}
