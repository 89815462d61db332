import { downloadGroupFile } from "@/lib/groups/operations";
import { defineRoute } from "@/lib/http/define-route";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(downloadGroupFile);
