import { describe, expect, it } from "vitest";
import { failureSchema } from "@/lib/errors/envelope";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { eventSchema } from "@/lib/wire/event-schema";
import { createdGroupSchema } from "@/lib/wire/group-schema";

const owner = createApiVisitor();

describe("recurrence of an event (E2)", () => {
  it("is changed, follows a start that is changed with it, is taken away and given back", async () => {
    const body = { text: "Choir every Monday at 7pm from 1 March 2027", timezone: "America/New_York" };
    const created = await owner.call("POST", "/api/v1/groups/create-from-text/", { body });
    const series = (await dataOf(created, createdGroupSchema)).group.events[0];
    const path = `/api/v1/events/${series?.id}/`;
    const change = async (changes: unknown) =>
      (await dataOf(await owner.call("PATCH", path, { body: changes }), eventSchema)).recurrence;
    expect(series?.recurrence).toBe("FREQ=WEEKLY;BYDAY=MO");
    expect(await change({ recurrence: "FREQ=WEEKLY;BYDAY=MO;UNTIL=20270405" })).toBe(
      "FREQ=WEEKLY;BYDAY=MO;UNTIL=20270406T035959Z",
    );
    const file = await (await owner.call("GET", `${path}download_ics/`)).text();
    expect(file).toContain("RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270406T035959Z");
    const moved = { start_datetime: "2027-03-03T00:00:00Z", recurrence: "rrule:freq=daily;count=3" };
    expect(await change(moved)).toBe("FREQ=DAILY;COUNT=3");
    expect(await change({ recurrence: null })).toBeNull();
    expect(await change({ recurrence: "FREQ=WEEKLY;BYDAY=MO;UNTIL=20270406T035959Z" })).toBe(
      "FREQ=WEEKLY;BYDAY=MO;UNTIL=20270406T035959Z",
    );
  });

  it("is refused in a sentence where it is no rule, and nothing is changed", async () => {
    const body = { text: "Choir every Monday at 7pm from 1 March 2027", timezone: "America/New_York" };
    const created = await owner.call("POST", "/api/v1/groups/create-from-text/", { body });
    const series = (await dataOf(created, createdGroupSchema)).group.events[0];
    const path = `/api/v1/events/${series?.id}/`;
    for (const recurrence of [
      "weekly",
      "",
      7,
      "FREQ=SECONDLY",
      "FREQ=WEEKLY;UNTIL=20270231",
      "FREQ=WEEKLY;COUNT=0",
      "FREQ=WEEKLY;BYDAY=2MO",
      "FREQ=DAILY;X=Y",
      "FREQ=DAILY\r\nATTENDEE:x",
      `FREQ=WEEKLY;BYDAY=${"MO,".repeat(300)}TU`,
    ]) {
      const refused = await owner.call("PATCH", path, { body: { recurrence, title: "Else" } });
      expect(refused.status, String(recurrence)).toBe(400);
      expect(failureSchema.parse(await refused.json()).message).toMatch(/^recurrence must be a rule/);
    }
    const over = await owner.call("PATCH", path, { body: { recurrence: "FREQ=DAILY;UNTIL=20270228" } });
    expect(over.status).toBe(400);
    expect(failureSchema.parse(await over.json()).message).toMatch(/^This event repeats until/);
    expect(await dataOf(await owner.call("GET", path), eventSchema)).toMatchObject({
      title: series?.title,
      recurrence: series?.recurrence,
    });
  });
});
