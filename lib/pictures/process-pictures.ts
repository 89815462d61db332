import { createPictureDesk, type PictureDesk } from "./picture-desk";

declare global {
  var saywhenPictures: PictureDesk | undefined;
}

/** The pictures of this process. Held on globalThis, since Next loads a module once for each of its bundles. */
export const pictures: PictureDesk =
  globalThis.saywhenPictures ?? createPictureDesk({ readingMax: 4, keptMax: 50, keptMs: 180_000 });
globalThis.saywhenPictures = pictures;
