import "server-only";
import { AppError } from "@/lib/errors/app-error";
import type { BodyCap } from "./large-body";

const tooLarge = ({ bytesMax, overCap }: BodyCap) =>
  new AppError("payload_too_large", {
    phrase: overCap ?? { code: "requests.bodyOverCap", params: { max: bytesMax / 1024 } },
  });

async function readCapped(request: Request, cap: BodyCap): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > cap.bytesMax) throw tooLarge(cap);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw new AppError("invalid_request", { phrase: { code: "requests.bodyNotJson" }, cause: error });
  }
}

/**
 * The JSON value of a request's body. Throws `unsupported_media_type` unless it is uncompressed
 * application/json, `payload_too_large` above the cap (by Content-Length or by what actually arrives),
 * `rate_limited` where too many large ones are read already, `invalid_request` for anything but UTF-8 JSON.
 */
export async function readJsonBody(request: Request, cap: BodyCap): Promise<unknown> {
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
  if (Number(request.headers.get("content-length") ?? 0) > cap.bytesMax) throw tooLarge(cap);
  const leave = cap.takePlace?.();
  try {
    return parseJson(await readCapped(request, cap));
  } finally {
    leave?.();
  }
}
