import "server-only";
import { readVisitorKeys } from "@/lib/extraction/llm/reader";
import { keyOriginFieldsSchema } from "@/lib/http/key-origin";
import { capLargeBody } from "@/lib/http/large-body";
import { jsonOperation } from "@/lib/http/operation";
import { idParamsSchema } from "@/lib/http/path-params";
import { runAfter } from "@/lib/log/run-after";
import { findReaderName } from "@/lib/pictures/find-picture-reader";
import { pictures } from "@/lib/pictures/process-pictures";
import { startPicture } from "@/lib/pictures/start-picture";
import { tellPicture } from "@/lib/pictures/tell-picture";
import { deletedSchema } from "@/lib/wire/event-schema";
import {
  pictureBodyBytesMax,
  pictureReaderQuerySchema,
  pictureReaderSchema,
  pictureReadingSchema,
  sendPictureSchema,
} from "@/lib/wire/picture-schema";

export const getPictureReader = jsonOperation({
  id: "getPictureReader",
  method: "GET",
  path: "/pictures/",
  summary: "Get the model that would read a picture, and its host",
  query: pictureReaderQuerySchema,
  response: pictureReaderSchema,
  handler: ({ query, visitorId, now }) => findReaderName({ query, visitorId, now }),
});

export const sendPicture = jsonOperation({
  id: "sendPicture",
  method: "POST",
  path: "/pictures/",
  summary: "Have a model read the words of a picture, which is kept in memory alone until then",
  limit: "creates",
  headerFields: keyOriginFieldsSchema,
  takesModelKeys: true,
  body: sendPictureSchema,
  bodyCap: capLargeBody({
    bytesMax: pictureBodyBytesMax,
    overCap: { code: "pictures.tooLarge" },
    atOnceMax: 4,
    busy: { code: "pictures.busy" },
  }),
  response: pictureReadingSchema,
  status: 202,
  handler: ({ body, visitorId, now, headers, headerFields }) =>
    startPicture({
      body,
      visitorId,
      now,
      visitorKeys: readVisitorKeys(headers),
      keyOrigin: headerFields["x-model-key-origin"] ?? null,
      pictures,
      runAfter,
    }),
});

export const getPictureReading = jsonOperation({
  id: "getPictureReading",
  method: "GET",
  path: "/pictures/{id}/",
  summary: "Get how far the reading of a picture is; its words are kept for three minutes, or until a DELETE",
  params: idParamsSchema,
  needsDatabase: false,
  response: pictureReadingSchema,
  handler: async ({ params, visitorId, language }) =>
    tellPicture(pictures, { id: params.id, visitorId, language }),
});

export const dropPicture = jsonOperation({
  id: "dropPicture",
  method: "DELETE",
  path: "/pictures/{id}/",
  summary: "End the reading of a picture and forget it",
  params: idParamsSchema,
  needsDatabase: false,
  response: deletedSchema,
  handler: async ({ params, visitorId }) => {
    pictures.drop(params.id, visitorId);
    return { deleted: [params.id] };
  },
});
