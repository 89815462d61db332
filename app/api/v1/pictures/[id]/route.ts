import { defineRoute } from "@/lib/http/define-route";
import { dropPicture, getPictureReading } from "@/lib/operations/pictures";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(getPictureReading, dropPicture);

// Without this, Next wraps each request to detect whether its answer could be static.
export const dynamic = "force-dynamic";
