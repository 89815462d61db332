import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { bundleCommandLine } from "./bundle-command-line";

/** A tree as it is shipped: the launcher, the bundle and package.json, without a package and without a source. */
const tree = mkdtempSync(path.join(tmpdir(), "saywhen-shipped-"));
const launcher = path.join(tree, "lib/command-line/saywhen.mjs");
const bundled = path.join(tree, "generated/command-line");

/** Runs the program in a folder that is not its own, with nothing in its environment. */
function say(args: readonly string[], input = "", program = launcher) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: tmpdir(),
    env: { NODE_ENV: "production" },
    input,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

/** What `read_events` answers an assistant that started the program in this environment. */
async function callReadEvents(asked: Record<string, unknown>, env: Record<string, string>) {
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [launcher, "mcp"], cwd: tmpdir(), env }),
  );
  expect(client.getServerVersion()?.version).toMatch(/^\d+\.\d+\.\d+$/);
  const { structuredContent } = await client.callTool({ name: "read_events", arguments: asked });
  await client.close();
  return structuredContent;
}

beforeAll(async () => {
  mkdirSync(path.dirname(launcher), { recursive: true });
  cpSync("lib/command-line/saywhen.mjs", launcher);
  cpSync("package.json", path.join(tree, "package.json"));
  await bundleCommandLine(bundled);
}, 60_000);

describe("the command line of a build", () => {
  it("is the package's bin, a program by itself", () => {
    const { bin } = z.object({ bin: z.unknown() }).parse(JSON.parse(readFileSync("package.json", "utf8")));
    expect(bin).toEqual({ saywhen: "lib/command-line/saywhen.mjs" });
    expect(readFileSync(launcher, "utf8").startsWith("#!/usr/bin/env node\n")).toBe(true);
  });

  it("reads in any folder, without packages, sources, a database or an environment", () => {
    const { status, stdout, stderr } = say(["Lunch with Ana on 3 December 2030 at noon"]);
    expect(stderr).toBe("");
    expect(stdout).toContain("Tue 2030-12-03 12:00  Lunch with Ana");
    expect(status).toBe(0);
    expect(say(["--ics", "-"], "Lunch on 3 December 2030 at noon").stdout).toContain("BEGIN:VEVENT");
    expect(say(["--json"], "hello").status).toBe(1);
    expect(say(["--version"]).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it("reads every language, each from a file of its own", () => {
    expect(say(["Abendessen mit Jürgen am 3. Dezember 2030 um 19 Uhr"]).stdout).toContain("2030-12-03 19:00");
    expect(say(["Cena con María el 3 de diciembre de 2030 a las 21:00"]).stdout).toContain(
      "2030-12-03 21:00",
    );
  });

  it("serves an assistant through the SDK's own client, also where TZ names no zone (SPEC B11)", async () => {
    const text = "Abendessen mit Jürgen am 3. Dezember 2030 um 19 Uhr";
    const inBerlin = await callReadEvents({ text, timezone: "Europe/Berlin", language: "de" }, {});
    expect(inBerlin).toMatchObject({ events: [{ start_datetime: "2030-12-03T18:00:00.000Z" }] });
    const inUtc = await callReadEvents({ text }, { TZ: "" });
    expect(inUtc).toMatchObject({
      events: [{ start_datetime: "2030-12-03T19:00:00.000Z", timezone: "UTC" }],
    });
  });

  it.each([
    { TZ: "" },
    { TZ: "Mars/Foo" },
    { TZ: "Europe/Paris:x" },
    { LC_ALL: "de_DE@euro" },
    { LANG: "it_IT@euro" },
  ])("reads with %j in its environment", (env) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [launcher, "Lunch on 3 December 2030 at noon"],
      { env: { NODE_ENV: "production", ...env }, encoding: "utf8" },
    );
    expect(stdout).toContain("2030-12-03 12:00  Lunch");
    expect(status).toBe(0);
    expect(stderr).toMatch("TZ" in env ? /^saywhen: This machine names no time zone/ : /^$/);
  });

  it("is found through a link, as npm installs it", () => {
    const link = path.join(tree, "saywhen");
    symlinkSync(launcher, link);
    expect(say(["Lunch on 3 December 2030 at noon"], "", link).status).toBe(0);
  });

  it("stops quietly when nobody reads on", () => {
    const lines = "Lunch on 3 December 2030 at noon\n".repeat(3000);
    const { stdout, stderr } = spawnSync(
      "sh",
      ["-c", `"${process.execPath}" "${launcher}" --lines --json | head -n 1`],
      { input: lines, encoding: "utf8", env: { NODE_ENV: "production", PATH: "/usr/bin:/bin" } },
    );
    expect(stdout.split("\n")).toHaveLength(2);
    expect(stderr).toBe("");
  });

  it("is not run once one of its sources is newer", () => {
    const sources = z
      .array(z.string())
      .parse(JSON.parse(readFileSync(path.join(bundled, "sources.json"), "utf8")));
    expect(sources).toContain("lib/command-line/saywhen.ts");
    const source = path.join(tree, "lib/command-line/saywhen.ts");
    writeFileSync(source, 'process.stdout.write("the source");');
    utimesSync(source, new Date(), new Date(Date.now() + 60_000));
    // The loader is found from the launcher's place, as in a checkout.
    symlinkSync(path.resolve("node_modules"), path.join(tree, "node_modules"));
    cpSync("tsconfig.json", path.join(tree, "tsconfig.json"));
    expect(say(["Lunch"]).stdout).toBe("the source");
    utimesSync(source, new Date(0), new Date(0));
    expect(say(["--version"]).stdout).not.toBe("the source");
  });
});
