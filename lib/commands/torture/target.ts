import { z } from "zod";
import type { History } from "./history";

/** A server, or one of several over the same database, that is killed and started again while clients talk to it. */
export interface Target {
  history: History;
  /** Resolves to where a server answers; waits while none does. */
  origin(): Promise<string>;
  /** From now on clients go there, or wait when it is null. */
  moveTo(origin: string | null): void;
  /** Resolves when no request is under way, which is soon once the server is dead. */
  quiet(): Promise<void>;
  send(request: TargetRequest): Promise<Answer>;
  /** Resolves after so many answers more: a moment in the work and not in time, so that a slow machine gets as far. */
  progress(answerCount: number): Promise<void>;
}

export interface TargetRequest {
  method: string;
  path: string;
  cookie: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Another server than the target's, where several share the database. */
  at?: string | undefined;
}

/**
 * `unsent`: nobody listened, so nothing can have happened. `died`: the connection ended before the answer, and anything
 * may have happened.
 */
export type Answer =
  | { kind: "answered"; status: number; body: unknown }
  | { kind: "died" }
  | { kind: "unsent" };

const answerWithinMs = 45_000;
const refusedSchema = z.object({ cause: z.object({ code: z.literal("ECONNREFUSED") }) });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** SPEC A20, X1: the statuses below 500 are judged by whoever sent the request. */
const isFault = (status: number) => status >= 500 && status !== 503;

async function exchange(
  origin: string,
  { method, path, cookie, body, headers }: TargetRequest,
): Promise<Answer> {
  try {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { cookie, ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const text = await response.text();
    return { kind: "answered", status: response.status, body: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) throw error;
    return { kind: refusedSchema.safeParse(error).success ? "unsent" : "died" };
  }
}

/** A target without a server yet. */
export function createTarget(history: History): Target {
  let current: string | null = null;
  let waiting: ((origin: string) => void)[] = [];
  let underWay = 0;
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
      while (underWay > 0) await pause(5);
    },
    progress: async (answerCount) => {
      const goal = answered + answerCount;
      while (answered < goal) await pause(5);
    },
    send: async (request) => {
      const at = request.at ?? (await origin());
      underWay += 1;
      const answer = await exchange(at, request).finally(() => {
        underWay -= 1;
      });
      if (answer.kind === "answered") answered += 1;
      const name = answer.kind === "answered" ? String(answer.status) : answer.kind;
      history.statuses.set(name, (history.statuses.get(name) ?? 0) + 1);
      if (answer.kind === "answered" && isFault(answer.status)) {
        history.faults.push(
          `${request.method} ${request.path}: ${answer.status} ${JSON.stringify(answer.body)}`,
        );
      }
      return answer;
    },
  };
}
