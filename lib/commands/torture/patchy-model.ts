import { startModelServer } from "@/lib/testing/model-server";
import { patchyModel } from "./torture-text";

/** A model of the servers' own that reads torture texts at once, after a while, or never. */
export interface PatchyModel {
  /** What has a server ask it, and give a reading up before the 30 s that a scenario allows. */
  environment: Record<string, string>;
  close(): Promise<void>;
}

/** Starts one that takes up to `slowestMs` for an answer, as `random` has it. */
export async function startPatchyModel(random: () => number, slowestMs: number): Promise<PatchyModel> {
  const model = await startModelServer();
  model.play("deepseek", patchyModel(random, slowestMs));
  return {
    environment: {
      DEEPSEEK_API_KEY: "sk-of-the-server",
      DEEPSEEK_BASE_URL: model.baseUrl("deepseek"),
      LLM_DEADLINE_SECONDS: "15",
    },
    close: model.close,
  };
}
