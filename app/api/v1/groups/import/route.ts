import { defineRoute } from "@/lib/http/define-route";
import { importGroupFromCalendar } from "@/lib/operations/groups";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(importGroupFromCalendar);

// Without this, Next wraps each request to detect whether its answer could be static.
export const dynamic = "force-dynamic";
