import { expect, it } from "vitest";
import { failureSchema } from "@/lib/errors/envelope";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { eventSchema } from "@/lib/wire/event-schema";
import { createdGroupSchema } from "@/lib/wire/group-schema";

// Intl, which shows times, knows these, and each means other zones to other people.
it.each(["PST", "IST", "pst"])(
  "A9: a PATCH with the zone %s is told what a zone is, and changes nothing",
  async (timezone) => {
    const owner = createApiVisitor();
    const body = { text: "Planning on 2027-03-10 at 9am", timezone: "America/New_York" };
    const created = await owner.call("POST", "/api/v1/groups/create-from-text/", { body });
    const [event] = (await dataOf(created, createdGroupSchema)).group.events;
    const path = `/api/v1/events/${event?.id}/`;
    const response = await owner.call("PATCH", path, { body: { timezone, title: "Moved" } });
    expect(response.status).toBe(400);
    const { message } = failureSchema.parse(await response.json());
    expect(message).toBe("timezone must be an IANA zone name such as Europe/Paris.");
    expect(await dataOf(await owner.call("GET", path), eventSchema)).toEqual(event);
  },
);
