import { type Behaviour, startModelServer } from "@/e2e/testing/model-server";
import { patchyModel } from "./faults-text";

/** The server's own model, which reads the texts of the fault scenarios. */
interface FaultsModel {
  /** The environment that makes a server ask this model. */
  environment: Record<string, string>;
  close(): Promise<void>;
}

/** Starts a model with this behaviour; a server waits this many seconds for an answer. */
export async function startFaultsModel(behaviour: Behaviour, deadlineSeconds: number): Promise<FaultsModel> {
  const model = await startModelServer();
  model.play("deepseek", behaviour);
  return {
    environment: {
      DEEPSEEK_API_KEY: "sk-of-the-server",
      DEEPSEEK_BASE_URL: model.baseUrl("deepseek"),
      LLM_DEADLINE_SECONDS: String(deadlineSeconds),
    },
    close: model.close,
  };
}

/**
 * Starts a model that answers at once, after up to `slowestMs`, or never, as `random` decides. Servers give
 * up a reading before the 30 s that a scenario allows.
 */
export const startPatchyModel = (random: () => number, slowestMs: number): Promise<FaultsModel> =>
  startFaultsModel(patchyModel(random, slowestMs), 15);
