import "./load-environment";
import { buildApplication } from "./build-application";
import { requireNodeVersion } from "./node-version";
import { endWithCodeOf, serveApplication } from "./serve-application";

/**
 * `npm start` in a checkout: builds if there is no build of this source, prepares the database, and serves.
 */
await endWithCodeOf(async () => {
  requireNodeVersion(process.versions.node);
  // Reports a wrong environment before the build starts.
  await import("@/lib/env");
  await buildApplication();
  return serveApplication();
});
