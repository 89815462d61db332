import { defineRoute } from "@/lib/http/define-route";
import { endFeedOfGroup, getFeedOfGroup } from "@/lib/operations/feeds";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(getFeedOfGroup, endFeedOfGroup);

// Without this, Next wraps each request to detect whether its answer could be static.
export const dynamic = "force-dynamic";
