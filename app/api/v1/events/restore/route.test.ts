import { beforeEach, describe, expect, it } from "vitest";
import { database } from "@/lib/db/client";
import { type ApiVisitor, createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { eventSchema, restoredEventsSchema } from "@/lib/wire/event-schema";
import { createdGroupSchema, type Group, groupSchema } from "@/lib/wire/group-schema";

let owner: ApiVisitor;
let group: Group;
let ids: string[];

beforeEach(async () => {
  owner = createApiVisitor();
  const body = { text: "Visit one tomorrow at 9am\nVisit two tomorrow at 11am" };
  const response = await owner.call("POST", "/api/v1/groups/create-from-text/", { body });
  group = (await dataOf(response, createdGroupSchema)).group;
  ids = group.events.map(({ id }) => id);
});

const deletedAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);

describe("restore (A18)", () => {
  it("restores one deleted event unchanged", async () => {
    await owner.call("DELETE", `/api/v1/events/${ids[0]}/`);
    const response = await owner.call("POST", `/api/v1/events/${ids[0]}/restore/`);
    expect(await dataOf(response, eventSchema)).toEqual(group.events[0]);
  });

  it("restores several at once, even if some are not deleted", async () => {
    await owner.call("DELETE", `/api/v1/events/?ids=${ids.join(",")}`);
    await owner.call("POST", `/api/v1/events/${ids[1]}/restore/`);
    const response = await owner.call("POST", "/api/v1/events/restore/", { body: { ids } });
    expect((await dataOf(response, restoredEventsSchema)).events).toEqual(group.events);
  });

  it("restores a group with its events, but not those deleted before it", async () => {
    await owner.call("DELETE", `/api/v1/events/${ids[0]}/`);
    await owner.call("DELETE", `/api/v1/groups/${group.id}/`);
    const response = await owner.call("POST", `/api/v1/groups/${group.id}/restore/`);
    expect((await dataOf(response, groupSchema)).events.map(({ id }) => id)).toEqual([ids[1]]);
  });

  it("answers 404 to a stranger, and restores nothing", async () => {
    await owner.call("DELETE", `/api/v1/events/${ids[0]}/`);
    await owner.call("DELETE", `/api/v1/groups/${group.id}/`);
    const stranger = createApiVisitor();
    const attempts = [
      await stranger.call("POST", `/api/v1/events/${ids[0]}/restore/`),
      await stranger.call("POST", "/api/v1/events/restore/", { body: { ids } }),
      await stranger.call("POST", `/api/v1/groups/${group.id}/restore/`),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await owner.call("GET", `/api/v1/groups/${group.id}/`)).status).toBe(404);
  });

  it("answers 404 after 24 hours", async () => {
    await database.event.update({ where: { id: ids[0] ?? "" }, data: { deletedAt: deletedAgo(25) } });
    await database.event.update({ where: { id: ids[1] ?? "" }, data: { deletedAt: deletedAgo(23) } });
    expect((await owner.call("POST", "/api/v1/events/restore/", { body: { ids } })).status).toBe(404);
    expect((await owner.call("POST", `/api/v1/events/${ids[0]}/restore/`)).status).toBe(404);
    expect((await owner.call("POST", `/api/v1/events/${ids[1]}/restore/`)).status).toBe(200);
    await database.group.update({ where: { id: group.id }, data: { deletedAt: deletedAgo(25) } });
    expect((await owner.call("POST", `/api/v1/groups/${group.id}/restore/`)).status).toBe(404);
  });
});
