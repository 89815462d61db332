import { defineUnknownRoute } from "@/lib/http/define-route";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineUnknownRoute();
