import type { SilentFeature, SilentWords } from "@/lib/extraction/rules/choose/silent-words";
import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { noEvents, noPlans } from "./no-events";
import { booked, past } from "./silent-tense";

/** Words that tell what a line, typed by itself, says of a time. */
const features: SilentFeature[] = [
  { id: "past-near", stands: "near", says: endingIn(past, "[^.!?;]{0,44}") },
  {
    id: "past-told",
    stands: "sentence",
    says: new RegExp(
      `(?<!\\p{L})(?:hier|avant-hier|l['’]autre jour|la semaine derni[eè]re|le mois dernier|l['’]an dernier)(?!\\p{L})[^.!?;]{0,60}(?<!\\p{L})${past}(?!\\p{L})|(?<!\\p{L})${past}(?!\\p{L})[^.!?;]{0,60}(?<!\\p{L})(?:hier|avant-hier|l['’]autre jour|la semaine derni[eè]re|le mois dernier|l['’]an dernier)(?!\\p{L})`,
      "u",
    ),
  },
  {
    id: "past-told",
    stands: "sentence",
    says: /^\P{L}*(?:on|nous|je|j['’]|il|elle|ils|elles) ?(?:s['’]est|s['’]était|nous sommes|me suis|ai|a|avons|ont) (?:\p{L}+ )?(?:vus?|mang[eé]|pass[eé]|regard[eé]|dîn[eé]|jou[eé]|gagn[eé]|perdu|dormi|rat[eé])(?!\p{L})/u,
  },
  {
    id: "past-told",
    stands: "near",
    says: endingIn(
      "(?:facture|courrier|lettre|contrat|commande|photos?|article|compte[ -]rendu|proc[eè]s-verbal|devis)(?: n°)?(?: du)?",
      " ",
    ),
  },
  {
    id: "past-told",
    stands: "before",
    says: /^\P{L}*(?:un grand |mille )?merci(?: [\p{L}’']+){0,2} (?:pour|de|d['’])/u,
  },
  { id: "since-then", stands: "near", says: /(?<!\p{L})depuis(?: le| la| l['’]| ce| cet| cette)? ?$/u },
  {
    id: "holds-until",
    stands: "near",
    says: /(?<!\p{L})(?:valable|en vigueur|offre|promo|promotion|remise|soldes?)(?!\p{L})[^.!?]{0,24}(?:jusqu['’](?:au|à)|dès|du) ?$/u,
  },
  {
    id: "general",
    stands: "sentence",
    says: /(?<!\p{L})(?<!\([^()]{0,80})(?:(?<!, )toujours|souvent|jamais|d['’]habitude|en g[eé]n[eé]ral)(?!\p{L})/u,
  },
  { id: "negated", stands: "sentence", says: /(?<!\p{L})(?<!\([^()]{0,80})jamais(?!\p{L})/u },
  {
    id: "laughs",
    stands: "text",
    says: /(?<!\p{L})(?:lo+l|mdr+|ptdr|(?:ha){2,}h?|xd)(?!\p{L})|[😂🤣😅🤷😭🥴😩🙄💀]/u,
  },
  {
    id: "verdict",
    stands: "text",
    says: /(?<!\p{L})(?:(?:c['’]|ce )?[eé]tait (?:super|top|sympa|g[eé]nial|nul|bien|chouette)|quelle? (?:journ[eé]e|soir[eé]e|semaine)|plus jamais)(?!\p{L})/u,
  },
  {
    id: "score",
    stands: "text",
    says: /(?<!\p{L})(?:gagn[eé]|perdu|battu|score|victoire|d[eé]faite|match nul|termin[eé])(?!\p{L})[^.!?]{0,30}\d{1,3} ?[:–à-] ?\d{1,3}(?!\d)/u,
  },
  {
    id: "unreal",
    stands: "sentence",
    says: /(?<!\p{L})(?:aurait|auraient|aurais|aurions|serait|seraient|serais)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:dû|pu|été|fallu|mieux)(?!\p{L})/u,
  },
  {
    id: "quoted-speech",
    stands: "near",
    says: /(?<!\p{L})(?:dit|disait|r[eé]pondu|[eé]crit|chante|chantait)[,:]? ?["«“][^"«»“”]*$/u,
  },
  {
    id: "saying",
    stands: "text",
    says: /(?<!\p{L})(?:(?:chercher|cherche[sz]?) midi à (?:quatorze heures|14 ?h)|un de ces quatre|du jour au lendemain|tous les trente-six du mois|quand les poules auront des dents|le cadet de mes soucis|remettre au lendemain|demain est un autre jour|il n['’]y a pas le feu|pile poil|de bonne heure et de bonne humeur|paris s['’][eé]veille|à la saint-glinglin|minuit moins une|midi sonne|les lendemains qui chantent|il [eé]tait une fois)(?!\p{L})/u,
  },
  {
    id: "opens",
    stands: "near",
    says: endingIn(
      "(?:ouverte?s?|ouvre|ouvrent|ferm[eé]e?s?|ferme|ferment)",
      "(?: (?:de|du|à|dès|le|les|tous les jours|jusqu['’]à|au|non-stop|uniquement|seulement))* ?:? ?",
    ),
  },
  {
    id: "opens-behind",
    stands: "behind",
    says: /^[^.!?\d]{0,12}(?<!\p{L})(?:ouvert|ferm[eé])e?s?(?= ?(?:$|[.,!;)]))/u,
  },
  {
    id: "hours-named",
    stands: "before",
    says: /(?<!\p{L})(?:horaires? (?:d['’]ouverture|d['’]accueil|du magasin|des bureaux)|heures (?:d['’]ouverture|de bureau|de permanence)|permanence t[eé]l[eé]phonique|est (?:ouverte?|ferm[eé]e?)|sont (?:ouverte?s|ferm[eé]e?s)|^\P{L}*ouverte?|^\P{L}*ferm[eé]e?)(?!\p{L})/u,
  },
  {
    id: "every-week",
    stands: "behind",
    says: /^,? ?(?:tous les jours|du lundi au (?:vendredi|samedi|dimanche)|en semaine|le week-end)(?!\p{L})/u,
  },
  {
    id: "ahead",
    stands: "sentence",
    says: wholeWord(
      "demain|prochaine?s?|sera|seront|aura|auront|va|vont|allons|rdv|rendez-vous|rappel|n['’]oublie[zs]? pas|pense[zr]? à|merci de|venez|viens|on se voit|ouvrira|ouvriront|exceptionnellement|à venir",
    ),
  },
  booked,
  {
    id: "secured",
    stands: "sentence",
    says: /(?<!\p{L})(?:ai|a|avons|pris|obtenu|r[eé]serv[eé])(?!\p{L})[^.!?]{0,30}(?<!\p{L})(?:rdv|rendez-vous|billets?|places?|cr[eé]neau|table|r[eé]serv[eé]e?s?)(?!\p{L})/u,
  },
  {
    id: "ordered",
    stands: "sentence",
    says: /^\P{L}*(?:ajoute[rz]?|note[rz]?|rappelle-moi|mets|planifie[rz]?|bloque[rz]?|programme[rz]?|rappel ?:)(?!\p{L})/u,
  },
  {
    id: "asked",
    stands: "sentence",
    says: /^\P{L}*(?:où|qui|quand|quoi|quelle?s?|comment|pourquoi)(?!\p{L})[^.!]*\?/u,
  },
  {
    id: "saying",
    stands: "sentence",
    says: /(?<!\p{L})(?:aujourd['’]hui seulement|seulement aujourd['’]hui|pas (?:le|mon) (?:temps|jour)|la semaine des quatre jeudis|ce n['’]est pas mon jour)(?!\p{L})/u,
  },
  {
    id: "saying",
    stands: "sentence",
    says: /^\P{L}*(?:il n['’]y (?:a|aura) )?pas (?:de |d['’])\p{L}+ (?:cette|ce|la|le|demain|aujourd['’]hui|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L})/u,
  },
  {
    id: "saying",
    stands: "text",
    says: /^\P{L}*(?:à|a) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|la semaine prochaine)(?: tout le monde| alors| les amis)?\P{L}*$/u,
  },
  {
    id: "past-told",
    stands: "near",
    says: /(?<!\p{L})date (?:de (?:la )?(?:facture|facturation|commande|naissance|publication)|d['’](?:achat|émission|édition|impression)) ?:? ?$/u,
  },
  {
    id: "hours-named",
    stands: "sentence",
    says: /(?<!\p{L})(?:bureaux?|secrétariat|standard|service|magasin|accueil|boutique)(?!\p{L})[^.!?]{0,20}(?<!\p{L})(?:joignables?|ouverte?s?|accessibles?|répond|reçoit|accueille)(?!\p{L})|^\P{L}*horaires? ?: ?(?:du|de|tous|lun|mar)/u,
  },
  { id: "past-told", stands: "behind", says: new RegExp(`^[^.!?;]{0,30}(?<!\\p{L})${past}(?!\\p{L})`, "u") },
  {
    id: "past-told",
    stands: "sentence",
    says: new RegExp(`^\\P{L}*(?:[\\p{L}'’]+ ){0,3}?${past}(?!\\p{L})`, "u"),
  },
];

/** French words that tell which times of a single line make no event. */
export const silentInLines: Partial<SilentWords> = { features: [...features, ...noEvents, ...noPlans] };
