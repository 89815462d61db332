import { describe, expect, it } from "vitest";
import { database } from "@/lib/db/client";
import { searchedGroupsMax } from "@/lib/groups/data";
import { type ApiVisitor, createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { createdGroupSchema, type Group, type GroupList, groupListSchema } from "@/lib/wire/group-schema";

async function createGroup(visitor: ApiVisitor, text: string): Promise<Group> {
  const response = await visitor.call("POST", "/api/v1/groups/create-from-text/", { body: { text } });
  return (await dataOf(response, createdGroupSchema)).group;
}

const search = async (visitor: ApiVisitor, query: string): Promise<GroupList> =>
  dataOf(await visitor.call("GET", `/api/v1/groups/?${query}`), groupListSchema);

const idsOf = async (visitor: ApiVisitor, query: string) =>
  (await search(visitor, query)).groups.map(({ id }) => id);

describe("the search of GET /groups/ (A11, S19)", () => {
  it("finds the visitor's own groups by title, location or venue of any live event, newest first", async () => {
    const visitor = createApiVisitor();
    const older = await createGroup(visitor, "Coffee tomorrow at 9am\nRetro tomorrow at 11am");
    const newer = await createGroup(visitor, "Coffee on Friday at 3pm");
    await createGroup(createApiVisitor(), "Coffee of somebody else tomorrow at 9am");
    const [coffee, retro] = older.events;
    await visitor.call("PATCH", `/api/v1/events/${retro?.id}/`, {
      body: { title: "100% Rückblick", venue: "CAFÉ Luz", location: "Łódź" },
    });
    expect(await idsOf(visitor, "search=cOFFEE")).toEqual([newer.id, older.id]);
    expect(await idsOf(visitor, "search=cafe luz")).toEqual([older.id]);
    expect(await idsOf(visitor, "search=Łódź")).toEqual([older.id]);
    expect(await idsOf(visitor, "search=ruckblick")).toEqual([older.id]);
    expect(await idsOf(visitor, "search=")).toEqual([newer.id, older.id]);
    // A group that is found has all its events, not only those that the search names.
    expect((await search(visitor, "search=luz")).groups[0]?.events).toHaveLength(2);
    await visitor.call("DELETE", `/api/v1/events/${coffee?.id}/`);
    expect(await idsOf(visitor, "search=coffee")).toEqual([newer.id]);
    await visitor.call("DELETE", `/api/v1/groups/${newer.id}/`);
    expect(await idsOf(visitor, "search=coffee")).toEqual([]);
    await visitor.call("POST", `/api/v1/groups/${newer.id}/restore/`);
    expect(await idsOf(visitor, "search=coffee")).toEqual([newer.id]);
  });

  it("takes every character as itself: none stands for others", async () => {
    const visitor = createApiVisitor();
    const { id, events } = await createGroup(visitor, "Coffee tomorrow at 9am");
    for (const query of ["%25", "_", "c%25e", "*", "%27", "%22%20OR%201=1"]) {
      expect(await idsOf(visitor, `search=${query}`), query).toEqual([]);
    }
    await visitor.call("PATCH", `/api/v1/events/${events[0]?.id}/`, { body: { title: "100% of it_all" } });
    expect(await idsOf(visitor, "search=0%25")).toEqual([id]);
    expect(await idsOf(visitor, "search=t_a")).toEqual([id]);
  });

  it("looks through a limited number of groups for a page, and finds each one over its pages", async () => {
    const visitor = createApiVisitor();
    const { id } = await createGroup(visitor, "Coffee tomorrow at 9am");
    // Twice as many newer groups, three a second, each with an event; the search matches two of them.
    await database.$executeRaw`
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${2 * searchedGroupsMax})
      INSERT INTO "Group" (id, createdAt, visitorId, sourceText, timezone, language, state, parser, attempts, lastOpenedAt)
      SELECT printf('%022d', i), strftime('%Y-%m-%dT%H:%M:%f+00:00', createdAt, '+' || (i / 3 + 1) || ' seconds'),
        visitorId, sourceText, timezone, language, state, parser, attempts, lastOpenedAt
      FROM n, "Group" WHERE id = ${id}`;
    await database.$executeRaw`
      INSERT INTO "Event" (id, groupId, searchText, createdAt, position, visitorId, title, startWall, allDay, timezone,
        location, venue, suggestions, evidence, alternatives, updatedAt)
      SELECT 'e' || substr(g.id, 2), g.id,
        CASE WHEN CAST(g.id AS INTEGER) % ${searchedGroupsMax} = 100 THEN 'coffee' ELSE 'tea' END, g.createdAt, 0,
        g.visitorId, e.title, e.startWall, e.allDay, e.timezone, e.location, e.venue, e.suggestions, e.evidence,
        e.alternatives, e.updatedAt
      FROM "Group" g, "Event" e WHERE e.groupId = ${id} AND g.visitorId = e.visitorId AND g.id <> ${id}`;
    const pages: number[] = [];
    let cursor: string | null = "";
    while (cursor !== null && pages.length < 10) {
      const list: GroupList = await search(
        visitor,
        `search=coffee&limit=2${cursor === "" ? "" : `&cursor=${cursor}`}`,
      );
      pages.push(list.groups.length);
      cursor = list.next_cursor;
    }
    // One of the newest 250; another of the 250 before them; the oldest of all.
    expect(pages).toEqual([1, 1, 1]);
    expect(await idsOf(visitor, "search=tea&limit=3")).toHaveLength(3);
  });

  it.each([`search=${"x".repeat(201)}`, "search=a&search=b", "title=x"])("refuses %s", async (query) => {
    expect((await createApiVisitor().call("GET", `/api/v1/groups/?${query}`)).status).toBe(400);
  });
});
