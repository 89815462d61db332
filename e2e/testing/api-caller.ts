import { z } from "zod";
import { createKnownToken } from "@/lib/testing/known-visitors";
import { createdGroupSchema, type Group } from "@/lib/wire/group-schema";

interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  elapsedMs: number;
}

/** A caller of a server's API with their own cookie, or with none. */
export interface ApiCaller {
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Makes a group. Throws unless the answer is a success. */
  create(text: string, fields?: Record<string, unknown>): Promise<Group>;
}

const createdSchema = z.object({ data: createdGroupSchema });

/** The Cookie header of a visitor whom the server has not seen. */
export function freshCookie(): string {
  return `saywhen=${createKnownToken()}`;
}

/** A caller of `origin`; `cookie: null` sends none. */
export function createCaller(origin: string, cookie: string | null = freshCookie()): ApiCaller {
  const call = async (method: string, path: string, { body, headers = {} }: CallOptions = {}) => {
    const startedMs = performance.now();
    const response = await fetch(`${origin}${path}`, {
      method,
      redirect: "manual",
      headers: {
        ...(cookie === null ? {} : { cookie }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const { status } = response;
    return { status, headers: response.headers, text, elapsedMs: performance.now() - startedMs };
  };
  return {
    call,
    create: async (text, fields = {}) => {
      const answer = await call("POST", "/api/v1/groups/create-from-text/", {
        body: { text, use_llm: false, ...fields },
      });
      if (answer.status !== 201) throw new Error(`A create was answered ${answer.status}: ${answer.text}`);
      return createdSchema.parse(JSON.parse(answer.text)).data.group;
    },
  };
}

/** `work` on each item, `width` at a time; the results in the items' order. */
export async function inParallel<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const [item] = items.slice(index, index + 1);
      if (item !== undefined) results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

/** The value below which `share` of the numbers lie; not a number for none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
