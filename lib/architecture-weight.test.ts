import { describe, expect, it } from "vitest";
import { isShipped, readSourceFiles, resolveImport, type SourceFile } from "@/lib/testing/source-files";

const files = readSourceFiles().filter(isShipped);
const byPath: ReadonlyMap<string, SourceFile> = new Map(files.map((file) => [file.path, file]));
const known: ReadonlySet<string> = new Set(byPath.keys());

/**
 * Packages that a page loads only once the visitor does something, each with the code that fetches it then.
 */
const fetchedLater = {
  zod: "a schema, with the answer that it parses",
  sonner: "app/late-parts.tsx",
  "@base-ui/react": "the menus of the header",
  "@vvo/tzdb": "components/events/zone-dialog.tsx",
  "temporal-polyfill": "lib/time/browser-temporal.ts, in a browser without Temporal",
  "chrono-node": "the rules parser, on the server and in the worker",
  "postal-mime": "lib/intake/mail-lines.ts, for a mail that is dropped",
  papaparse: "lib/intake/table-lines.ts, for a table that is dropped",
  "ical.js": "lib/events/compare-worker.ts, for a calendar that is dropped onto a group",
  "windows-iana": "the same",
} as const;

/** Our own code that pages fetch once the visitor acts, or only where they show it from the start. */
const shownLater = [
  "app/chat/part-chooser.tsx",
  "app/groups/[id]/check-parts.tsx",
  "app/groups/[id]/group-dialogs.tsx",
  "app/groups/[id]/group-panel.tsx",
  "app/groups/[id]/unused-parts.tsx",
  "app/late-parts.tsx",
  "app/leave-guard.tsx",
  "app/share-link.ts",
  "components/chat/creation-failure.tsx",
  "components/chat/intake.tsx",
  "components/chat/live-tiles.tsx",
  "components/chat/processing-overlay.tsx",
  "components/chat/suggesting.ts",
  "components/chat/text-marks.tsx",
  "components/events/card-body.tsx",
  "components/events/card-saving.tsx",
  "components/events/recurrence-mark.tsx",
  "components/events/version-choice.tsx",
  "components/groups/delete-dialog.tsx",
  "components/groups/delete-group-dialog.tsx",
  "components/groups/export-progress.tsx",
  "components/groups/group-calendar.tsx",
  "components/groups/load-failure.tsx",
  "components/groups/no-match.tsx",
  "components/groups/print-agenda.tsx",
  "components/groups/source-line.tsx",
  "components/groups/unsaved-dialog.tsx",
  "lib/events/requests.ts",
  "lib/extraction/live/open-live-reader.ts",
  "lib/groups/list-requests.ts",
  "lib/intake/html-lines.ts",
  "lib/intake/read-file.ts",
  "lib/intake/read-picture.ts",
  "lib/groups/parse-submission.ts",
  "lib/offline/shared-things.ts",
  "lib/groups/requests.ts",
  "lib/wire/answer-schemas.ts",
];

/** What a client file loads with it: `trail` is the path to it, ending in what
 * is fetched later. */
function heavyTrails(file: SourceFile, trail: readonly string[], seen: Set<string>): string[] {
  if (seen.has(file.path)) return [];
  seen.add(file.path);
  const here = [...trail, file.path];
  return file.imports
    .filter(({ isType, isDynamic }) => !isType && !isDynamic)
    .flatMap(({ specifier }) => {
      const isHeavy = Object.keys(fetchedLater).some(
        (name) => specifier === name || specifier.startsWith(`${name}/`),
      );
      if (isHeavy) return [[...here, specifier].join(" > ")];
      const target = resolveImport(file, specifier, known);
      if (target !== null && shownLater.includes(target)) return [[...here, target].join(" > ")];
      const next = target === null ? undefined : byPath.get(target);
      return next === undefined ? [] : heavyTrails(next, here, seen);
    });
}

const isClient = (file: SourceFile) => /^["']use client["']/.test(file.text);

/**
 * Client files that only `import()` loads, with what they import: they come later and may load what they
 * need.
 */
const isFetchedLater = (file: SourceFile) =>
  files.some((other) =>
    other.imports.some(
      ({ specifier, isDynamic }) => isDynamic && resolveImport(other, specifier, known) === file.path,
    ),
  );

describe("the weight of a first page (e2e/journeys/first-load.spec.ts measures it)", () => {
  it("finds the client files and the packages that are fetched later", () => {
    expect(files.filter(isClient).length).toBeGreaterThan(20);
    expect(files.filter(isFetchedLater).map(({ path }) => path)).toContain("app/late-parts.tsx");
  });

  it("finds our own code that is fetched later", () => {
    const late = files.filter(isFetchedLater).map(({ path }) => path);
    const within = ["components/events/version-choice.tsx"];
    expect(shownLater.filter((path) => !late.includes(path) && !within.includes(path))).toEqual([]);
    expect(within.filter((path) => !known.has(path))).toEqual([]);
  });

  it("includes no package and none of our own code that can be fetched when it is needed", () => {
    const first = files.filter((file) => isClient(file) && !isFetchedLater(file));
    expect(first.flatMap((file) => heavyTrails(file, [], new Set()))).toEqual([]);
  });
});
