import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks of /proc/PID/stat in a second, on every Linux that Node runs on (sysconf(_SC_CLK_TCK)). */
const ticksPerSecond = 100;

/** The system's figures for a process; NaN if it gives none (only Linux does). */
export interface ProcessFigures {
  residentMb: number;
  /** The number of open files, sockets and pipes. */
  handles: number;
  /** The processor time of all its threads so far. */
  cpuSeconds: number;
}

/** Reads the figures of a running process from /proc (proc(5)). */
export function readProcessFigures(processId: number): ProcessFigures {
  if (process.platform !== "linux") {
    return { residentMb: Number.NaN, handles: Number.NaN, cpuSeconds: Number.NaN };
  }
  const folder = `/proc/${processId}`;
  const status = readFileSync(`${folder}/status`, "utf8");
  // The second field is the name in parentheses, which may contain spaces; utime and stime are the 14th and
  // 15th.
  const fields = readFileSync(`${folder}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return {
    residentMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024,
    handles: readdirSync(`${folder}/fd`).length,
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
  };
}
