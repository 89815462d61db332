import { afterEach, describe, expect, it } from "vitest";
import { readCalendar } from "@/lib/calendar/read-calendar";
import { database } from "@/lib/db/client";
import { createRateLimits } from "@/lib/http/rate-limits";
import { type ApiVisitor, createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { createdGroupSchema, feedSchema, type Group } from "@/lib/wire/group-schema";

const text = "Planning on 3 December 2030 at 9am\nRetro on 6 December 2030 at 3pm in Room 4 with Ana";

async function createGroup(visitor: ApiVisitor): Promise<Group> {
  const body = { text, timezone: "Europe/Berlin", use_llm: false };
  const response = await visitor.call("POST", "/api/v1/groups/create-from-text/", { body });
  return (await dataOf(response, createdGroupSchema)).group;
}

async function feedOf(visitor: ApiVisitor, { id }: Group): Promise<string> {
  const { url } = await dataOf(await visitor.call("GET", `/api/v1/groups/${id}/feed/`), feedSchema);
  return new URL(url ?? expect.unreachable("no feed")).pathname;
}

/** Somebody's calendar, which has no cookie. */
const calendar = createApiVisitor(null);
const follow = (path: string, headers: Record<string, string> = {}) =>
  calendar.call("GET", path, { headers });

async function eventsAt(path: string) {
  const response = await follow(path);
  expect(response.status).toBe(200);
  return readCalendar(await response.text()).events.map(({ component, summary, uid, sequence }) => ({
    summary,
    uid,
    sequence,
    status: component.getFirstPropertyValue("status"),
    location: component.getFirstPropertyValue("location"),
  }));
}

async function sharedGroup() {
  const visitor = createApiVisitor();
  const group = await createGroup(visitor);
  return { visitor, group, path: await feedOf(visitor, group) };
}

const limitsBefore = globalThis.saywhenRateLimits;
afterEach(() => {
  globalThis.saywhenRateLimits = limitsBefore;
});

describe("GET /groups/{id}/feed/ (B11)", () => {
  it("makes an address that cannot be guessed when it is first asked for, and says the same one again", async () => {
    const { visitor, group, path } = await sharedGroup();
    expect(path).toMatch(/^\/api\/v1\/feeds\/[A-Za-z0-9_-]{32}\.ics$/);
    expect(path).not.toContain(group.id);
    const both = await Promise.all([feedOf(visitor, group), feedOf(visitor, group)]);
    expect(both).toEqual([path, path]);
    const other = await createGroup(visitor);
    const [one, two] = await Promise.all([feedOf(visitor, other), feedOf(visitor, other)]);
    expect(one).toBe(two);
    expect(one).not.toBe(path);
  });

  it("is for the group's maker alone, and so is its end", async () => {
    const { group, path } = await sharedGroup();
    const stranger = createApiVisitor();
    for (const method of ["GET", "DELETE"]) {
      expect((await stranger.call(method, `/api/v1/groups/${group.id}/feed/`)).status).toBe(403);
      expect((await stranger.call(method, `/api/v1/groups/${"A".repeat(22)}/feed/`)).status).toBe(404);
    }
    expect((await follow(path)).status).toBe(200);
  });

  it("ends for everybody who follows it, and has another address when it is asked for again", async () => {
    const { visitor, group, path } = await sharedGroup();
    const ended = await visitor.call("DELETE", `/api/v1/groups/${group.id}/feed/`);
    expect(await dataOf(ended, feedSchema)).toEqual({ url: null });
    expect((await follow(path)).status).toBe(404);
    const next = await feedOf(visitor, group);
    expect(next).not.toBe(path);
    expect(await eventsAt(next)).toHaveLength(2);
    expect((await follow(path)).status).toBe(404);
    expect((await visitor.call("GET", `/api/v1/groups/${group.id}/`)).status).toBe(200);
  });
});

describe("GET /feeds/{token} (B11)", () => {
  it("is the group's events in a calendar that says how often to ask, for anybody and without a cookie", async () => {
    const { group, path } = await sharedGroup();
    const response = await follow(path);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("content-disposition")).toBeNull();
    const content = await response.text();
    expect(content).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n");
    expect(content).toContain("X-PUBLISHED-TTL:PT1H\r\n");
    expect(content).toContain("NAME:Planning and 1 more\r\n");
    const { events } = readCalendar(content);
    expect(events.map(({ uid }) => uid)).toEqual(group.events.map(({ id }) => id));
    expect(await (await follow(`${path}/`)).text()).toBe(content);
  });

  it("answers 304 without a body to a calendar that has the current version", async () => {
    const { path } = await sharedGroup();
    const first = await follow(path);
    const version = first.headers.get("etag") ?? "";
    expect(version).toMatch(/^"[A-Za-z0-9_-]{27}"$/);
    for (const known of [version, `W/${version}`, `"other", ${version}`, "*"]) {
      const again = await follow(path, { "if-none-match": known });
      expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", version]);
      expect(again.headers.get("cache-control")).toBe("private, no-cache");
    }
    expect((await follow(path, { "if-none-match": '"other"' })).status).toBe(200);
    expect((await follow(path, { "if-none-match": "nonsense,,," })).status).toBe(200);
  });

  it("follows edits, deletions and their undo, each as a new version", async () => {
    const { visitor, group, path } = await sharedGroup();
    const [planning, retro] = group.events;
    const versions = new Set([(await follow(path)).headers.get("etag")]);
    const next = async () => {
      const known = [...versions].at(-1) ?? "";
      const response = await follow(path, { "if-none-match": known });
      expect(response.status).toBe(200);
      versions.add(response.headers.get("etag"));
      return eventsAt(path);
    };
    await visitor.call("PATCH", `/api/v1/events/${planning?.id}/`, { body: { title: "Planning again" } });
    expect(await next()).toMatchObject([{ summary: "Planning again", sequence: 1, status: null }, {}]);
    await visitor.call("DELETE", `/api/v1/events/${retro?.id}/`);
    expect(await next()).toMatchObject([
      { status: null },
      { uid: retro?.id, summary: retro?.title, status: "CANCELLED", sequence: 1, location: null },
    ]);
    await visitor.call("POST", `/api/v1/events/${retro?.id}/restore/`);
    expect((await next())[1]).toMatchObject({ status: null });
    await visitor.call("POST", `/api/v1/events/${retro?.id}/add_note/`, { body: { content: "Bring cake" } });
    await next();
    expect(versions.size).toBeGreaterThanOrEqual(4);
  });

  it("cancels everything of a deleted group, without what was said about it, and comes back with it", async () => {
    const { visitor, group, path } = await sharedGroup();
    await visitor.call("DELETE", `/api/v1/groups/${group.id}/`);
    const gone = await (await follow(path)).text();
    expect(gone.match(/STATUS:CANCELLED/g)).toHaveLength(2);
    expect(gone).not.toMatch(/Room 4|ATTENDEE|DESCRIPTION/);
    await visitor.call("POST", `/api/v1/groups/${group.id}/restore/`);
    expect((await eventsAt(path)).map(({ status }) => status)).toEqual([null, null]);
  });

  it("leads nowhere once its group is gone for good", async () => {
    const { group, path } = await sharedGroup();
    await database.group.delete({ where: { id: group.id } });
    expect((await follow(path)).status).toBe(404);
    expect(await database.feed.count({ where: { groupId: group.id } })).toBe(0);
  });

  it("is a whole calendar without events when none is left", async () => {
    const { group, path } = await sharedGroup();
    await database.event.deleteMany({ where: { groupId: group.id } });
    const { events } = readCalendar(await (await follow(path)).text());
    expect(events).toEqual([]);
  });

  it("is answered the same for every address that leads nowhere", async () => {
    const { group } = await sharedGroup();
    const bodies = new Set<string>();
    for (const name of ["A".repeat(32), "x", group.id, `${"A".repeat(32)}.txt`, "%00", "A".repeat(3000)]) {
      const response = await follow(`/api/v1/feeds/${name}${name.includes(".") ? "" : ".ics"}`);
      expect(response.status).toBe(404);
      bodies.add(await response.text());
    }
    expect(bodies.size).toBe(1);
  });

  it("has a limit of its own, which no other request shares", async () => {
    const { visitor, group, path } = await sharedGroup();
    const perMinute = { creates: 0, reads: 1, writes: 0, modelTests: 0, feeds: 2, refusals: 0 };
    globalThis.saywhenRateLimits = createRateLimits({ perMinute, createShared: null });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await follow(path)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await visitor.call("GET", `/api/v1/groups/${group.id}/`)).status).toBe(200);
  });
});
