import { serveOverStdio } from "@/lib/mcp/serve-over-stdio";
import { chooseLanguage } from "@/lib/messages/choose-language";
import { readHere } from "@/lib/standalone/read-here";
import type { Surroundings } from "./options";

/** `saywhen mcp`: serves an assistant on standard input and output until it ends them. */
export async function serveAssistant({ timeZone, language }: Surroundings, version: string): Promise<void> {
  const now = () => new Date();
  const answerLanguage = chooseLanguage(language);
  await serveOverStdio({ read: readHere, now, timeZone, language, answerLanguage }, version);
}
