import { expect } from "vitest";
import { pictures } from "@/lib/pictures/process-pictures";
import { visitorIdOf } from "@/lib/visitor/token";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { createdGroupSchema, feedSchema, type Group } from "@/lib/wire/group-schema";
import { type ApiVisitor, createApiVisitor, dataOf } from "./api-client";
import { createKnownToken } from "./known-visitors";

/** A text of two events. */
export const answerText = "Planning tomorrow at 9am\nRetro on Friday at 3pm";

/** What the requests of a test of every operation are about. */
export interface AnswerWorld {
  visitor: ApiVisitor;
  group: Group;
  event: CalendarEvent;
  /** The last part of the path of the group's feed. */
  feedFile: string;
  /** A picture that was read, whose words wait to be fetched. */
  pictureId: string;
}

/** A new visitor with a group of two events, which is shared as a feed. */
export async function createAnswerWorld(): Promise<AnswerWorld> {
  const token = createKnownToken();
  const visitor = createApiVisitor(token);
  const call = { body: { text: answerText } };
  const created = await visitor.call("POST", "/api/v1/groups/create-from-text/", call);
  const { group } = await dataOf(created, createdGroupSchema);
  const [event] = group.events;
  if (event === undefined) return expect.unreachable("the text has events");
  const feed = await dataOf(await visitor.call("GET", `/api/v1/groups/${group.id}/feed/`), feedSchema);
  const picture = pictures.take(visitorIdOf(token), async () => ({ state: "read", text: answerText }));
  await picture.read();
  return { visitor, group, event, feedFile: feed.url?.split("/").at(-1) ?? "", pictureId: picture.id };
}
