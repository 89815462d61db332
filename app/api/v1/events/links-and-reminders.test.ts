import { describe, expect, it } from "vitest";
import { failureSchema } from "@/lib/errors/envelope";
import { toEventForm } from "@/lib/events/event-form";
import { toEventPatch } from "@/lib/events/form-patch";
import { findProblems } from "@/lib/events/form-problems";
import { findDifferences } from "@/lib/events/version-differences";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { eventListSchema, eventSchema } from "@/lib/wire/event-schema";
import { createdGroupSchema } from "@/lib/wire/group-schema";

const owner = createApiVisitor();
const link = "https://zoom.us/j/123?pwd=a,b";

async function createEvent() {
  const body = { text: "Retro tomorrow at 3pm in Room 4", use_llm: false };
  const created = await owner.call("POST", "/api/v1/groups/create-from-text/", { body });
  const { group } = await dataOf(created, createdGroupSchema);
  const [event] = group.events;
  if (event === undefined) throw new Error("No event was read.");
  const path = `/api/v1/events/${event.id}/`;
  const patch = (body: unknown) => owner.call("PATCH", path, { body });
  return { event, group, path, patch };
}

describe("the link and the reminders of an event (B9)", () => {
  it("are none at first, are changed, found, exported, and seen by whoever has the event's link", async () => {
    const { event, path, patch } = await createEvent();
    expect(event).toMatchObject({ link: null, reminders: [] });
    const after = await dataOf(await patch({ link: ` ${link}`, reminders: [15, 1440, 15] }), eventSchema);
    expect(after).toMatchObject({ link, reminders: [1440, 15] });
    const renamed = await dataOf(await patch({ title: "Review" }), eventSchema);
    expect(renamed).toMatchObject({ link, reminders: [1440, 15] });
    const found = await owner.call("GET", "/api/v1/events/?search=zoom");
    expect((await dataOf(found, eventListSchema)).events.map(({ id }) => id)).toEqual([event.id]);
    const file = await (await createApiVisitor().call("GET", `${path}download_ics/`)).text();
    expect(file).toContain(`URL:${link}`);
    expect(file).toContain("TRIGGER:-P1D");
    const none = await dataOf(await patch({ link: null, reminders: [] }), eventSchema);
    expect(none).toMatchObject({ link: null, reminders: [] });
  });

  it.each([
    [{ link: "javascript:alert(1)" }, /^link must be an https address/],
    [{ link: "http://zoom.us/j/1" }, /^link must be an https address/],
    [{ link: "https://zoom.us@evil.example/" }, /^link must be an https address/],
    [{ link: `https://zoom.us/${"x".repeat(2000)}` }, /^link must be an https address/],
    [{ link: 5 }, /^link must be an https address/],
    [{ reminders: [1, 2, 3, 4, 5, 6] }, /^reminders must be a list of at most 5 whole numbers/],
    [{ reminders: [-1] }, /^reminders must be a list/],
    [{ reminders: [0.5] }, /^reminders must be a list/],
    [{ reminders: [600_000] }, /^reminders must be a list/],
    [{ reminders: ["15"] }, /^reminders must be a list/],
    [{ reminders: null }, /^reminders must be a list/],
  ])("%j is refused with a sentence, and nothing is changed", async (body, message) => {
    const { event, path, patch } = await createEvent();
    const refused = await patch({ title: "Changed", ...body });
    expect(refused.status).toBe(400);
    expect(failureSchema.parse(await refused.json()).message).toMatch(message);
    expect((await dataOf(await owner.call("GET", path), eventSchema)).title).toBe(event.title);
  });

  it("come with an event that a client adds", async () => {
    const { group } = await createEvent();
    const body = { title: "Call", start_datetime: "2026-12-01T10:00:00Z", link, reminders: [10] };
    const added = await owner.call("POST", `/api/v1/groups/${group.id}/events/`, { body });
    expect(await dataOf(added, eventSchema)).toMatchObject({ link, reminders: [10] });
  });

  it("are sent from the form only where they changed, and are compared", async () => {
    const { event, patch } = await createEvent();
    const form = toEventForm(event);
    expect(toEventPatch(form, event)).toEqual({});
    const changed = { ...form, link: "zoom.us/j/9", reminders: [30] };
    expect(findProblems(changed)).toEqual({});
    const sent = toEventPatch(changed, event);
    expect(sent).toEqual({ link: "https://zoom.us/j/9", reminders: [30] });
    expect(findProblems({ ...form, link: "room 4" })).toEqual({ link: { code: "linkInvalid" } });
    const theirs = toEventForm(await dataOf(await patch(sent), eventSchema));
    expect(findDifferences({ base: form, mine: form, theirs })).toEqual([
      { field: "link", changedBy: "theirs" },
      { field: "reminders", changedBy: "theirs" },
    ]);
    expect(toEventPatch({ ...theirs, link: " " }, { ...event, link })).toMatchObject({ link: null });
  });
});
