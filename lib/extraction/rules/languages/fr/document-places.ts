import type { PlaceWords } from "@/lib/extraction/rules/describe/place-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { places } from "./places";

const nouns = [...(places.placeNouns ?? [])].join("|");
const leads = "à la|à l['’]|au|aux|à|en|dans|dans la|dans le|chez|devant|derrière|près d[eu]|sur|@";

/** French words that tell where an event is. */
export const documentPlaces: Partial<PlaceWords> = {
  noun: new RegExp(`^(?:le |la |les |l['’])?(?:${nouns}|terrains|locaux)(?!\\p{L})[^,;]{0,60}$`, "u"),
  hasNoun: wholeWord(nouns),
  address:
    /(?<!\p{L})\d+(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.?|place|pl\.?|boulevard|bd\.?|allée|impasse|chemin|quai|route|cours|square) [\p{L} .'’-]{2,40}/iu,
  lead: new RegExp(
    `^(?:(?:c['’]est |aura lieu |lieu ?:? |rendez-vous ?:? |rdv ?:? )*(?:${leads})(?:\\s+|(?<=['’])))(?:le |la |l['’]|les )?|^(?:le|la|les) |^l['’]`,
    "iu",
  ),
  behindName: new RegExp(`^(?<name>.{3,}?),? (?:${leads})(?: |(?<=['’]))(?<place>\\p{Lu}[^,]{2,})$`, "u"),
  label:
    /^(?:où|lieu|endroit|adresse|salle|site|localisation|lieu de rendez-vous|point de rendez-vous|amphi|gymnase|voie|quai|porte)$/u,
  ofTwo: /^\P{L}*(?:tous les deux|toutes les deux|les deux)(?!\p{L})/u,
  sharing:
    /(?<!\p{L})(?:tou(?:s|tes)|chaque|toujours|programme|cours|séances|matchs|réunions|concerts|répétitions)(?!\p{L})/u,
  unless: /(?<!\p{L})(?:sauf|excepté|hormis)(?!\p{L})/u,
  same: /^(?:même|habituel(?:le)?)(?!\p{L})/u,
  nowhere:
    /(?<!\p{L})(?:date limite|limite|échéance|à rendre|rendu|dépôt|paiement|payer|règlement|facture|cotisation|acompte|solde|inscriptions?|s['’]inscrire|réponse|répondre|confirmer|commandes?|dossiers?|renouvel\p{L}+|résultats|vacances|férié|pont|fermé\p{L}*|fermeture|vente|livraison|retour|dernier jour|premier jour)(?!\p{L})/u,
  sentence:
    /(?<!\p{L})(?:est|sont|sera|seront|merci|veuillez|nous|vous|pas|ne|pour|si|avec|que|apportez|avez|doit)(?!\p{L})/u,
  never:
    /^(?:maison|domicile|extérieur|(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|tous|toutes|personne|non|oui|nouveau|gratuit)(?!\p{L}).*|(?:le |la |les |l['’])?(?:cas|général|fin|début|moment|même|reste|année|an|mois|semaine|jour|journée|famille|groupe|équipe|personne|voiture|train|avion|contact|compte|total|veille|prochain|prochaine|suite|plus|attente|présence|avance|nouveau|place)(?!\p{L}).*|\d{1,2}(?:[.:h]\d{0,2})?)$/u,
  person: wholeWord("^(?:dr|m|mme|mlle|me|pr|père|tonton|tata|mamie|papi|papy|maman|papa|avec)"),
  article: /^(?:le |la |les |l['’])/,
  anyArticle: /^(?:le |la |les |l['’])/i,
};
