import "server-only";
import * as events from "@/lib/events/operations";
import * as groups from "@/lib/groups/operations";
import type { Operation } from "@/lib/http/operation";
import * as probes from "@/lib/http/operations";
import * as llmConfig from "@/lib/llm-config/operations";
import * as preferences from "@/lib/preferences/operations";
import * as visitor from "@/lib/visitor/operations";

/** Every operation of the API: what the OpenAPI document describes, and what the tests and `npm run fuzz` drive. */
export const operations: readonly Operation[] = [
  groups,
  events,
  preferences,
  llmConfig,
  visitor,
  probes,
].flatMap((area) => Object.values(area));
