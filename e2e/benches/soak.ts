import autocannon from "autocannon";
import { median } from "@/e2e/testing/median";
import type { ProcessFigures } from "@/e2e/testing/process-figures";
import type { ScratchServer } from "@/e2e/testing/scratch-server";
import type { LoadTarget } from "./api-load";

const connections = 8;
/**
 * The most that memory may grow from the second quarter of the run to its last: caches are full by then, and
 * what still grows is a leak.
 */
const growthMax = 0.1;
const handlesGrowthMax = 5;
const sampleCount = 40;

/**
 * Whether memory and handles stayed bounded, by samples taken at equal distances, and the sentence that says
 * so.
 */
export function judgeGrowth(samples: readonly ProcessFigures[]): { isBounded: boolean; sentence: string } {
  const quarter = Math.floor(samples.length / 4);
  const settled = samples.slice(quarter, 2 * quarter);
  const last = samples.slice(-quarter);
  const of = (part: readonly ProcessFigures[], key: keyof ProcessFigures) =>
    median(part.map((figures) => figures[key]));
  const growth = of(last, "residentMb") / of(settled, "residentMb") - 1;
  const handles = of(last, "handles") - of(settled, "handles");
  const isBounded = growth <= growthMax && handles <= handlesGrowthMax;
  const percent = `${(growth * 100).toFixed(1)} %`;
  return {
    isBounded,
    sentence: `${isBounded ? "Bounded" : "GROWS"}: memory ${percent}, handles ${handles} from the second quarter to the last.`,
  };
}

/**
 * Requests every target in turn, as fast as the server answers, and measures the server's process meanwhile.
 */
export async function soak(
  server: ScratchServer,
  { targets, seconds }: { targets: readonly LoadTarget[]; seconds: number },
): Promise<ProcessFigures[]> {
  const samples: ProcessFigures[] = [];
  const timer = setInterval(() => samples.push(server.figures()), (seconds * 1000) / sampleCount);
  const result = await autocannon({
    url: server.origin,
    connections,
    duration: seconds,
    requests: targets.map((target) => target.request),
  });
  clearInterval(timer);
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} answers and ${result.errors} connections failed under the mixed load.`);
  }
  return samples;
}
