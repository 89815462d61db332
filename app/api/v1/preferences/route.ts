import { defineRoute } from "@/lib/http/define-route";
import { getPreferences, patchPreferencesOfVisitor } from "@/lib/operations/preferences";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(
  getPreferences,
  patchPreferencesOfVisitor,
);

// Else Next wraps each request to see whether its answer could be made once for all.
export const dynamic = "force-dynamic";
