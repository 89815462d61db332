import { type ModelEvent, modelAnswerSchema } from "./model-schema";

/** The events of an answer, or what is wrong with it in words that the model can act on. */
type AnswerRead = { events: ModelEvent[] } | { problem: string };

/** Some models put their JSON into a code fence or talk around it; from the first brace to the last one it is JSON. */
function parseJson(text: string): unknown {
  const from = text.indexOf("{");
  const to = text.lastIndexOf("}");
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
}

const problemsToldMax = 5;

/** Reads what a model answered; never throws. */
export function readAnswer(text: string): AnswerRead {
  const json = parseJson(text);
  if (json === undefined) return { problem: "It was not one valid JSON object." };
  const parsed = modelAnswerSchema.safeParse(json);
  if (parsed.success) return { events: parsed.data.events };
  const told = parsed.error.issues
    .slice(0, problemsToldMax)
    .map(({ path, message }) => `${path.join(".") || "the answer"}: ${message}.`);
  return { problem: told.join(" ") };
}
