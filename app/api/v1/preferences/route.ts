import { defineRoute } from "@/lib/http/define-route";
import { getPreferences, patchPreferencesOfVisitor } from "@/lib/operations/preferences";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(
  getPreferences,
  patchPreferencesOfVisitor,
);

// Without this, Next wraps each request to detect whether its answer could be static.
export const dynamic = "force-dynamic";
