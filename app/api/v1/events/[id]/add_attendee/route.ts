import { addAttendeeToEvent } from "@/lib/events/operations";
import { defineRoute } from "@/lib/http/define-route";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(addAttendeeToEvent);

// Else Next wraps each request to see whether its answer could be made once for all.
export const dynamic = "force-dynamic";
