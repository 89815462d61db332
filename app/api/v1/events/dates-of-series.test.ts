import { describe, expect, it } from "vitest";
import { failureSchema } from "@/lib/errors/envelope";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { eventSchema } from "@/lib/wire/event-schema";
import { createdGroupSchema } from "@/lib/wire/group-schema";

const owner = createApiVisitor();

describe("exdates and rdates of an event (E2)", () => {
  it("moves the dates of a series with its start, and changes them", async () => {
    const body = {
      text: "Choir every Monday at 7pm from 1 March 2027 except March 15 and March 22",
      timezone: "America/New_York",
    };
    const created = await owner.call("POST", "/api/v1/groups/create-from-text/", { body });
    const series = (await dataOf(created, createdGroupSchema)).group.events[0];
    const path = `/api/v1/events/${series?.id}/`;
    const change = async (changes: unknown) =>
      dataOf(await owner.call("PATCH", path, { body: changes }), eventSchema);
    expect(series).toMatchObject({ exdates: ["2027-03-15T19:00", "2027-03-22T19:00"], rdates: [] });
    const moved = await change({ start_datetime: "2027-03-03T01:00:00Z" });
    expect(moved.exdates).toEqual(["2027-03-16T20:00", "2027-03-23T20:00"]);
    const dated = await change({ exdates: ["2027-03-30"], rdates: ["2027-04-01T18:30", "2027-04-02"] });
    expect(dated).toMatchObject({
      exdates: ["2027-03-30T20:00"],
      rdates: ["2027-04-01T18:30", "2027-04-02T20:00"],
    });
    const file = await (await owner.call("GET", `${path}download_ics/`)).text();
    expect(file).toContain("EXDATE;TZID=America/New_York:20270330T200000");
    expect(file).toContain("RDATE;TZID=America/New_York:20270401T183000");
  });

  it.each(["some day", "2027-04-01T18:30Z", "2027-04-01T18:30+02:00", "2027-04-01T18:30:00", "2027-02-30"])(
    "are refused where they are no wall-clock times, and nothing changes: %s",
    async (date) => {
      const body = { text: "Choir every Monday at 7pm from 1 March 2027", timezone: "America/New_York" };
      const created = await owner.call("POST", "/api/v1/groups/create-from-text/", { body });
      const path = `/api/v1/events/${(await dataOf(created, createdGroupSchema)).group.events[0]?.id}/`;
      for (const field of ["exdates", "rdates"]) {
        const wrong = await owner.call("PATCH", path, { body: { [field]: ["2027-04-02", date] } });
        expect(wrong.status).toBe(400);
        expect(failureSchema.parse(await wrong.json()).message).toMatch(RegExp(`^${field} must be a list`));
      }
      const kept = await dataOf(await owner.call("GET", path), eventSchema);
      expect(kept).toMatchObject({ exdates: [], rdates: [] });
      expect((await owner.call("GET", `${path}download_ics/`)).status).toBe(200);
    },
  );

  it("keeps and exports further dates of an event that has no rule", async () => {
    const body = { text: "Choir on 1 March 2027 at 7pm", timezone: "America/New_York" };
    const created = await owner.call("POST", "/api/v1/groups/create-from-text/", { body });
    const { group } = await dataOf(created, createdGroupSchema);
    const path = `/api/v1/events/${group.events[0]?.id}/`;
    const patched = await owner.call("PATCH", path, { body: { rdates: ["2027-03-04T18:30"] } });
    expect(await dataOf(patched, eventSchema)).toMatchObject({
      recurrence: null,
      rdates: ["2027-03-04T18:30"],
    });
    const file = await (await owner.call("GET", `${path}download_ics/`)).text();
    expect(file).toContain("RDATE;TZID=America/New_York:20270304T183000");
    const added = await owner.call("POST", `/api/v1/groups/${group.id}/events/`, {
      body: { title: "Tour", start_datetime: "2027-04-01T16:00:00Z", rdates: ["2027-04-03"] },
    });
    const tour = await dataOf(added, eventSchema);
    expect(tour).toMatchObject({ recurrence: null, rdates: ["2027-04-03T12:00"] });
    const tourFile = await owner.call("GET", `/api/v1/events/${tour.id}/download_ics/`);
    expect(await tourFile.text()).toContain("RDATE;TZID=America/New_York:20270403T120000");
  });
});
