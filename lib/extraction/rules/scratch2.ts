import { readFileSync } from "node:fs"; import { readText } from "./read-text";
for (const text of readFileSync("/tmp/ev/hand.txt", "utf8").split("\n").filter(Boolean)) { console.log("»", text);
  for (const d of readText({ text, nowMs: Date.parse("2026-11-20T12:00:00-05:00"), timeZone: "America/New_York", language: "en" })) console.log("    ", d.start, d.end ?? "", d.timezone === "America/New_York" ? "" : d.timezone, d.recurrence ?? "", JSON.stringify(d.title), d.alternatives.map((a) => String(a.value)).join(" ")); }
