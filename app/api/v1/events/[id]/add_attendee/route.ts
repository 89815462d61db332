import { defineRoute } from "@/lib/http/define-route";
import { addAttendeeToEvent } from "@/lib/operations/events";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(addAttendeeToEvent);

// Else Next wraps each request to see whether its answer could be made once for all.
export const dynamic = "force-dynamic";
