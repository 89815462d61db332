import assert from "node:assert/strict";
import { z } from "zod";
import { createKnownToken } from "@/lib/testing/known-visitors";
import {
  type CreateGroupInput,
  createdGroupSchema,
  type Group,
  type GroupStatus,
  groupSchema,
  groupStatusSchema,
  type SoFar,
} from "@/lib/wire/group-schema";

const json = { "content-type": "application/json" };
const dataOf = <T extends z.ZodType>(schema: T) => z.object({ success: z.literal(true), data: schema });

/** A visitor of a server, or of several servers over one database, who uses fetch. */
export interface ProofVisitor {
  /** SPEC A1; resolves to the group in the answer. Throws unless the answer is 201. */
  create(
    origin: string,
    request: { body: CreateGroupInput; headers?: Record<string, string> },
  ): Promise<Group>;
  /** SPEC A2. Throws unless the answer is 200. */
  read(origin: string, groupId: string): Promise<Group>;
  /** Polls until the group is complete or failed; throws if it is neither in time. */
  readWhenOver(origin: string, groupId: string, withinMs: number): Promise<Group>;
  /** SPEC A11: the state of a reading. Throws unless the answer is 200. */
  readStatus(origin: string, groupId: string): Promise<GroupStatus>;
  /**
   * Polls a group's state until its reading is over; returns every event that it reported on the way (SPEC
   * B15).
   */
  watchSoFar(origin: string, groupId: string): Promise<SoFar[]>;
  /** SPEC A11. Throws unless the answer is 200. */
  delete(origin: string, groupId: string): Promise<void>;
  /**
   * SPEC A7: makes OpenAI's model be asked at this address, which the visitor's own key is sent to as well.
   */
  preferModelAt(origin: string, baseUrl: string): Promise<void>;
}

const pollEveryMs = 250;

const pause = () => new Promise((resolve) => setTimeout(resolve, pollEveryMs));

/** The requests of a visitor with this cookie about groups that are or were being read. */
function readsOf(cookie: string): Pick<ProofVisitor, "read" | "readStatus" | "watchSoFar" | "readWhenOver"> {
  const get = async (origin: string, path: string): Promise<unknown> => {
    const response = await fetch(`${origin}/api/v1/groups/${path}/`, { headers: { cookie } });
    assert.equal(response.status, 200);
    return response.json();
  };
  const read = async (origin: string, groupId: string) =>
    dataOf(groupSchema).parse(await get(origin, groupId)).data;
  const readStatus = async (origin: string, groupId: string) =>
    dataOf(groupStatusSchema).parse(await get(origin, `${groupId}/status`)).data;
  return {
    read,
    readStatus,
    watchSoFar: async (origin, groupId) => {
      const seen: SoFar[] = [];
      for (;;) {
        const status = await readStatus(origin, groupId);
        seen.push(...status.so_far);
        if (status.processing_complete || status.processing_error !== null) return seen;
        await pause();
      }
    },
    readWhenOver: async (origin, groupId, withinMs) => {
      const startedMs = performance.now();
      for (;;) {
        const group = await read(origin, groupId);
        if (group.processing_complete || group.processing_error !== null) return group;
        assert.ok(performance.now() - startedMs < withinMs, `still processing after ${withinMs} ms`);
        await pause();
      }
    },
  };
}

/** A visitor with their own cookie. */
export function createProofVisitor(): ProofVisitor {
  const cookie = `saywhen=${createKnownToken()}`;
  return {
    create: async (origin, { body, headers }) => {
      const response = await fetch(`${origin}/api/v1/groups/create-from-text/`, {
        method: "POST",
        headers: { ...json, ...headers, cookie },
        body: JSON.stringify(body),
      });
      assert.equal(response.status, 201);
      return dataOf(createdGroupSchema).parse(await response.json()).data.group;
    },
    ...readsOf(cookie),
    delete: async (origin, groupId) => {
      const response = await fetch(`${origin}/api/v1/groups/${groupId}/`, {
        method: "DELETE",
        headers: { cookie },
      });
      assert.equal(response.status, 200);
    },
    preferModelAt: async (origin, baseUrl) => {
      const response = await fetch(`${origin}/api/v1/preferences/`, {
        method: "PATCH",
        headers: { ...json, cookie },
        body: JSON.stringify({ model_settings: { selectedModel: "gpt4o", baseUrl } }),
      });
      assert.equal(response.status, 200);
    },
  };
}
