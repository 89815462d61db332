import "./load-environment";
import { requireNodeVersion } from "./node-version";
import { endWithCodeOf, serveApplication } from "./serve-application";

/** `npm start` in a tree that was built elsewhere: prepares the database and serves the existing build. */
await endWithCodeOf(async () => {
  requireNodeVersion(process.versions.node);
  return serveApplication();
});
