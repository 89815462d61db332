import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

// `node lib/commands/run.mjs NAME …` runs an operator's command. A checkout with its development dependencies
// runs the source; a shipped tree has neither TypeScript nor a loader for it, and runs the bundled command.

const [, , name] = process.argv;
const source = path.join(import.meta.dirname, `${name}.ts`);
const bundled = path.resolve("generated/commands", `${name}.mjs`);

/** True if the TypeScript loader is installed, which is only for development. */
function hasLoader() {
  try {
    import.meta.resolve("tsx");
    return true;
  } catch {
    return false;
  }
}

if (existsSync(source) && hasLoader()) {
  await import("tsx");
  process.argv.splice(1, 2, source);
  await import(pathToFileURL(source).href);
} else if (existsSync(bundled)) {
  process.argv.splice(1, 2, bundled);
  await import(pathToFileURL(bundled).href);
} else {
  console.error(
    `There is no "${name}" to run: this folder has not been built, and the development dependencies that a build needs are not installed. Run "npm ci" here, or ship a folder that was built.`,
  );
  process.exitCode = 1;
}
