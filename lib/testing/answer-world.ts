import { expect } from "vitest";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { createdGroupSchema, feedSchema, type Group } from "@/lib/wire/group-schema";
import { type ApiVisitor, createApiVisitor, dataOf } from "./api-client";

/** A text of two events. */
export const answerText = "Planning tomorrow at 9am\nRetro on Friday at 3pm";

/** What the requests of a test of every operation are about. */
export interface AnswerWorld {
  visitor: ApiVisitor;
  group: Group;
  event: CalendarEvent;
  /** The last part of the path of the group's feed. */
  feedFile: string;
}

/** A new visitor with a group of two events, which is shared as a feed. */
export async function createAnswerWorld(): Promise<AnswerWorld> {
  const visitor = createApiVisitor();
  const call = { body: { text: answerText } };
  const created = await visitor.call("POST", "/api/v1/groups/create-from-text/", call);
  const { group } = await dataOf(created, createdGroupSchema);
  const [event] = group.events;
  if (event === undefined) return expect.unreachable("the text has events");
  const feed = await dataOf(await visitor.call("GET", `/api/v1/groups/${group.id}/feed/`), feedSchema);
  return { visitor, group, event, feedFile: feed.url?.split("/").at(-1) ?? "" };
}
