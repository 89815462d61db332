import { defineRoute } from "@/lib/http/define-route";
import { syncPreferencesOfVisitor } from "@/lib/operations/preferences";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(syncPreferencesOfVisitor);

// Else Next wraps each request to see whether its answer could be made once for all.
export const dynamic = "force-dynamic";
