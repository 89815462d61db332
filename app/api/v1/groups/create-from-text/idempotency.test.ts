import { describe, expect, it } from "vitest";
import { failureSchema } from "@/lib/errors/envelope";
import { createGroup } from "@/lib/groups/create-group";
import { jobs } from "@/lib/jobs/process-jobs";
import { runAfter } from "@/lib/log/run-after";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { visitorIdOf } from "@/lib/visitor/token";
import { createdGroupSchema, groupListSchema } from "@/lib/wire/group-schema";

const path = "/api/v1/groups/create-from-text/";
const text = "Lunch with Ana tomorrow at noon at Café Luz, then design review on Friday 3-4pm";
const uuid = () => crypto.randomUUID();
const behind = { visitorKeys: {}, keyOrigin: null, address: "", jobs, runAfter };

describe("Idempotency-Key (A22, RA19; abort and restart are in e2e/faults/idempotency.ts)", () => {
  it("makes one group from twenty equal concurrent requests, and the same one from a later request", async () => {
    const visitor = createApiVisitor();
    const call = { body: { text }, headers: { "idempotency-key": uuid() } };
    const responses = await Promise.all(Array.from({ length: 20 }, () => visitor.call("POST", path, call)));
    responses.push(await visitor.call("POST", path, call));
    expect(responses.map((response) => response.status)).toEqual(Array(21).fill(201));
    const groups = await Promise.all(responses.map((response) => dataOf(response, createdGroupSchema)));
    expect(new Set(groups.map(({ group }) => group.id)).size).toBe(1);
    const { groups: listed } = await dataOf(await visitor.call("GET", "/api/v1/groups/"), groupListSchema);
    expect(listed).toHaveLength(1);
  });

  it("refuses the same key with another body", async () => {
    const visitor = createApiVisitor();
    const headers = { "idempotency-key": uuid() };
    await visitor.call("POST", path, { body: { text }, headers });
    const response = await visitor.call("POST", path, { body: { text: `${text}!` }, headers });
    expect(response.status).toBe(422);
    expect(failureSchema.parse(await response.json()).error.code).toBe("idempotency_mismatch");
  });

  it("makes no second group from a deleted one, says so, and returns it again once it is restored", async () => {
    const visitor = createApiVisitor();
    const call = { body: { text }, headers: { "idempotency-key": uuid() } };
    const { group } = await dataOf(await visitor.call("POST", path, call), createdGroupSchema);
    await visitor.call("DELETE", `/api/v1/groups/${group.id}/`);
    const refused = await visitor.call("POST", path, call);
    expect(refused.status).toBe(404);
    expect(failureSchema.parse(await refused.json()).message).toBe(
      "This text was sent before and its events were deleted since. Restore them, or send it with a new Idempotency-Key.",
    );
    await visitor.call("POST", `/api/v1/groups/${group.id}/restore/`);
    const again = await dataOf(await visitor.call("POST", path, call), createdGroupSchema);
    expect(again.group.id).toBe(group.id);
    const { groups } = await dataOf(await visitor.call("GET", "/api/v1/groups/"), groupListSchema);
    expect(groups).toHaveLength(1);
  });

  it("belongs to one visitor", async () => {
    const call = { body: { text }, headers: { "idempotency-key": uuid() } };
    const first = await dataOf(await createApiVisitor().call("POST", path, call), createdGroupSchema);
    const second = await dataOf(await createApiVisitor().call("POST", path, call), createdGroupSchema);
    expect(second.group.id).not.toBe(first.group.id);
  });

  it("is forgotten after 24 hours", async () => {
    const visitorId = visitorIdOf("another visitor");
    const request = {
      body: { text, use_llm: true, timezone: "UTC", language: "en" },
      visitorId,
      key: uuid(),
      ...behind,
    };
    const first = await createGroup({ ...request, now: new Date("2026-11-20T12:00:00Z") });
    const within = await createGroup({ ...request, now: new Date("2026-11-21T11:59:00Z") });
    const after = await createGroup({ ...request, now: new Date("2026-11-21T12:01:00Z") });
    expect(within.group.id).toBe(first.group.id);
    expect(after.group.id).not.toBe(first.group.id);
  });
});
