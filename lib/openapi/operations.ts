import "server-only";
import { z } from "zod";
import { fileOperation, type Operation } from "@/lib/http/operation";
import * as events from "@/lib/operations/events";
import * as feeds from "@/lib/operations/feeds";
import * as groups from "@/lib/operations/groups";
import * as probes from "@/lib/operations/health";
import { getMetrics } from "@/lib/operations/metrics";
import * as llmConfig from "@/lib/operations/models";
import * as pictures from "@/lib/operations/pictures";
import * as preferences from "@/lib/operations/preferences";
import * as visitor from "@/lib/operations/visitor";
import { describeApi } from "./document";

/** Made at the first request for it, since most processes never receive one. */
let text: string | null = null;

/** SPEC A15: the description of this API, including this operation. */
export const getOpenApiDocument = fileOperation({
  id: "getOpenApiDocument",
  method: "GET",
  path: "/openapi.json",
  summary: "Get this document",
  contentType: "application/json; charset=utf-8",
  response: z.looseObject({ openapi: z.string() }),
  isDownload: false,
  needsDatabase: false,
  handler: async () => {
    text ??= JSON.stringify(describeApi(areas));
    return { content: text };
  },
});

/** Every operation of the API by its area: what the OpenAPI document describes. */
const areas: Readonly<Record<string, readonly Operation[]>> = {
  groups: Object.values(groups),
  events: Object.values(events),
  feeds: Object.values(feeds),
  preferences: Object.values(preferences),
  models: Object.values(llmConfig),
  pictures: Object.values(pictures),
  visitor: Object.values(visitor),
  server: [
    ...Object.values(probes),
    ...(getMetrics.isOffered === false ? [] : [getMetrics]),
    getOpenApiDocument,
  ],
};

/** Every operation of the API, which the tests and `npm run fuzz` call. */
export const operations: readonly Operation[] = Object.values(areas).flat();
