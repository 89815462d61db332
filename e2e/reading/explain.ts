import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { explain } from "@/lib/extraction/rules/explain";
import { visitorTimeZone } from "@/lib/time/visitor-zone";
import { isTimeZone } from "@/lib/time/zone-name";

const usage = 'Usage: npm run explain -- "TEXT" | --file PATH [--now ISO] [--zone IANA] [--language en-GB]';

function run(words: string[]): void {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      file: { type: "string" },
      now: { type: "string" },
      zone: { type: "string" },
      language: { type: "string" },
    },
  });
  const text = values.file === undefined ? positionals.join(" ") : readFileSync(values.file, "utf8");
  const timeZone = values.zone ?? visitorTimeZone();
  const nowMs = values.now === undefined ? Date.now() : Date.parse(values.now);
  if (text === "" || Number.isNaN(nowMs) || !isTimeZone(timeZone)) throw new Error(usage);
  console.log(explain({ text, nowMs, timeZone, language: values.language ?? "en" }));
}

try {
  run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
