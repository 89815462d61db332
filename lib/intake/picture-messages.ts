/** A picture made ready for reading: `pixels` is a file (PGM, grey), and `shown` a small one to look at. */
export interface PreparedPicture {
  pixels: Uint8Array<ArrayBuffer>;
  shown: Blob;
}

/** What the worker that makes it ready says; null is for a picture that it cannot unpack. */
export type PictureMessage = { kind: "listening" } | { kind: "prepared"; picture: PreparedPicture | null };
