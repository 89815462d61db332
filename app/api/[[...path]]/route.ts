import { defineUnknownRoute } from "@/lib/http/define-route";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineUnknownRoute();

// Without this, Next wraps each request to detect whether its answer could be static.
export const dynamic = "force-dynamic";
