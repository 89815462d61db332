import { defineRoute } from "@/lib/http/define-route";
import { addEventToGroup } from "@/lib/operations/groups";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(addEventToGroup);

// Else Next wraps each request to see whether its answer could be made once for all.
export const dynamic = "force-dynamic";
