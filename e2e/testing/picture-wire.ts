import { z } from "zod";
import type { ModelChoice } from "@/lib/wire/choices";

const base64 = z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/);
const dataUrl = z.string().regex(/^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/);
const words = z.string().min(1);
const tokens = z.int().min(1000);

/** Chat completions with a part that is a picture, as OpenAI's guide to images has it. */
const chat = z.strictObject({
  model: z.string(),
  messages: z.tuple([
    z.strictObject({ role: z.literal("system"), content: words }),
    z.strictObject({
      role: z.literal("user"),
      content: z.tuple([
        z.strictObject({ type: z.literal("text"), text: words }),
        z.strictObject({ type: z.literal("image_url"), image_url: z.strictObject({ url: dataUrl }) }),
      ]),
    }),
  ]),
  temperature: z.number().optional(),
  reasoning_effort: z.enum(["none", "minimal", "low", "medium", "high"]).optional(),
});
const openAiChat = chat.extend({ max_completion_tokens: tokens });

/**
 * The body of a request about a picture, as each provider's reference publishes it; none for a provider whose
 * models take none.
 */
export const pictureBodies: Readonly<Partial<Record<ModelChoice, z.ZodType>>> = {
  gpt4o: openAiChat,
  custom: openAiChat,
  qwen: chat.extend({ max_tokens: tokens.max(8192), enable_thinking: z.literal(false) }),
  claude: z.strictObject({
    model: z.string(),
    max_tokens: tokens,
    system: words,
    messages: z.tuple([
      z.strictObject({
        role: z.literal("user"),
        content: z.tuple([
          z.strictObject({
            type: z.literal("image"),
            source: z.strictObject({
              type: z.literal("base64"),
              media_type: z.enum(["image/jpeg", "image/png", "image/webp"]),
              data: base64,
            }),
          }),
          z.strictObject({ type: z.literal("text"), text: words }),
        ]),
      }),
    ]),
    output_config: z.strictObject({ effort: z.literal("low") }).optional(),
  }),
  ollama: z.strictObject({
    model: z.string(),
    messages: z.tuple([
      z.strictObject({ role: z.literal("system"), content: words }),
      z.strictObject({ role: z.literal("user"), content: words, images: z.tuple([base64]) }),
    ]),
    stream: z.literal(false),
    think: z.literal(false),
    options: z.strictObject({ temperature: z.number(), num_ctx: z.int(), num_predict: z.int() }),
  }),
};

/** Whether a body holds a picture, in any provider's form. */
export const holdsPicture = (body: unknown): boolean =>
  /"(?:image_url|images|media_type)":/.test(JSON.stringify(body));

/** The bytes of the one picture in a body. */
export function pictureIn(body: unknown): Buffer {
  const [, inUrl, inData, inList] =
    /"url":"data:[^,]+,([^"]+)"|"data":"([^"]+)"|"images":\["([^"]+)"\]/.exec(JSON.stringify(body)) ?? [];
  return Buffer.from(inUrl ?? inData ?? inList ?? "", "base64");
}
