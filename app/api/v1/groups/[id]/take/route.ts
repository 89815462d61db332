import { defineRoute } from "@/lib/http/define-route";
import { takeGroupReading } from "@/lib/operations/groups";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(takeGroupReading);

// Without this, Next wraps each request to detect whether its answer could be static.
export const dynamic = "force-dynamic";
