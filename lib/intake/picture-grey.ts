/** How bright the eye sees red, green and blue (ITU-R BT.601). */
const weights = [0.299, 0.587, 0.114] as const;

/** Writes the brightness of pixels of four bytes each to where `at` says. */
export function writeGrey(pixels: Uint8ClampedArray, grey: Uint8Array, at: number): void {
  const [red, green, blue] = weights;
  for (let from = 0, to = at; from < pixels.length; from += 4, to += 1) {
    grey[to] = red * (pixels[from] ?? 0) + green * (pixels[from + 1] ?? 0) + blue * (pixels[from + 2] ?? 0);
  }
}

/** The part of the pixels at either end that may be lost, such as glare and dust. */
const lostPart = 0.005;

/** The brightness below which that part of the pixels lies. */
function brightnessAt(counts: Uint32Array, lost: number): number {
  let sum = 0;
  const found = counts.findIndex((count) => {
    sum += count;
    return sum > lost;
  });
  return Math.max(0, found);
}

/** Spreads grey from black to white, as letters on a shaded sheet need it. */
export function spreadGrey(grey: Uint8Array): void {
  const counts = new Uint32Array(256);
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1;
  const lost = grey.length * lostPart;
  const black = brightnessAt(counts, lost);
  const white = 255 - brightnessAt(counts.toReversed(), lost);
  if (white <= black) return;
  const spread = Uint8ClampedArray.from(
    { length: 256 },
    (_, value) => ((value - black) * 255) / (white - black),
  );
  for (const [at, value] of grey.entries()) grey[at] = spread[value] ?? value;
}
