import { fetchBytes } from "@/lib/api/fetch-bytes";

/** The files that the engine is made of, where the build puts them; they are fetched with the first picture. */
const files = {
  worker: new URL("tesseract.js/dist/worker.min.js", import.meta.url).href,
  core: new URL("tesseract.js-core/tesseract-core-simd-lstm.wasm.js", import.meta.url).href,
  english: new URL("@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz", import.meta.url).href,
} as const;

/** What tesseract.js's worker says to each of its tasks, by the task's name. */
type EngineMessage =
  | { action: string; status: "progress"; data: { status: string; progress: number } }
  | { action: string; status: "resolve"; data: { tsv?: string } }
  | { action: string; status: "reject"; data: string };

interface Task {
  action: string;
  payload: object;
  onProgress?: (part: number) => void;
}

/** Has the worker do one task. Rejects where it cannot, or where the worker itself fails. */
function ask(worker: Worker, { action, payload, onProgress }: Task): Promise<{ tsv?: string }> {
  return new Promise((resolve, reject) => {
    const hear = ({ data }: MessageEvent<EngineMessage>) => {
      if (data.action !== action) return;
      if (data.status === "progress") {
        onProgress?.(data.data.progress);
        return;
      }
      worker.removeEventListener("message", hear);
      if (data.status === "resolve") resolve(data.data);
      else reject(new Error(data.data));
    };
    worker.addEventListener("message", hear);
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      reject(new Error("The engine that reads pictures has failed."));
    });
    worker.postMessage({ workerId: action, jobId: action, action, payload });
  });
}

/** Starts tesseract.js's own worker. */
export const startEngine = (): Worker => new Worker(files.worker);

/** Makes a started engine ready; its worker may fetch nothing but code, so the language's data is handed to it. */
export async function readyEngine(worker: Worker): Promise<void> {
  const [data] = await Promise.all([
    fetchBytes(files.english),
    ask(worker, { action: "load", payload: { options: { lstmOnly: true, corePath: files.core } } }),
  ]);
  const langs = [{ code: "eng", data }];
  await ask(worker, { action: "loadLanguage", payload: { langs, options: { cacheMethod: "none" } } });
  await ask(worker, { action: "initialize", payload: { langs: "eng", oem: 1 } });
  await ask(worker, { action: "setParameters", payload: { params: parameters } });
}

/** The page's parts are found by itself (mode 3), and what the engine thinks of them is nothing for the console. */
const parameters = { tessedit_pageseg_mode: "3", debug_file: "/dev/null" } as const;

/** The words of a picture with their places, a line each, as Tesseract's TSV has them. */
export async function recognizeWords(
  worker: Worker,
  picture: Uint8Array<ArrayBuffer>,
  onProgress: (part: number) => void,
): Promise<string> {
  const options = { rotateAuto: true };
  const payload = { image: picture, options, output: { text: false, tsv: true } };
  const { tsv } = await ask(worker, { action: "recognize", payload, onProgress });
  return tsv ?? "";
}
