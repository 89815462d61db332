/**
 * A text as search compares it: without case, compatibility forms and accents, so that `cafe` finds `Café`.
 * Of full case folding it does as much as lower-casing an upper-cased text does (`STRASSE` finds `Straße`).
 */
export function foldText(text: string): string {
  if (text === "") return text;
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase().toLowerCase();
}
