import { z } from "zod";
import { failureSchema } from "@/lib/errors/envelope";
import type { History } from "./history";

/**
 * A server, or one of several over the same database, that is killed and started again while clients talk to
 * it.
 */
export interface Target {
  history: History;
  /** Resolves to the address of a server that answers; waits while there is none. */
  origin(): Promise<string>;
  /** Directs clients to this address from now on; null makes them wait. */
  moveTo(origin: string | null): void;
  /** Resolves when no request is in progress, which is soon after the server's death. */
  quiet(): Promise<void>;
  /** Resolves when the requests now in progress are answered. */
  settled(): Promise<void>;
  send(request: TargetRequest): Promise<Answer>;
  /**
   * Resolves after this many more answers: counted in work, not in time, so that a slow machine gets as far.
   */
  progress(answerCount: number): Promise<void>;
  /**
   * How long the slowest answer since the last call took; requests in progress count with their wait so far.
   */
  takeSlowestMs(): number;
}

export interface TargetRequest {
  method: string;
  path: string;
  cookie: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** After this time the client disconnects, answered or not; if absent, it waits for long. */
  hangUpAfterMs?: number | undefined;
  /** Another server than the target's, if several share the database. */
  at?: string | undefined;
}

/**
 * `unsent`: no server listened, so the request had no effect. `died`: the connection ended before the answer,
 * so the effect is unknown. `left`: the client disconnected on purpose, so the effect is unknown.
 */
export type Answer =
  | { kind: "answered"; status: number; body: unknown }
  | { kind: "died" }
  | { kind: "left" }
  | { kind: "unsent" };

const answerWithinMs = 45_000;
const refusedSchema = z.object({ cause: z.object({ code: z.literal("ECONNREFUSED") }) });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The message of a 503, by its code. */
const unavailable = {
  database_unavailable: "Service unavailable. Please try again later.",
  shutting_down: "The server is being restarted. Please try again in a moment.",
};

/**
 * SPEC A20: among statuses from 500 on, only a 503 in the catalogue's words is expected; the sender judges
 * all others.
 */
function isFault(status: number, body: unknown): boolean {
  if (status < 500) return false;
  const error = JSON.stringify(failureSchema.safeParse(body).data?.error);
  const isSaid = Object.entries(unavailable).some(
    ([code, message]) =>
      error === JSON.stringify({ code, message, said: { code: `errors.${code}`, params: {} } }),
  );
  return status !== 503 || !isSaid;
}

/** Sends a request and waits for its answer. */
type Exchange = (origin: string, request: TargetRequest) => Promise<Answer>;

const exchangeByHttp: Exchange = async (origin, { method, path, cookie, body, headers, hangUpAfterMs }) => {
  const isOver = AbortSignal.timeout(Math.ceil(hangUpAfterMs ?? answerWithinMs));
  try {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { cookie, ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      body: body === undefined ? null : JSON.stringify(body),
      signal: isOver,
    });
    const text = await response.text();
    return { kind: "answered", status: response.status, body: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) throw error;
    if (hangUpAfterMs !== undefined && isOver.aborted) return { kind: "left" };
    return { kind: refusedSchema.safeParse(error).success ? "unsent" : "died" };
  }
};

/** Counts an answer by its status, and records one that no client expects. */
function tally(history: History, { method, path }: TargetRequest, answer: Answer): void {
  const name = answer.kind === "answered" ? String(answer.status) : answer.kind;
  history.statuses.set(name, (history.statuses.get(name) ?? 0) + 1);
  if (answer.kind !== "answered" || !isFault(answer.status, answer.body)) return;
  history.faults.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
}

/** Creates a target without a server; its requests go by HTTP unless `exchange` is given. */
export function createTarget(history: History, exchange: Exchange = exchangeByHttp): Target {
  let current: string | null = null;
  let waiting: ((origin: string) => void)[] = [];
  const underWay = new Map<symbol, number>();
  let slowestMs = 0;
  let answered = 0;
  const origin = async () => current ?? new Promise<string>((resolve) => waiting.push(resolve));
  return {
    history,
    origin,
    moveTo: (next) => {
      current = next;
      if (next === null) return;
      for (const resolve of waiting) resolve(next);
      waiting = [];
    },
    quiet: async () => {
      while (underWay.size > 0) await pause(5);
    },
    settled: async () => {
      const now = [...underWay.keys()];
      while (now.some((one) => underWay.has(one))) await pause(5);
    },
    progress: async (answerCount) => {
      const goal = answered + answerCount;
      while (answered < goal) await pause(5);
    },
    takeSlowestMs: () => {
      const waitedMs = [...underWay.values()].map((sentMs) => performance.now() - sentMs);
      const takenMs = Math.max(slowestMs, ...waitedMs);
      slowestMs = 0;
      return takenMs;
    },
    send: async (request) => {
      const at = request.at ?? (await origin());
      const one = Symbol("request");
      const sentMs = performance.now();
      underWay.set(one, sentMs);
      const answer = await exchange(at, request).finally(() => underWay.delete(one));
      slowestMs = Math.max(slowestMs, performance.now() - sentMs);
      if (answer.kind === "answered") answered += 1;
      tally(history, request, answer);
      return answer;
    },
  };
}
