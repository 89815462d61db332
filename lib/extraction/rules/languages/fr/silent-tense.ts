import type { SilentFeature } from "@/lib/extraction/rules/choose/silent-words";
import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

const participle =
  "(?!(?:ét[eé] )?(?:lieu|peu|bleu|jeu|milieu|convoqué|prié|organisé|programmé|reprogrammé|planifié|confirmé|réservé|fixé|calé|arrêté|prévu|annulé|reporté|repoussé|avancé|déplacé|décalé|convenu|noté|pris rendez|invité|convié)e?s?(?!\\p{L})|passée?s? (?:à|au|en) )(?:\\p{L}{2,}é(?:e?s?)|\\p{L}*(?:vu|lu|bu|eu|dû|pu|su|cru|perdu|rendu|venu|tenu|reçu|connu|tombé|mort|né|dit|fait|mis|pris|ri|dormi|fini|parti|sorti|choisi|réussi|écrit|offert|ouvert)(?:e?s?))";
/** Verbs of what was. */
export const past = `(?:étai(?:t|ent|s)|étions|avai(?:t|ent|s)|avions|fut|furent|eut|eurent|fit|firent|prit|naquit|mourut|tomba|allai(?:t|ent|s)|allions|faisai(?:t|ent|s)|faisions|venai(?:t|ent)|disai(?:t|ent)|(?:j['’]ai|ai|as|a|avons|avez|ont|suis|est|sommes|êtes|sont|s['’]est|se sont|me suis|s['’]étai(?:t|ent)) (?:(?:pas|bien|déjà|tous|toutes|tout|encore|enfin|été|trop) ){0,2}${participle})`;

/** What has been. */
export const bygone: SilentFeature[] = [
  {
    id: "thanks",
    stands: "before",
    says: /(?<!\p{L})(?:merci (?:pour|à (?:tous|toutes)|d['’]avoir|de (?:votre|ta) (?:présence|venue|visite))|félicitations|bravo)(?!\p{L})(?!.*(?<!\p{L})(?:merci de|svp|sera|aura lieu)(?!\p{L}))/u,
  },
  {
    id: "praise",
    stands: "before",
    says: /(?<!\p{L})(?:quel(?:le)? (?:plaisir|bonheur|joie|réussite)|ravie?s?|magnifique|inoubliable|superbe)(?!\p{L})(?!.*(?<!\p{L})(?:sera|serait|aura)(?!\p{L}))/u,
  },
  {
    id: "last-time",
    stands: "near",
    says: endingIn("hier|avant-hier|l['’]autre jour|il y a (?:\\p{L}+|\\d+) \\p{L}+", "[^.!?]{0,24}"),
  },
  {
    id: "ago-behind",
    stands: "behind",
    says: /^ ?(?:dernier|dernière|passée?|de l['’]an dernier|de l['’]année dernière|de la semaine dernière|du mois dernier)(?!\p{L})/u,
  },
  { id: "past-near", stands: "near", says: endingIn(past, "[^.!?]{0,40}") },
  { id: "past-behind", stands: "behind", says: new RegExp(`^[^.!?]{0,24}(?<!\\p{L})${past}(?!\\p{L})`, "u") },
  {
    id: "minutes-held",
    stands: "near",
    says: endingIn("compte[- ]rendu|procès-verbal|pv|récap(?:itulatif)?", "[^.!?]{0,40}"),
  },
  {
    id: "referred",
    stands: "near",
    says: endingIn(
      "suite à|en réponse à|conformément à|selon|concernant|faisant suite à|lors de|votre (?:courrier|lettre|offre|mail|message|commande|demande)|ton (?:mail|message|offre)",
      "[^.!?]{0,44}",
    ),
  },
  { id: "death", stands: "sentence", says: wholeWord("décédée?|décès|nous a quittés?|repose en paix") },
  {
    id: "result",
    stands: "sentence",
    says: /(?<!\p{L})(?:résultats?|victoire|défaite|match nul|gagné|perdu|battu|collecté|récolté)(?!\p{L})[^.!?]{0,24}\d+(?: ?[:–à-] ?\d+)?/u,
  },
];

/** Of what is usual and began before: `depuis lundi`. */
export const sinceThen: SilentFeature = {
  id: "since-then",
  stands: "near",
  says: /(?<!\p{L})depuis(?: le| la| l['’]| ce| cette)? ?$/u,
};

/** `J'ai pris le retour pour mardi`: what somebody has booked is still to come. */
export const booked: SilentFeature = {
  id: "secured",
  stands: "sentence",
  says: /(?<!\p{L})(?:pris|book[eé]e?s?|achet[eé]|obtenu|trouv[eé]|not[eé]|mis|eu)(?!\p{L})[^.!?]{0,30} pour (?:ce |le \d|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)/u,
};

/** What is still to come, or asked for: it speaks against silence. */
export const ahead: SilentFeature[] = [
  { ...booked, id: "this-coming" },
  {
    id: "ahead-before",
    stands: "before",
    says: wholeWord(
      "sera|seront|aura|auront|aurez|va|vont|allons|vais|svp|prochaine?s?|demain|rappel|pensez|n['’]oubli\\p{L}+|a lieu|commence|commencent|débute|passe (?:au|à)|reporté\\p{L}* au|décalé\\p{L}* au|confirmons|convoquons|invitons|attendons|pouvons|peut|pouvez|voulez|fixée?s?|prévue?s?|on se (?:voit|retrouve)|rendez-vous|rdv|réunion|pourriez",
    ),
  },
  {
    id: "ahead-behind",
    stands: "behind",
    says: /^[^.!?]{0,40}(?<!\p{L})(?:sera|aura|auront|aurons|va|allons|svp|commence|débute|a lieu|pouvons|avons)(?!\p{L})/u,
  },
  {
    id: "this-coming",
    stands: "near",
    says: endingIn("ce|cet|cette|prochaine?|demain|aujourd['’]hui|après-demain", "[^.!?]{0,8}"),
  },
];
