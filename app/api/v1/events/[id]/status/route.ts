import { defineRoute } from "@/lib/http/define-route";
import { getEventStatus } from "@/lib/operations/events";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(getEventStatus);

// Without this, Next wraps each request to detect whether its answer could be static.
export const dynamic = "force-dynamic";
