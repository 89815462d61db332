import { describe, expect, it } from "vitest";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { createdGroupSchema, groupListSchema, groupSchema } from "@/lib/wire/group-schema";

const text = "Meeting moved from Tuesday 3pm to Wednesday 4pm";
const unread = [{ quote: "Tuesday 3pm", start: 19, end: 30, reason: "called-off" }];

async function createGroup() {
  const visitor = createApiVisitor();
  const answer = await visitor.call("POST", "/api/v1/groups/create-from-text/", {
    body: { text, use_llm: false },
  });
  const { group } = await dataOf(answer, createdGroupSchema);
  return { visitor, group };
}

describe("the times of a text that made no event (B13)", () => {
  it("are shown to the text's visitor in every answer with the group", async () => {
    const { visitor, group } = await createGroup();
    expect(group.unread).toEqual(unread);
    const read = await visitor.call("GET", `/api/v1/groups/${group.id}/`);
    expect((await dataOf(read, groupSchema)).unread).toEqual(unread);
    const list = await dataOf(await visitor.call("GET", "/api/v1/groups/"), groupListSchema);
    expect(list.groups.map((one) => one.unread)).toEqual([unread]);
  });

  it("are not shown to a stranger who opens the group", async () => {
    const { group } = await createGroup();
    const stranger = createApiVisitor();
    const read = await dataOf(await stranger.call("GET", `/api/v1/groups/${group.id}/`), groupSchema);
    expect(read).toMatchObject({ can_edit: false, source_text: null, unread: [] });
  });
});
