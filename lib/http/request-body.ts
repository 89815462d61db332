import "server-only";
import { AppError } from "@/lib/errors/app-error";

const tooLarge = (bytesMax: number) =>
  new AppError("payload_too_large", {
    phrase: { code: "requests.bodyOverCap", params: { max: bytesMax / 1024 } },
  });

async function readCapped(request: Request, bytesMax: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > bytesMax) throw tooLarge(bytesMax);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The JSON value of a request's body. Throws `unsupported_media_type` unless it is uncompressed
 * application/json, `payload_too_large` above the cap (by Content-Length or by what actually arrives),
 * `invalid_request` for anything but UTF-8 JSON.
 */
export async function readJsonBody(request: Request, bytesMax: number): Promise<unknown> {
  const mediaType = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/json") throw new AppError("unsupported_media_type");
  // A compressed body would have to be decompressed to be counted (RFC 9110 § 15.5.16).
  if ((request.headers.get("content-encoding") ?? "identity") !== "identity") {
    throw new AppError("unsupported_media_type", {
      phrase: { code: "requests.bodyCompressed" },
    });
  }
  // A declared length over the cap is refused at once; one that understates what is sent is caught by the
  // count below.
  if (Number(request.headers.get("content-length") ?? 0) > bytesMax) throw tooLarge(bytesMax);
  const bytes = await readCapped(request, bytesMax);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw new AppError("invalid_request", { phrase: { code: "requests.bodyNotJson" }, cause: error });
  }
}
