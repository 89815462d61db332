import { describe, expect, it } from "vitest";
import { database } from "@/lib/db/client";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { createKnownToken } from "@/lib/testing/known-visitors";
import { visitorIdOf } from "@/lib/visitor/token";
import { createdGroupSchema } from "@/lib/wire/group-schema";
import { deletedVisitorSchema } from "@/lib/wire/visitor-schema";

describe("DELETE /visitor/", () => {
  it("permanently removes everything of the visitor, including what was deleted before, but nothing of others", async () => {
    const token = createKnownToken();
    const visitor = createApiVisitor(token);
    const create = async (from: typeof visitor) => {
      const headers = { "idempotency-key": crypto.randomUUID() };
      const body = { text: "Coffee with Bo tomorrow at 9am" };
      const response = await from.call("POST", "/api/v1/groups/create-from-text/", { body, headers });
      return (await dataOf(response, createdGroupSchema)).group;
    };
    const kept = await create(visitor);
    await visitor.call("DELETE", `/api/v1/groups/${(await create(visitor)).id}/`);
    const other = createApiVisitor();
    const foreign = await create(other);
    const response = await visitor.call("DELETE", "/api/v1/visitor/");
    expect(response.headers.get("set-cookie")).toBe("saywhen=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    expect(await dataOf(response, deletedVisitorSchema)).toEqual({ deleted_groups: 1 });
    const visitorId = visitorIdOf(token);
    expect(await database.visitor.count({ where: { id: visitorId } })).toBe(0);
    expect(await database.group.count({ where: { visitorId } })).toBe(0);
    expect(await database.event.count({ where: { visitorId } })).toBe(0);
    expect(await database.createRequest.count({ where: { visitorId } })).toBe(0);
    expect((await visitor.call("POST", `/api/v1/groups/${kept.id}/restore/`)).status).toBe(404);
    expect((await other.call("GET", `/api/v1/groups/${foreign.id}/`)).status).toBe(200);
  });

  it("has nothing to remove for a visitor who wrote nothing", async () => {
    const response = await createApiVisitor(null).call("DELETE", "/api/v1/visitor/");
    expect(await dataOf(response, deletedVisitorSchema)).toEqual({ deleted_groups: 0 });
  });
});
