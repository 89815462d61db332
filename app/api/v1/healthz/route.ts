import { defineRoute } from "@/lib/http/define-route";
import { getHealth } from "@/lib/http/operations";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(getHealth);
