import { readFileSync } from "node:fs";

/** A typical change of the program, kept as a patch to show which files such a change touches. */
export interface KnownChange {
  /** The patch, relative to the repository. */
  patch: string;
  /** The most files that it may touch. */
  filesMax: number;
  /** The tests that it touches, its own first, as arguments of Vitest. */
  tests: readonly string[];
}

/** The typical changes, by their names for `npm run prove:change`. */
export const knownChanges: Readonly<Record<string, KnownChange>> = {
  "event-field": {
    patch: "e2e/changes/event-field.patch",
    filesMax: 10,
    tests: [
      "lib/events/event-contact",
      "lib/events/version-differences",
      "lib/wire/event-fields",
      "lib/stores/columns",
      "lib/openapi/document",
      "lib/calendar/event-text",
      "lib/db/upgrade",
    ],
  },
  setting: {
    patch: "e2e/changes/setting.patch",
    filesMax: 8,
    tests: [
      "lib/preferences/clock-setting",
      "lib/preferences/local",
      "app/api/v1/preferences/",
      "lib/openapi/document",
      "lib/db/upgrade",
    ],
  },
  provider: {
    patch: "e2e/changes/provider.patch",
    filesMax: 8,
    tests: [
      "lib/llm-config",
      "lib/env.test",
      "lib/preferences/kept-keys",
      "lib/extraction/llm/requests",
      "lib/openapi/document",
      "lib/outbound",
      "app/api/v1/llm-config",
      "e2e/documents/environment-table",
    ],
  },
};

/** The files that a patch touches, in its order. */
export function filesOf({ patch }: KnownChange): string[] {
  const lines = readFileSync(patch, "utf8").split("\n");
  return lines.flatMap((line) => (line.startsWith("+++ b/") ? [line.slice("+++ b/".length)] : []));
}
