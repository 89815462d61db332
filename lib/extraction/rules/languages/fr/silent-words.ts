import type { SilentFeature, SilentWords } from "@/lib/extraction/rules/choose/silent-words";
import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { missing } from "./closures";
import { noEvents } from "./no-events";
import { ahead, bygone, sinceThen } from "./silent-tense";

const day =
  "(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lun|mar|mer|jeu|ven|sam|dim|jours fériés|jours ouvrés)";
const place =
  "(?:bureaux?|secrétariat|boutique|magasin|bibliothèque|médiathèque|musée|accueil|billetterie|guichet|piscine|cabinet|clinique|centre|pharmacie|supermarché|marché|restaurant|bar|salle|loge|scouterie|recyparc|crèche|garderie|conciergerie|atelier|mairie|standard|parking|boulangerie|banque|poste|déchèterie)";

/** When somebody is there: opening hours, hours of an office, when the phone is answered. */
const hours: SilentFeature[] = [
  {
    id: "hours-named",
    stands: "sentence",
    says: /(?<!\p{L})(?:horaires? (?:d['’](?:ouverture|accueil)|de visite|habituels|d['’]été|d['’]hiver)|heures d['’]ouverture|nos horaires|permanence téléphonique)/u,
  },
  {
    id: "present",
    stands: "sentence",
    says: wholeWord(
      "ouverte?s?|ouvre|ouvrent|ouvrons|ferme|ferment|fermons|joignables?|accueille|reçoit|répond|répondent|renseignent|à votre écoute|à votre disposition|assistance|service clients?|disponibles?|appelez|tél|téléphone|sans rendez-vous|non-stop|en continu",
    ),
  },
  {
    id: "place-present",
    stands: "before",
    says: new RegExp(
      `(?<!\\p{L})${place}(?: (?:est|sont|reste|sera))?(?: \\p{L}+){0,2} (?:ouverte?s?|ouvre|ferme|joignables?|accessibles?)(?!\\p{L})|(?<!\\p{L})(?:ouverte?s?|ouvre|ferme|joignables?) ?:? ?(?:de |du |les? \\p{L}+ |tous les \\p{L}+ )?$`,
      "u",
    ),
  },
  {
    id: "phone-present",
    stands: "before",
    says: new RegExp(
      `^\\P{L}*(?:${place}|téléphone|tél|(?:plus d['’])?infos?|renseignements?|horaires?|accueil)\\.? ?:? ?(?:de |du )?$`,
      "u",
    ),
  },
  {
    id: "hours-named",
    stands: "sentence",
    says: new RegExp(
      `^\\P{L}*${day}\\.? ?(?:-|–|à|au) ?${day}\\.?[ :,]{1,3}\\d[\\d\\s:.h–-]{0,18}[,;|/]{1,2} ?(?:et )?(?:le )?${day}\\.?[ :,]{1,3}\\d[\\d\\s:.h–-]{0,18}$`,
      "u",
    ),
  },
  {
    id: "days-listed",
    stands: "sentence",
    says: wholeWord(
      `${day} ?(?:-|–|à|au|et|,|/) ?${day}|tous les jours|quotidiennement|jours ouvrés|en semaine`,
    ),
  },
  {
    id: "days-range",
    stands: "sentence",
    says: wholeWord(`${day} ?(?:-|–|à|au) ?${day}|tous les jours|jours ouvrés|en semaine`),
  },
  {
    id: "closed",
    stands: "near",
    says: endingIn(
      "fermée?s?|fermeture|férié|fermons",
      "(?: (?:le|la|les|du|de|au|à|pour|depuis|exceptionnelle|annuelle))* ?",
    ),
  },
  {
    id: "closed",
    stands: "behind",
    says: /^ ?[:,–-]? ?(?:(?:est|sera|seront|reste|serons) )?fermée?s?(?!\p{L})/u,
  },
  {
    id: "plural-day",
    stands: "sentence",
    says: /(?<!\p{L})(?:lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches|jours fériés)(?!\p{L})/u,
  },
  {
    id: "phone-number",
    stands: "sentence",
    says: /(?<!\d)(?:\+33 ?|0)[1-9](?:[ .-]?\d{2}){4}(?!\d)|(?<!\p{L})(?:tél|téléphone|portable|fax)\.? ?:? ?[+\d(]/u,
  },
  {
    id: "round-the-clock",
    stands: "sentence",
    says: /(?<!\d)24 ?h? ?[/x] ?(?:24|7)|(?<!\p{L})24 heures sur 24(?!\d)/u,
  },
  {
    id: "by-appointment",
    stands: "sentence",
    says: wholeWord("(?:uniquement )?sur rendez-vous|sur rdv"),
  },
];

/** When something was written, booked, paid or printed. */
const stamps: SilentFeature[] = [
  {
    id: "stamp-named",
    stands: "near",
    says: endingIn(
      "établie?|émise?|publiée?|mise? à jour|imprimée?|achetée?|réservée?|commande|envoyée?|créée?|modifiée?|reçue?|signée?|enregistrée?|née?|fondée?|compte[- ]rendu|procès-verbal|pv|facture|bulletin|feuille (?:paroissiale|d.information)|lettre d.information|circulaire|lettre|courrier|devis|version|édition|membre depuis|fait à \\p{L}+,?",
      "[^.!?\\n]{0,24}",
    ),
  },
  {
    id: "money-moved",
    stands: "near",
    says: endingIn(
      "total|montant|payée?|réglée?|débitée?|prélevée?|prélèvement|remboursée?|virée?|créditée?",
      "[^!?\\n]*",
    ),
  },
  {
    id: "stamp-label",
    stands: "near",
    says: endingIn(
      "(?:date (?:d['’](?:émission|achat|impression|édition)|de (?:naissance|facture|facturation|commande|publication|validité|la facture))|échéance)",
      "[^.!?\\n]{0,12}",
    ),
  },
  {
    id: "terms-of",
    stands: "near",
    says: endingIn(
      "(?:conditions|statuts|loi|décret|arrêté|ordonnance|accord|contrat|jugement|règlement|convention|délibération)",
      "[^.!?\\n]{0,24}(?<!\\p{L})du ",
    ),
  },
  {
    id: "version",
    stands: "sentence",
    says: /(?<!\p{L})v?\d+\.\d+\.\d(?![\d.])|(?<!\p{L})(?:changelog|notes de version)/u,
  },
];

/** Rules of tickets and counters, and what does not take place. */
const other: SilentFeature[] = [
  {
    id: "terms",
    stands: "sentence",
    says: wholeWord(
      "remboursement|remboursables?|annulation(?: gratuite)?|frais de (?:dossier|service)|avant le départ|(?:l['’]enregistrement|l['’]embarquement) (?:ferme|ouvre|se termine)|pénalités?|au moins \\d+ ?h(?:eures)? (?:à l['’]avance|avant)",
    ),
  },
  {
    id: "price-until",
    stands: "sentence",
    says: /\d ?(?:€|euros?)(?![^.!?]{0,12}(?:pay|régl|vers))[^.!?]{0,12} jusqu['’]au? /u,
  },
  {
    id: "price-per",
    stands: "sentence",
    says: wholeWord("par (?:personne|nuit|jour|heure|adulte|enfant|mois)"),
  },
  {
    id: "not-held",
    stands: "near",
    says: endingIn(
      `(?:il n['’]y a pas|il n['’]y aura pas|pas|aucun|aucune|sans) (?:de |d['’])?(?!(?:${missing})(?!\\p{L}))\\p{L}+(?: \\p{L}+){0,2} ?`,
      "[^.!?]{0,16}",
    ),
  },
  {
    id: "not-held",
    stands: "behind",
    says: new RegExp(
      `^ ?[:,–-]? ?pas (?:de |d['’])(?!(?:${missing})(?!\\p{L}))\\p{L}+|^[^.!?\\d]{0,24}(?<!\\p{L})(?:(?:il n['’]y (?:a|aura) )?pas (?:de |d['’])(?!(?:${missing})(?!\\p{L}))(?:cours|séance|répétition|entraînement)|n['’]aura pas lieu)(?!\\p{L})`,
      "u",
    ),
  },
  {
    id: "conditional",
    stands: "sentence",
    says: /(?<!\p{L})(?:aurait|aurions|aurais|serait|serions) (?:\p{L}+ ){0,2}\p{L}+(?:é|u|i)(?!\p{L})/u,
  },
  {
    id: "absence",
    stands: "near",
    says: endingIn(
      "(?:suis|serai|sommes|serons|est|sera)[^.!?]{0,16}(?:absente?s?|en congés?|en vacances|en déplacement|en arrêt)",
      "(?:[^.!?,]|,(?= (?:du|de|jusqu|entre|depuis)(?!\\p{L}))){0,16}",
    ),
  },
];

/** French words that tell times that are no event of the reader's. */
export const silentWords: Partial<SilentWords> = {
  pastHead:
    /^\P{L}*(?:passés?|(?:événements|évènements|dates|concerts|rendez-vous|réservations|séances) (?:passée?s|précédente?s)|archives?|historique)\P{L}*$/u,
  hoursHead:
    /^(?!.*\d).*(?<!\p{L})(?:horaires? (?:d['’](?:ouverture|accueil)|de visite|habituels|d[ue] (?:la )?(?:mairie|bibliothèque|médiathèque|secrétariat|magasin|bureau|guichet))|heures d['’]ouverture|nous sommes ouverts|nos horaires)(?!\p{L})[^\d]{0,20}$/u,
  features: [...hours, ...stamps, ...bygone, sinceThen, ...ahead, ...other, ...noEvents],
};
