import type { CalledOffWords } from "@/lib/extraction/rules/pack/change-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

/** Italian: words that say that something does not take place. */
export const calledOff: CalledOffWords = {
  said: /(?<!\p{L})(?:annullat[oaie]|cancellat[oaie]|sospes[oaie]|(?:è|e'|sono)(?: \p{L}+){0,3}? saltat[oaie]|salta tutto|salta(?=[^\p{L}]*$)|non (?:si (?:terrà|terranno|tiene|tengono|farà|fa|svolge|svolgerà)|avrà luogo|ci sarà)|devo annullare|annulliamo|annullo|disdico)(?!\p{L})/gu,
  ahead: /^ (?:(?!(?:si|passa|sarà|ci|e|fino) )\p{L}+ ){0,5}$/u,
  headed: /^[^\p{L}\p{N}]*(?:annullat[oaie]|annullamento|cancellat[oaie]|sospes[oaie]) ?[:!*\])–—-]/u,
  doubtful: wholeWord(
    "se|qualora|nel caso|può|potrebbe|eventualmente|quando|non|salvo|possono|potrebbero|deve|devono|essere",
  ),
  sign: /annull|cancell|sospes|salt|non (?:si|avrà|ci)|disdic/,
};
