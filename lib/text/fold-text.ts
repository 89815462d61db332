/**
 * A text as search compares it: without regard to case, to compatibility forms or to accents, so that `cafe` finds
 * `Café`. Of full case folding it does what lower-casing an upper-cased text does (`Straße` is found by `STRASSE`).
 */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase().toLowerCase();
}
