import { once } from "node:events";
import { readFileSync } from "node:fs";
import { usageLine } from "./help";
import type { Machine } from "./options";
import { exitCodes, run } from "./run";

function ownMachine(): Machine {
  const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();
  return { nowMs: Date.now(), timeZone, locale };
}

/** The version in package.json, two folders above this file and above its bundle. */
function readVersion(): string {
  const manifest = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return /"version": "([^"]+)"/.exec(manifest)?.[1] ?? "";
}

const version = readVersion();
const { stdin, stdout, stderr } = process;
const args = process.argv.slice(2);

// A reader that has enough, such as head, closes the pipe.
stdout.on("error", (error) => {
  process.exit("code" in error && error.code === "EPIPE" ? exitCodes.found : exitCodes.failed);
});

if (args.length === 0 && stdin.isTTY) {
  stderr.write(`${usageLine}\n`);
  process.exitCode = exitCodes.failed;
} else {
  process.exitCode = await run(args, {
    input: stdin,
    write: async (text) => {
      if (!stdout.write(text)) await once(stdout, "drain");
    },
    tell: (line) => void stderr.write(`saywhen: ${line}\n`),
    serveAssistant: async (surroundings) => {
      const { serveAssistant } = await import("./serve-assistant");
      await serveAssistant(surroundings, version);
    },
    machine: ownMachine,
    version,
  });
}
