import { ApiError } from "@/lib/api/api-error";
import { pollIntervalMs, retryDelayMs } from "@/lib/api/polling";
import type { ModelChoice } from "@/lib/wire/choices";
import type { PictureReading } from "@/lib/wire/picture-schema";
import { fetchPictureReading, sendPicture, sendPictureEnd } from "./requests";

/** Which model is called for a visitor, and the headers with their key for it (SPEC D5). */
export interface ModelCall {
  /** The visitor's choice; undefined for a visitor who never chose. */
  model: ModelChoice | undefined;
  headers: Record<string, string>;
}

interface Reading {
  call: ModelCall;
  /** The host that the visitor was told. */
  host: string;
  signal: AbortSignal;
}

async function base64Of(blob: Blob): Promise<string> {
  const reader = new FileReader();
  await new Promise((resolve, reject) => {
    reader.onload = resolve;
    reader.onerror = reject;
    reader.readAsDataURL(blob);
  });
  return String(reader.result).replace(/^[^,]*,/, "");
}

const pause = (durationMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, durationMs);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Asks until there is an outcome, also while the server cannot be reached for a time; null once it is stopped. */
async function poll(id: string, signal: AbortSignal): Promise<PictureReading | null> {
  for (let failureCount = 0; ; ) {
    await pause(failureCount === 0 ? pollIntervalMs : retryDelayMs(failureCount), signal);
    if (signal.aborted) return null;
    try {
      const reading = await fetchPictureReading(id);
      if (reading.state !== "pending") return reading;
      failureCount = 0;
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isRetryable) throw error;
      failureCount += 1;
    }
  }
}

/**
 * SPEC D13: has the chosen model read a picture, which is sent to this server and by it to the host. Resolves
 * to null once it is stopped. The server forgets the reading and its words at the end. Throws `ApiError`.
 */
export async function readByModel(
  picture: Blob,
  { call, host, signal }: Reading,
): Promise<PictureReading | null> {
  const base64 = await base64Of(picture);
  if (signal.aborted) return null;
  const { model, headers } = call;
  const { id } = await sendPicture({ picture: base64, host, ...(model && { model }) }, headers);
  try {
    return await poll(id, signal);
  } finally {
    // What cannot be told to end here ends by itself soon, and nobody asks for its words any more.
    void sendPictureEnd(id).catch(() => undefined);
  }
}
