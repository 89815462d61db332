import { z } from "zod";
import { modelChoices } from "./choices";
import { idSchema } from "./event-schema";

/** SPEC D13: the most bytes of a picture that a model reads. */
export const sentPictureBytesMax = 4 * 1024 * 1024;

/** The most bytes of a body with one: base64 makes four characters of three bytes. */
export const pictureBodyBytesMax = Math.ceil(sentPictureBytesMax / 3) * 4 + 4096;

/** The most UTF-16 units that are taken of a model's words of a picture. */
export const pictureTextLengthMax = 20_000;

/** SPEC D13: a picture for the model that the visitor chose. */
export const sendPictureSchema = z.strictObject({
  /** PNG, JPEG or WebP, in base64 (RFC 4648 § 4). */
  picture: z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/),
  /** The host that the visitor was told, `host[:port]`; the picture goes to no other. */
  host: z.string().regex(/^[\x21-\x7e]{1,300}$/),
  model: z.enum(modelChoices).optional(),
});
export type SendPictureInput = z.infer<typeof sendPictureSchema>;

/** Which model would read a picture. */
export const pictureReaderQuerySchema = z.strictObject({
  model: z.enum(modelChoices).optional(),
  /** Whether the visitor has a key for that model, which is not needed for this answer. */
  has_key: z.enum(["true", "false"]).optional(),
});

const namedReaderSchema = z.strictObject({ model: z.string(), host: z.string() });
export type NamedReader = z.infer<typeof namedReaderSchema>;

export const pictureReaderSchema = z.strictObject({
  /** Null where no model is asked, or where the one that is takes no pictures. */
  reader: namedReaderSchema.nullable(),
});

/** SPEC D13: how far the reading of a picture is. */
export const pictureReadingSchema = z.strictObject({
  id: idSchema,
  state: z.enum(["pending", "read", "failed"]),
  /** The words of a picture that is read. */
  text: z.string().nullable(),
  /** Why it is not. */
  failure: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
});
export type PictureReading = z.infer<typeof pictureReadingSchema>;
