import { defineRoute } from "@/lib/http/define-route";
import { syncPreferencesOfVisitor } from "@/lib/operations/preferences";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(syncPreferencesOfVisitor);

// Without this, Next wraps each request to detect whether its answer could be static.
export const dynamic = "force-dynamic";
