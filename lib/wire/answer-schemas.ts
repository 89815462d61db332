import { deletedSchema, eventSchema, eventStatusSchema, restoredEventsSchema } from "./event-schema";
import {
  createdGroupSchema,
  feedSchema,
  groupListSchema,
  groupSchema,
  groupStatusSchema,
} from "./group-schema";
import { pictureReaderSchema, pictureReadingSchema } from "./picture-schema";

/** The schemas of the answers about groups and events, in one module, so that a page fetches zod once for all. */
export const answerSchemas = {
  createdGroup: createdGroupSchema,
  group: groupSchema,
  groupList: groupListSchema,
  groupStatus: groupStatusSchema,
  feed: feedSchema,
  event: eventSchema,
  eventStatus: eventStatusSchema,
  restoredEvents: restoredEventsSchema,
  deleted: deletedSchema,
  pictureReader: pictureReaderSchema,
  pictureReading: pictureReadingSchema,
} as const;
