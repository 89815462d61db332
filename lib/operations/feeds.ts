import "server-only";
import { endFeed, findFeed } from "@/lib/feeds/group-feed";
import { readFeed } from "@/lib/feeds/read-feed";
import { fileOperation, jsonOperation } from "@/lib/http/operation";
import { ownOrigin } from "@/lib/http/own-origin";
import { feedParamsSchema, idParamsSchema } from "@/lib/http/path-params";
import { feedSchema } from "@/lib/wire/group-schema";

export const getFeedOfGroup = jsonOperation({
  id: "getFeed",
  method: "GET",
  path: "/groups/{id}/feed/",
  summary: "Get the address of a group's calendar feed, which is made when it is first asked for",
  params: idParamsSchema,
  response: feedSchema,
  handler: ({ params, visitorId, now, headers }) =>
    findFeed({ groupId: params.id, visitorId, now, origin: ownOrigin(headers) }),
});

export const endFeedOfGroup = jsonOperation({
  id: "endFeed",
  method: "DELETE",
  path: "/groups/{id}/feed/",
  summary: "End a group's calendar feed; asked for again, it has another address",
  params: idParamsSchema,
  response: feedSchema,
  handler: ({ params, visitorId, now, headers }) =>
    endFeed({ groupId: params.id, visitorId, now, origin: ownOrigin(headers) }),
});

export const readFeedByToken = fileOperation({
  id: "readFeed",
  method: "GET",
  path: "/feeds/{token}",
  summary: "Get a group as a calendar that follows it, by the address that its maker gave away",
  params: feedParamsSchema,
  contentType: "text/calendar; charset=utf-8",
  isDownload: false,
  isVersioned: true,
  isForAnybody: true,
  limit: "feeds",
  handler: async ({ params, now, headers }) =>
    readFeed({ token: params.token, knownVersions: headers.get("if-none-match"), now }),
});
