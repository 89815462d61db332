import { defineRoute } from "@/lib/http/define-route";
import { deleteVisitorForGood } from "@/lib/visitor/operations";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(deleteVisitorForGood);
