import type { EventWords } from "@/lib/extraction/rules/pack/document-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

const weekday =
  "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches|lun|mer|jeu|ven|sam|dim";
const month =
  "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|janv|févr|fév|avr|juil|sept|oct|nov|déc";
const inDigits = "(?<!\\d)\\d{1,2}[./]\\d{1,2}(?![.:\\d])";

/** What is a part of something longer: its doors, its coffee, its end. */
const part =
  "ouverture|portes|accueil|inscription|enregistrement|check-?in|check-?out|arrivée|réception|rendez-vous|point de rendez-vous|rassemblement|café|pause|pause café|entracte|déjeuner|cocktail|échauffement|installation|montage|démontage|départ|bus|navette|navettes|dernière entrée|cuisine|bar|parking|répétition générale|retrait|embarquement|porte|fin|clôture|fermeture|retour|atterrissage|tirage";
/** What holds until a day or from one, and what it costs. */
const term =
  "valable\\p{L}*|validité|expire|expiration|date limite de consommation|cotisation|prix|tarif|tarifs|garantie|assurance|attestation|remboursement|échange|licence|offre|promotion|promo|réduction|remise|code|bon|annulation gratuite|intérêts|entre en vigueur|en vigueur|effet|délai|préavis";
/** What does not take place, or is not meant. */
const none =
  "pas|aucun|aucune|rien|sauf|hors|excepté|sans|libre|annulée?s?|fermée?s?|suspendue?s?|au lieu d[eu]|jamais|ni|férié|relâche|bloquée?";
/** What is called off, put off or was once planned. */
const off =
  "annulée?s?|supprimée?s?|suspendue?s?|reportée?s?|nouvelle date|ne plus|plus possible|au lieu d[eu]|vacances|congés?|indisponible|férié";
/** What changes on a day, lasts until it, or was written on it. */
const change =
  "augment\\p{L}*|renouvel\\p{L}*|en vigueur|chang\\p{L}*|disponible|valable|expire|mis à jour|délivrée?|établie?|réservé le|publié|imprimé|cotisation|tarif\\p{L}*|prix|prolong\\p{L}*";

/** French words that tell of a found event what it is. */
export const eventWords: Partial<EventWords> = {
  markedClock: /\d[:.h]\d\d(?![.\d])|\d ?(?:h|heures?)(?!\p{L})|midi|minuit/u,
  dateParts: [
    { id: "weekday", says: wholeWord(weekday) },
    { id: "month", says: new RegExp(`(?<!\\p{L})(?:${month})(?!\\p{L})|${inDigits}`, "u") },
    { id: "ordinal", says: /(?<!\d)1er/u },
    { id: "day", says: new RegExp(`(?<!\\d)\\d{1,2} ?(?:${month})(?!\\p{L})|${inDigits}`, "u") },
    {
      id: "near",
      says: /(?<!\p{L})(?:aujourd['’]hui|demain|après-demain|prochaine?s?|ce|cet|cette|maintenant|ce soir)(?!\p{L})|(?<!\p{L})(?:dans|d['’]ici) \p{L}+ (?:jours?|semaines?|mois|heures?|min)/u,
    },
    {
      id: "each",
      says: /(?<!\p{L})(?:chaque|tous les|toutes les|quotidien\p{L}*|hebdomadaire|mensuel\p{L}*|annuel\p{L}*|toujours|les (?:lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches))(?!\p{L})/u,
    },
    { id: "within", says: wholeWord("dans un délai de|sous") },
    { id: "relative", says: wholeWord("avant|après|suivant|suivante") },
  ],
  features: [
    { id: "off-before", stands: "before", says: wholeWord(off) },
    { id: "off-behind", stands: "behind", says: wholeWord(off) },
    { id: "off-line", stands: "line", says: wholeWord(off) },
    {
      id: "cancelled-line",
      stands: "line",
      says: wholeWord("annulée?s?|supprimée?s?|suspendue?s?|reportée?s?"),
    },
    {
      id: "moved-line",
      stands: "line",
      says: wholeWord("déplacée?s?|décalée?s?|reportée?s?|épuisée?s?|complet|complète|plein|libre"),
    },
    {
      id: "condition",
      stands: "before",
      says: wholeWord("si|en cas de|sauf si|sinon|solution de repli|date de repli|en cas de pluie"),
    },
    { id: "change-before", stands: "before", says: wholeWord(change) },
    { id: "change-behind", stands: "behind", says: wholeWord(change) },
    {
      id: "business-line",
      stands: "line",
      says: wholeWord(
        "ouverte?s?|ouvre|horaires?|bureau|bureaux|accueil|quotidiennement|guichet|billetterie|boutique|magasin|téléphone|tél|renseignements|contact|visite|bibliothèque|médiathèque|cabinet|centre|secrétariat|permanence\\p{L}*",
      ),
    },
    {
      id: "request",
      stands: "sentence",
      says: /(?<!\p{L})(?:peux-tu|pouvez-vous|pourriez-vous|pourrais-tu|tu peux|vous pouvez|est-ce que (?:tu|vous|on))(?!\p{L})/u,
    },
    {
      id: "by-last",
      stands: "last",
      says: /(?<!\p{L})(?:avant le|au plus tard|au plus tard le|d['’]ici|jusqu['’]au|pour le)\P{L}*$/u,
    },
    { id: "until-last", stands: "last", says: /(?<!\p{L})(?:jusqu['’]au?|avant|avant le)\P{L}*$/u },
    { id: "from-last", stands: "last", says: /(?<!\p{L})(?:depuis|dès|du|à partir d[eu]|après)\P{L}*$/u },
    { id: "money-line", stands: "line", says: /[£$€]|(?<!\p{L})(?:euros?|eur|chf)(?!\p{L})/u },
    { id: "contact-line", stands: "line", says: /@|\d{3,}[ /-]\d{3,}|https?|www/ },
    { id: "arrow-line", stands: "line", says: /→|->|=>/ },
    { id: "part-title", stands: "title", says: wholeWord(part) },
    {
      id: "weak-title",
      stands: "title",
      says: /^(?:et|ou|le|la|les|donc|est|sont|était|rendez-vous|si|quand|à|encore|avant|après|oui|non|ok|ouvert|fermé|prochain|prochaine|alors|que|ça|on)(?!\p{L})/u,
    },
    {
      id: "part",
      stands: "near",
      says: new RegExp(
        `(?<!\\p{L})(?:${part})[^\\p{L}\\p{N}]{0,3}(?:[\\p{L}\\p{N}]+[^\\p{L}\\p{N}]{1,2}){0,2}$`,
        "u",
      ),
    },
    { id: "term", stands: "sentence", says: wholeWord(term) },
    { id: "term-near", stands: "near", says: wholeWord(term) },
    { id: "none-opens", stands: "before", says: new RegExp(`^\\P{L}*(?:${none})(?!\\p{L})`, "u") },
    {
      id: "none-near",
      stands: "near",
      says: new RegExp(`(?<!\\p{L})(?:${none})(?!\\p{L})[^.;]{0,30}$`, "u"),
    },
    {
      id: "none-behind",
      stands: "behind",
      says: new RegExp(`^[^.;]{0,20}(?<!\\p{L})(?:${none})(?!\\p{L})`, "u"),
    },
    {
      id: "within",
      stands: "sentence",
      says: /(?<!\p{L})(?:dans un délai de|sous|dans les) \S+ (?:\p{L}+ )?(?:minutes?|heures?|jours?|semaines?|mois)(?!\p{L})/u,
    },
    {
      id: "past-before",
      stands: "before",
      says: wholeWord("était|étaient|avait|avaient|a eu|ont eu|a été|ont été|fut|furent"),
    },
    {
      id: "past-behind-all",
      stands: "behind",
      says: wholeWord("a eu lieu|était|s['’]est tenue?|passée?|dernier|dernière"),
    },
    {
      id: "asked-of-you",
      stands: "sentence",
      says: wholeWord(
        "sera|seront|aura|svp|merci de|devez|doit|doivent|venez|viens|attendons|invitons|invite|il faut|avons",
      ),
    },
    {
      id: "doubt",
      stands: "sentence",
      says: wholeWord(
        "si|peut-être|éventuellement|ou|pourrait|pourraient|provisoire|sous réserve|probablement",
      ),
    },
  ],
};
