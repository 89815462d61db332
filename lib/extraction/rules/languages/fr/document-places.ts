import type { PlaceWords } from "@/lib/extraction/rules/describe/place-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { places } from "./places";

const nouns = [...(places.placeNouns ?? [])].join("|");
const phrase = "[^.;!?()\\ue000\\n]";
const leads = "à la|à l['’]|au|aux|à|en|dans|dans la|dans le|chez|devant|derrière|près d[eu]|sur|@";

/** French words that tell where an event is. */
export const documentPlaces: Partial<PlaceWords> = {
  noun: new RegExp(`^(?:le |la |les |l['’])?(?:${nouns}|terrains|locaux)(?!\\p{L})[^,;]{0,60}$`, "u"),
  address:
    /(?<!\p{L})\d+(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.?|place|pl\.?|boulevard|bd\.?|allée|impasse|chemin|quai|route|cours|square) [\p{L} .'’-]{2,40}/iu,
  lead: new RegExp(
    `^(?:(?:c['’]est |aura lieu |lieu ?:? |rendez-vous ?:? |rdv ?:? )*(?:${leads})(?:\\s+|(?<=['’])))(?:le |la |l['’]|les )?|^(?:le|la|les) |^l['’]`,
    "iu",
  ),
  innerLead: new RegExp(`^.*\\s(?:${leads})\\s+(?=\\p{Lu})`, "u"),
  behindName: new RegExp(`^(?<name>.{3,}?),? (?:${leads})(?: |(?<=['’]))(?<place>\\p{Lu}[^,]{2,})$`, "u"),
  label:
    /^(?:où|lieu|endroit|adresse|salle|site|localisation|lieu de rendez-vous|point de rendez-vous|amphi|gymnase|voie|quai|porte)$/u,
  meetAt: new RegExp(
    `(?<!\\p{L})(?:rendez-vous|rdv|on se retrouve|point de rendez-vous|lieu|départ)(?: est| sera)?(?: (?:${leads})| ?:)\\s+(?:le |la |l['’])?(?<place>${phrase}{3,60})`,
    "iu",
  ),
  forAll: [
    new RegExp(
      `(?<!\\p{L})(?:tous|toutes|chaque|les deux)(?!\\p{L})[^.;!?]{0,60}?(?<!\\p{L})(?:à la|à l['’]|au|en|dans la|dans le|dans) ?(?<place>${phrase}{3,60}?)(?=\\s*(?:[.;!?(\\n\\ue000]|$))`,
      "u",
    ),
    new RegExp(
      `(?<!\\p{L})(?:[Ll]ieu|[Ss]alle|[Oo]ù) ?(?:est|:) ?(?<place>${phrase}{3,60}?)(?=[.;!?\\n\\ue000]|$)`,
      "u",
    ),
  ],
  never:
    /^(?:maison|domicile|extérieur|(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|tous|toutes|personne|non|oui|nouveau|gratuit)(?!\p{L}).*|(?:le |la |les |l['’])?(?:cas|général|fin|début|moment|même|reste|année|an|mois|semaine|jour|journée|famille|groupe|équipe|personne|voiture|train|avion|contact|compte|total|veille|prochain|prochaine|suite|plus|attente|présence|avance|nouveau|place)(?!\p{L}).*|\d{1,2}(?:[.:h]\d{0,2})?)$/u,
  person: wholeWord("^(?:dr|m|mme|mlle|me|pr|père|tonton|tata|mamie|papi|papy|maman|papa|avec)"),
  article: /^(?:le |la |les |l['’])/,
  anyArticle: /^(?:le |la |les |l['’])/i,
};
