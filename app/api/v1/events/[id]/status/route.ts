import { defineRoute } from "@/lib/http/define-route";
import { getEventStatus } from "@/lib/operations/events";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(getEventStatus);

// Else Next wraps each request to see whether its answer could be made once for all.
export const dynamic = "force-dynamic";
