import { readFileSync } from "node:fs";

// Loaded into a server before everything else (`--import`). From then on its wall clock differs by the
// milliseconds in a file, as after a jump of the system's clock. Timers and performance.now() continue, as
// they would then.

const file = new URL(import.meta.url).searchParams.get("file") ?? "";
const readEveryMs = 10;
let offsetMs = 0;

function readOffset(): void {
  const said = Number(readFileSync(file, "utf8"));
  if (Number.isFinite(said)) offsetMs = said;
}

readOffset();
setInterval(readOffset, readEveryMs).unref();

const realNow = Date.now;
const now = () => realNow() + offsetMs;

globalThis.Date = new Proxy(Date, {
  apply: (target) => new target(now()).toString(),
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
});
