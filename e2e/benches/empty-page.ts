import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findFreePort } from "@/e2e/testing/free-port";
import { isUp } from "@/e2e/testing/scratch-server";
import { exitCodeOf, spawnNext } from "@/lib/commands/next-process";

/** Inside the project, where Next finds its packages; git-ignored. */
const folder = ".bench/empty";

/**
 * The smallest page that Next can serve: a single element, with the same versions and settings of Next and
 * React.
 */
const files = {
  "package.json": '{ "private": true, "type": "module" }',
  "next.config.mjs": `import path from "node:path";
export default {
  turbopack: { root: path.resolve(import.meta.dirname, "../..") },
  typescript: { ignoreBuildErrors: true },
};`,
  // Otherwise Next uses the product's own from the parent folder.
  "instrumentation.ts": "export function register() {}",
  "app/layout.tsx": `import type { ReactNode } from "react";
export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  "app/page.tsx": "export default function Page() { return <main>Empty</main>; }",
} as const;

/** Builds and serves an empty page to compare figures with. Throws if it cannot be built. */
export async function serveEmptyPage(): Promise<{ origin: string; stop: () => Promise<void> }> {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const building = spawnNext(["build", folder], "pipe");
  let output = "";
  for (const stream of [building.stdout, building.stderr])
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  if ((await exitCodeOf(building)) !== 0) throw new Error(`The empty page could not be built: ${output}`);
  const port = await findFreePort();
  const child = spawnNext(["start", folder, "--port", String(port)], "pipe");
  child.stdout?.resume();
  child.stderr?.resume();
  const origin = `http://localhost:${port}`;
  while (!(await isUp(origin))) {
    if (child.exitCode !== null) throw new Error("The empty page is not served.");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    origin,
    stop: async () => {
      child.kill("SIGTERM");
      await exitCodeOf(child);
    },
  };
}
