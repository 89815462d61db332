import { defineRoute } from "@/lib/http/define-route";
import { syncPreferencesOfVisitor } from "@/lib/preferences/operations";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(syncPreferencesOfVisitor);
