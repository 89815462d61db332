import assert from "node:assert/strict";
import { z } from "zod";
import { createKnownToken } from "@/lib/testing/known-visitors";
import { type CreateGroupInput, createdGroupSchema, type Group, groupSchema } from "@/lib/wire/group-schema";

const json = { "content-type": "application/json" };
const dataOf = <T extends z.ZodType>(schema: T) => z.object({ success: z.literal(true), data: schema });

/** A visitor of a server, or of several over one database, by fetch. */
export interface ProofVisitor {
  /** SPEC A1; resolves to the group as it was answered. Throws unless the answer is 201. */
  create(
    origin: string,
    request: { body: CreateGroupInput; headers?: Record<string, string> },
  ): Promise<Group>;
  /** SPEC A2. Throws unless the answer is 200. */
  read(origin: string, groupId: string): Promise<Group>;
  /** Polls until the group is complete or failed; throws when it is neither by then. */
  readWhenOver(origin: string, groupId: string, withinMs: number): Promise<Group>;
  /** SPEC A11. Throws unless the answer is 200. */
  delete(origin: string, groupId: string): Promise<void>;
  /** SPEC A7: has OpenAI's model asked at this address, where the visitor's own key goes too. */
  preferModelAt(origin: string, baseUrl: string): Promise<void>;
}

const pollEveryMs = 250;

/** A visitor with a cookie of their own. */
export function createProofVisitor(): ProofVisitor {
  const cookie = `saywhen=${createKnownToken()}`;
  const read = async (origin: string, groupId: string) => {
    const response = await fetch(`${origin}/api/v1/groups/${groupId}/`, { headers: { cookie } });
    assert.equal(response.status, 200);
    return dataOf(groupSchema).parse(await response.json()).data;
  };
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
    read,
    readWhenOver: async (origin, groupId, withinMs) => {
      const startedMs = performance.now();
      for (;;) {
        const group = await read(origin, groupId);
        if (group.processing_complete || group.processing_error !== null) return group;
        assert.ok(performance.now() - startedMs < withinMs, `still processing after ${withinMs} ms`);
        await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
      }
    },
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
