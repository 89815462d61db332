import { randomUUID } from "node:crypto";
import { z } from "zod";
import { successSchema } from "@/lib/errors/envelope";
import { createKnownToken } from "@/lib/testing/known-visitors";
import type { FaultsText } from "./faults-text";
import type { Entry, EventContent, Outcome, SeenGroup } from "./history";
import type { Answer, Target, TargetRequest } from "./target";

const groupSchema = z
  .object({
    id: z.string(),
    source_text: z.string().nullable(),
    processing_complete: z.boolean(),
    processing_error: z.string().nullable(),
    events: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        venue: z.string(),
        attendees: z.array(z.object({ name: z.string() })),
        notes: z.array(z.object({ content: z.string() })),
      }),
    ),
  })
  .transform(
    (group): SeenGroup => ({
      id: group.id,
      text: group.source_text ?? "",
      state: group.processing_complete
        ? "complete"
        : group.processing_error === null
          ? "processing"
          : "failed",
      isDeleted: false,
      events: group.events.map(({ id, title, venue, attendees, notes }) => ({
        id,
        content: {
          title,
          venue,
          attendees: attendees.map(({ name }) => name),
          notes: notes.map(({ content }) => content),
        },
        isDeleted: false,
        sequence: null,
      })),
    }),
  );

/** A group in an answer of the API, as the history keeps it. */
export const seenGroupAnswerSchema = successSchema(groupSchema);
/** The answer to a create. */
export const createdAnswerSchema = successSchema(z.object({ group: groupSchema }));

/** Who reads the text: the rules parser before the response, or a model of the server's after it. */
type Reader = "rules" | "model";

/** A client with a cookie of its own that does one thing after the other and logs it. */
export interface Actor {
  cookie: string;
  /** The groups it made, including deleted ones. */
  groupIds: string[];
  /** Sends a text under one key until it is acknowledged. */
  create(text: FaultsText, reader: Reader): Promise<SeenGroup>;
  /** Reads until there is an answer; null for a group that does not exist. */
  read(groupId: string, at?: string): Promise<SeenGroup | null>;
  /**
   * Reads every 250 ms until the group is no longer processing, at most for `withinMs`; then returns it as it
   * is.
   */
  readWhenOver(groupId: string, withinMs: number): Promise<SeenGroup | null>;
  /** One PATCH that changes title, venue, attendees and notes together, each to the stamp. */
  edit(eventId: string, stamp: string): Promise<Outcome>;
  delete(thing: "groups" | "events", id: string): Promise<Outcome>;
  restore(thing: "groups" | "events", id: string): Promise<Outcome>;
}

/** What an edit with this stamp makes of an event. */
export const contentOf = (stamp: string): EventContent => ({
  title: stamp,
  venue: `${stamp} hall`,
  attendees: [`${stamp} one`, `${stamp} two`],
  notes: [`${stamp} note`],
});

const patchOf = ({ attendees, notes, ...plain }: EventContent) => ({
  ...plain,
  attendees: attendees.map((name) => ({ name })),
  notes: notes.map((content) => ({ content })),
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pauseMs = 150;
const pollEveryMs = 250;

/** Whether an answer says that the request was carried out; a status below 500 says that it was not. */
function outcomeOf(answer: Answer): Outcome {
  if (answer.kind === "unsent") return "refused";
  if (answer.kind !== "answered" || answer.status >= 500) return "unknown";
  return answer.status < 300 ? "acknowledged" : "refused";
}

const isAnswered = (answer: Answer, ...statuses: number[]): boolean =>
  answer.kind === "answered" && statuses.includes(answer.status);

/** Statuses that a correct request must never get; the actor would retry for ever. */
function refuseRefusal(what: string, answer: Answer): void {
  if (answer.kind === "answered" && answer.status < 500)
    throw new Error(`${what}: ${JSON.stringify(answer)}`);
}

interface Sender {
  history: Target["history"];
  send(request: Omit<TargetRequest, "cookie">): Promise<Answer>;
  /** How long it waits before it abandons a create that it sends for the first time; null if it stays. */
  patience(): number | null;
}

async function createUntilAcknowledged(
  { history, send, patience }: Sender,
  { text, titles }: FaultsText,
  reader: Reader,
): Promise<SeenGroup> {
  const readBy = reader === "rules" ? { use_llm: false } : { model: "deepseek" };
  const request = {
    method: "POST",
    path: "/api/v1/groups/create-from-text/",
    body: { text, timezone: "UTC", ...readBy },
    headers: { "idempotency-key": randomUUID() },
  };
  for (let patienceMs = patience(); ; patienceMs = null) {
    const answer = await send({ ...request, hangUpAfterMs: patienceMs ?? undefined });
    const outcome = outcomeOf(answer);
    const isCreated = isAnswered(answer, 201) && answer.kind === "answered";
    const group = isCreated ? createdAnswerSchema.parse(answer.body).data.group : null;
    history.entries.push({ kind: "create", text, titles, outcome, groupId: group?.id ?? null });
    if (group !== null) {
      history.entries.push({ kind: "read", groupId: group.id, seen: group });
      return group;
    }
    refuseRefusal(request.path, answer);
    await pause(pauseMs);
  }
}

async function readUntilAnswered(
  { history, send }: Sender,
  groupId: string,
  at?: string,
): Promise<SeenGroup | null> {
  const request = { method: "GET", path: `/api/v1/groups/${groupId}/`, at };
  for (;;) {
    const answer = await send(request);
    if (isAnswered(answer, 200, 404) && answer.kind === "answered") {
      const seen = answer.status === 404 ? null : seenGroupAnswerSchema.parse(answer.body).data;
      history.entries.push({ kind: "read", groupId, seen });
      return seen;
    }
    refuseRefusal(request.path, answer);
    await pause(pauseMs);
  }
}

/** Sends a change once; a refusal is a fault, since an actor changes only what it made. */
async function change(
  { history, send }: Sender,
  request: Omit<TargetRequest, "cookie">,
  entryOf: (outcome: Outcome) => Entry,
): Promise<Outcome> {
  const answer = await send(request);
  const outcome = outcomeOf(answer);
  history.entries.push(entryOf(outcome));
  if (outcome === "refused" && answer.kind === "answered") {
    history.faults.push(`${request.method} ${request.path}: ${JSON.stringify(answer)}`);
  }
  return outcome;
}

/**
 * For an actor that abandons three creates in ten before or after they are done, and sends them again: a
 * create that was done but not answered is rare at a kill, and is what its key is for. From 5 ms to half a
 * second, each order of magnitude as likely, since a machine may be quick or slow.
 */
export const impatience = (random: () => number) => () => (random() < 0.3 ? 5 * 100 ** random() : null);

/** A new visitor of a target, who waits for every answer unless `patience` says for how long. */
export function createActor(target: Target, patience: Sender["patience"] = () => null): Actor {
  const cookie = `saywhen=${createKnownToken()}`;
  const groupIds: string[] = [];
  const sender: Sender = {
    history: target.history,
    send: (request) => target.send({ ...request, cookie }),
    patience,
  };
  const read: Actor["read"] = (groupId, at) => readUntilAnswered(sender, groupId, at);
  return {
    cookie,
    groupIds,
    create: async (text, reader) => {
      const group = await createUntilAcknowledged(sender, text, reader);
      groupIds.push(group.id);
      return group;
    },
    read,
    readWhenOver: async (groupId, withinMs) => {
      const startedMs = performance.now();
      for (;;) {
        const group = await read(groupId);
        if (group?.state !== "processing" || performance.now() - startedMs > withinMs) return group;
        await pause(pollEveryMs);
      }
    },
    edit: (eventId, stamp) => {
      const content = contentOf(stamp);
      const request = { method: "PATCH", path: `/api/v1/events/${eventId}/`, body: patchOf(content) };
      return change(sender, request, (outcome) => ({ kind: "edit", eventId, content, outcome }));
    },
    delete: (thing, id) =>
      change(sender, { method: "DELETE", path: `/api/v1/${thing}/${id}/` }, (outcome) => {
        return { kind: "delete", id, outcome };
      }),
    restore: (thing, id) =>
      change(sender, { method: "POST", path: `/api/v1/${thing}/${id}/restore/` }, (outcome) => {
        return { kind: "restore", id, outcome };
      }),
  };
}
