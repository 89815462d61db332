import { describe, expect, it } from "vitest";
import { readCalendar } from "@/lib/calendar/read-calendar";
import { database } from "@/lib/db/client";
import { purgeExpired } from "@/lib/db/purge-expired";
import { failureSchema } from "@/lib/errors/envelope";
import { type ApiVisitor, createApiVisitor, dataOf } from "@/lib/testing/api-client";
import {
  createdGroupSchema,
  type Group,
  type GroupList,
  groupListSchema,
  groupSchema,
} from "@/lib/wire/group-schema";
import { healthSchema } from "@/lib/wire/health-schema";

async function createGroup(visitor: ApiVisitor, text: string): Promise<Group> {
  const response = await visitor.call("POST", "/api/v1/groups/create-from-text/", {
    body: { text, timezone: "Europe/Berlin" },
  });
  return (await dataOf(response, createdGroupSchema)).group;
}

async function listAll(visitor: ApiVisitor, limit: number): Promise<GroupList[]> {
  const pages: GroupList[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor === null ? "" : `&cursor=${cursor}`;
    pages.push(
      await dataOf(await visitor.call("GET", `/api/v1/groups/?limit=${limit}${query}`), groupListSchema),
    );
    cursor = pages.at(-1)?.next_cursor ?? null;
  } while (cursor !== null);
  return pages;
}

describe("GET /groups/{id}/ (A2)", () => {
  it("is what the create answered, with and without the slash, and for a stranger without the text", async () => {
    const visitor = createApiVisitor();
    const group = await createGroup(visitor, "Planning tomorrow at 9am\nRetro on Friday at 3pm");
    for (const path of [`/api/v1/groups/${group.id}/`, `/api/v1/groups/${group.id}`]) {
      expect(await dataOf(await visitor.call("GET", path), groupSchema)).toEqual(group);
    }
    const seen = await createApiVisitor().call("GET", `/api/v1/groups/${group.id}/`);
    const events = group.events.map((event) => ({
      ...event,
      group_id: null,
      evidence: [],
      alternatives: [],
      assumptions: [],
      can_edit: false,
    }));
    expect(await dataOf(seen, groupSchema)).toEqual({ ...group, source_text: null, can_edit: false, events });
  });
});

describe("GET /groups/ (A11)", () => {
  it("pages through the visitor's own groups, newest first, each once", async () => {
    const visitor = createApiVisitor();
    const ids: string[] = [];
    for (let number = 1; number <= 5; number += 1)
      ids.push((await createGroup(visitor, `Visit ${number} tomorrow at 10am`)).id);
    await createGroup(createApiVisitor(), "Somebody else's lunch tomorrow");
    const pages = await listAll(visitor, 2);
    expect(pages.map(({ groups }) => groups.length)).toEqual([2, 2, 1]);
    expect(pages.flatMap(({ groups }) => groups.map(({ id }) => id))).toEqual(ids.reverse());
  });

  it("shows a client without a cookie nothing, and stores nothing for it", async () => {
    const before = await database.visitor.count();
    const [page] = await listAll(createApiVisitor(null), 10);
    expect(page).toEqual({ groups: [], next_cursor: null });
    expect(await database.visitor.count()).toBe(before);
  });

  it.each(["limit=0", "limit=101", "limit=ten", "cursor=x", "cursor=", "page=2"])(
    "refuses %s",
    async (query) => {
      expect((await createApiVisitor().call("GET", `/api/v1/groups/?${query}`)).status).toBe(400);
    },
  );
});

describe("DELETE /groups/{id}/ (A11)", () => {
  it("removes the group with its events", async () => {
    const visitor = createApiVisitor();
    const group = await createGroup(visitor, "Standup tomorrow at 9am");
    expect((await visitor.call("DELETE", `/api/v1/groups/${group.id}/`)).status).toBe(200);
    const paths = [
      `groups/${group.id}/`,
      `groups/${group.id}/status/`,
      `groups/${group.id}/download_ics/`,
      `events/${group.events[0]?.id}/`,
    ];
    for (const path of paths) expect((await visitor.call("GET", `/api/v1/${path}`)).status).toBe(404);
  });

  it("leaves no row behind a day later", async () => {
    const visitor = createApiVisitor();
    const group = await createGroup(visitor, "Standup with Bo tomorrow at 9am");
    await visitor.call("DELETE", `/api/v1/groups/${group.id}/`);
    const stored = () => database.event.count({ where: { groupId: group.id } });
    await purgeExpired(new Date(), { retentionDays: 0 });
    expect(await stored()).toBe(1);
    await purgeExpired(new Date(Date.now() + 25 * 60 * 60 * 1000), { retentionDays: 0 });
    expect(await stored()).toBe(0);
    expect(await database.group.count({ where: { id: group.id } })).toBe(0);
  });
});

describe("download_ics (A5, A12)", () => {
  it("answers one event as a file named after its title", async () => {
    const visitor = createApiVisitor();
    const group = await createGroup(visitor, "Café-Besuch tomorrow at 9am");
    const response = await visitor.call("GET", `/api/v1/events/${group.events[0]?.id}/download_ics/`, {
      headers: { accept: "text/calendar" },
    });
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("content-disposition")).toContain("filename*=UTF-8''caf%C3%A9-besuch.ics");
    const { events } = readCalendar(await response.text());
    expect(events.map((event) => event.summary)).toEqual(["Café-Besuch"]);
  });

  it("answers all events of a group, or those named, in one file", async () => {
    const visitor = createApiVisitor();
    const group = await createGroup(
      visitor,
      "Visit one tomorrow at 9am\nVisit two tomorrow at 11am\nVisit three tomorrow at 2pm",
    );
    const path = `/api/v1/groups/${group.id}/download_ics/`;
    const all = readCalendar(await (await visitor.call("GET", path)).text());
    expect(all.events.map((event) => event.uid)).toEqual(group.events.map(({ id }) => id));
    const ids = group.events.slice(1).map(({ id }) => id);
    const some = readCalendar(await (await visitor.call("GET", `${path}?ids=${ids.join(",")}`)).text());
    expect(some.events.map((event) => event.uid)).toEqual(ids);
    expect((await visitor.call("GET", `${path}?ids=${"A".repeat(22)}`)).status).toBe(404);
  });

  it("carries an edit: the new title, the same UID, SEQUENCE one higher", async () => {
    const visitor = createApiVisitor();
    const group = await createGroup(visitor, "Visit tomorrow at 9am");
    const path = `/api/v1/events/${group.events[0]?.id}/`;
    const read = async () =>
      readCalendar(await (await visitor.call("GET", `${path}download_ics/`)).text()).events[0];
    const before = await read();
    await visitor.call("PATCH", path, { body: { title: "Renamed" } });
    const after = await read();
    expect(after?.summary).toBe("Renamed");
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBe((before?.sequence ?? 0) + 1);
  });
});

describe("what does not exist (A20)", () => {
  it.each([
    "groups/short/",
    `groups/${"A".repeat(22)}/`,
    `groups/${"A".repeat(23)}/status/`,
    `events/${"A".repeat(22)}/`,
    "nowhere/",
    "groups/x/y/z/",
  ])("answers 404 in the envelope for %s", async (path) => {
    const response = await createApiVisitor().call("GET", `/api/v1/${path}`);
    expect(response.status).toBe(404);
    expect(failureSchema.parse(await response.json())).toEqual({
      success: false,
      error: {
        code: "not_found",
        message: "Resource not found.",
        said: { code: "errors.not_found", params: {} },
      },
      message: "Resource not found.",
    });
  });

  it.each([
    ["PUT", "groups/", "GET, HEAD, OPTIONS"],
    ["POST", `groups/${"A".repeat(22)}/`, "GET, HEAD, DELETE, OPTIONS"],
    ["GET", "groups/create-from-text/", "POST, OPTIONS"],
    ["DELETE", "healthz/", "GET, HEAD, OPTIONS"],
  ])("answers 405 with Allow for %s %s", async (method, path, allow) => {
    const response = await createApiVisitor().call(method, `/api/v1/${path}`);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe(allow);
    expect(failureSchema.parse(await response.json()).error.code).toBe("method_not_allowed");
  });
});

describe("health (A16)", () => {
  it("is alive, and ready while the database has every migration", async () => {
    const visitor = createApiVisitor();
    expect(await dataOf(await visitor.call("GET", "/api/v1/healthz"), healthSchema)).toEqual({
      status: "ok",
    });
    expect((await visitor.call("GET", "/api/v1/readyz")).status).toBe(200);
    await database.$executeRaw`UPDATE _prisma_migrations SET finished_at = NULL`;
    const response = await visitor.call("GET", "/api/v1/readyz");
    expect(response.status).toBe(503);
    expect(failureSchema.parse(await response.json()).error.code).toBe("database_unavailable");
    await database.$executeRaw`DROP TABLE _prisma_migrations`;
    expect((await visitor.call("GET", "/api/v1/readyz")).status).toBe(503);
    expect((await visitor.call("GET", "/api/v1/healthz")).status).toBe(200);
  });
});
