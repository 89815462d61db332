import { defineRoute } from "@/lib/http/define-route";
import { listGroupsOfVisitor } from "@/lib/operations/groups";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(listGroupsOfVisitor);

// Else Next wraps each request to see whether its answer could be made once for all.
export const dynamic = "force-dynamic";

// Seconds: a reading by a model goes on behind the answer (`lib/jobs/deadline.ts`).
export const maxDuration = 60;
