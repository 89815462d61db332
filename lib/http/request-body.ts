import "server-only";
import { AppError } from "@/lib/errors/app-error";

async function readCapped(request: Request, bytesMax: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > bytesMax) throw new AppError("payload_too_large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The JSON value of a request's body. Throws `unsupported_media_type` unless it is application/json,
 * `payload_too_large` past the cap (by Content-Length or, whatever that claims, by what comes), `invalid_request` for anything but UTF-8 JSON.
 */
export async function readJsonBody(request: Request, bytesMax: number): Promise<unknown> {
  const mediaType = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/json") throw new AppError("unsupported_media_type");
  // A length that is over already need not be waited for; one that says less than is sent is counted below.
  if (Number(request.headers.get("content-length") ?? 0) > bytesMax) throw new AppError("payload_too_large");
  const bytes = await readCapped(request, bytesMax);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw new AppError("invalid_request", { message: "The body is not valid JSON.", cause: error });
  }
}
