import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { bundleCommands } from "./bundle-commands";

const linesOf = (file: string) => readFileSync(file, "utf8").split("\n");
const packageSchema = z.object({
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const { scripts, dependencies, devDependencies } = packageSchema.parse(
  JSON.parse(readFileSync("package.json", "utf8")),
);
const dockerfile = linesOf("Dockerfile");

/** Everything that goes into a build, as in `build-stamp.ts`. */
const buildSources =
  "app components lib public prisma package.json package-lock.json next.config.mjs postcss.config.mjs tsconfig.json " +
  "proxy.ts instrumentation.ts instrumentation-client.ts";

describe("Dockerfile", () => {
  it("is based only on the Node that the tests run on, by its exact tag", () => {
    const bases = dockerfile.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []);
    const stages = dockerfile.flatMap((line) => /^FROM \S+ AS (\S+)/.exec(line)?.[1] ?? []);
    const outside = bases.filter((base) => !stages.includes(base));
    expect(outside).toEqual([`node:${devDependencies.node}-bookworm-slim`]);
  });

  it("copies files that exist and that .dockerignore admits", () => {
    const allowed = linesOf(".dockerignore").flatMap((line) => /^!(.+)/.exec(line)?.[1] ?? []);
    const copied = dockerfile
      .filter((line) => line.startsWith("COPY ") && !line.includes("--from"))
      .flatMap((line) => line.split(" ").slice(1, -1))
      .filter((source) => source !== ".");
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((source) => !existsSync(source))).toEqual([]);
    expect(copied.filter((source) => !allowed.includes(source.split("/")[0] ?? ""))).toEqual([]);
    expect(buildSources.split(" ").filter((source) => !allowed.includes(source))).toEqual([]);
  });

  it("runs without privileges, keeps its data in a volume, and starts a command that exists", () => {
    expect(dockerfile).toContain("USER node");
    expect(dockerfile).toContain("VOLUME /data");
    const command = dockerfile.find((line) => line.startsWith("CMD ")) ?? "";
    const [, migration = "", server = ""] =
      /(lib\/commands\/\w+\.mjs) \w+ && exec node (\S+)/.exec(command) ?? [];
    expect([migration, server].map((file) => existsSync(file))).toEqual([true, true]);
  });
});

describe("the operator's commands of a build", () => {
  /** The package of a specifier; `#` marks an alias of package.json, and `node:` a module of Node. */
  const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? "";

  it("import only packages that production has, and no TypeScript loader", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "saywhen-commands-"));
    const imported = await bundleCommands(folder);
    const packages = imported.filter((name) => !/^(node:|#)/.test(name)).map(packageOf);
    expect(packages).toContain("better-sqlite3");
    expect(packages.filter((name) => dependencies[name] === undefined)).toEqual([]);
    const commands = ["start", "migrate", "backup", "restore", "llm-check"];
    expect(commands.filter((name) => !existsSync(path.join(folder, `${name}.mjs`)))).toEqual([]);
  });

  it("are those that package.json's scripts and the image run", () => {
    const run = Object.values(scripts).flatMap((line) => /run\.mjs (\S+)/.exec(line)?.[1] ?? []);
    expect(run).toEqual(["start", "migrate", "backup", "restore", "llm-check"]);
    expect(run.filter((name) => !existsSync(`lib/commands/${name}.ts`))).toEqual([]);
    expect(dockerfile.join("\n")).toContain("node lib/commands/run.mjs migrate &&");
  });
});

describe("compose.yaml", () => {
  it("allows a stop more time than the server needs at most", () => {
    const [grace] = linesOf("compose.yaml").flatMap(
      (line) => /stop_grace_period: (\d+)s/.exec(line)?.[1] ?? [],
    );
    const [bound] = linesOf("lib/http/server-shutdown.ts").flatMap(
      (line) => /endAfterMs = ([\d_]+)/.exec(line)?.[1]?.replaceAll("_", "") ?? [],
    );
    expect(Number(grace) * 1000).toBeGreaterThan(Number(bound));
  });
});

describe("vercel.json", () => {
  it("migrates and then builds, both by scripts that exist", () => {
    const { buildCommand } = z
      .object({ buildCommand: z.string() })
      .parse(JSON.parse(readFileSync("vercel.json", "utf8")));
    const named = [...buildCommand.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1] ?? "");
    expect(named).toEqual(["db:migrate", "build"]);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});
