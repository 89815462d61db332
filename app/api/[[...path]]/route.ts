import { defineUnknownRoute } from "@/lib/http/define-route";

export const { GET, POST, PUT, PATCH, DELETE } = defineUnknownRoute();
