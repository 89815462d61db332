import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";

const configuration = (folder: string, calendar: string) => `[calendars]
[[mine]]
path = ${folder}/${calendar}/

[sqlite]
path = ${folder}/khal.db

[locale]
local_timezone = Europe/Berlin
default_timezone = Europe/Berlin
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
`;

/** Runs a program of a person's computer whose home is a folder; throws unless it succeeds. */
export function createRunner(folder: string) {
  const env = {
    NODE_ENV: "production" as const,
    PATH: "/usr/bin:/bin:/usr/local/bin",
    HOME: folder,
    LC_ALL: "C.UTF-8",
  };
  return (program: string, args: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(program, args, { env, input: "y\n", encoding: "utf8" });
    assert.equal(status, 0, `${path.basename(program)} ${args.join(" ")}: ${stderr}${stdout}`);
    return stdout;
  };
}

/** khal over a folder that holds a calendar, one file an event; what it is asked and what it answers. */
export function createKhal(khal: string, { folder, calendar }: { folder: string; calendar: string }) {
  const config = path.join(folder, "khal");
  writeFileSync(config, configuration(folder, calendar));
  const run = createRunner(folder);
  return {
    add: (files: readonly string[]) => run(khal, ["-c", config, "import", "--batch", ...files]),
    /** What it shows from a day on, an event a line; `format` has a bar in it. */
    list: (format: string, from: string, span: string) =>
      run(khal, ["-c", config, "list", "--day-format", "", "--format", format, from, span])
        .split("\n")
        .filter((line) => line.includes("|")),
  };
}
