import { lateRequests } from "@/lib/api/late-requests";
import { withAnswerSchemas } from "@/lib/events/answer-schemas";

/** The calls for groups. */
export const sendForGroups = lateRequests(withAnswerSchemas(() => import("./requests")));
