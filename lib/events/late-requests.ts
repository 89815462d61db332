import { lateRequests } from "@/lib/api/late-requests";
import { withAnswerSchemas } from "./answer-schemas";

/** The calls for events. */
export const sendForEvents = lateRequests(withAnswerSchemas(() => import("./requests")));
