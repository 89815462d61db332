import { restoreEventsById } from "@/lib/events/operations";
import { defineRoute } from "@/lib/http/define-route";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(restoreEventsById);
