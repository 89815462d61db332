import { defineRoute } from "@/lib/http/define-route";
import { takeGroupReading } from "@/lib/operations/groups";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(takeGroupReading);

// Else Next wraps each request to see whether its answer could be made once for all.
export const dynamic = "force-dynamic";
