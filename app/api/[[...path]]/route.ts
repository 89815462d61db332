import { defineUnknownRoute } from "@/lib/http/define-route";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineUnknownRoute();

// Else Next wraps each request to see whether its answer could be made once for all.
export const dynamic = "force-dynamic";
