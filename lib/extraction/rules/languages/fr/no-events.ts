import type { SilentFeature } from "@/lib/extraction/rules/choose/silent-words";
import { figures } from "@/lib/extraction/rules/languages/no-event-figures";
import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

/** French: words beside a time that tells of no event, in a line as in a document. */
export const noEvents: SilentFeature[] = [
  ...figures,
  // An assembly is called a second time for want of a quorum: its first hour is the one to come at.
  {
    id: "second-call",
    stands: "behind",
    says: /^ ?(?:h|hs|hrs|horas|uhr|heures)?\.?,? (?:en|sur) (?:seconde|deuxième|2e|2de)(?: convocation)?(?= ?(?:$|[.,;:()–-]))/u,
  },
  {
    id: "supposed",
    stands: "near",
    says: /(?<!même )(?<!\p{L})(?:s['’]il|s['’]ils|si (?!(?:tu|vous|ça)(?!\p{L}))|au cas où|en cas de )[^.!?,;\d]{0,28}$/u,
  },
  {
    id: "expires",
    stands: "near",
    says: endingIn("valables?|expirent?|expirera|consommer|péremption|dlc|ddm|dluo", "[^!?\\d]{0,32}"),
  },
  // What holds, costs or belongs to somebody else from a day on.
  {
    id: "price-rise",
    stands: "sentence",
    says: /(?<!\p{L})(?:à compter d[ue]|à partir d[ue]|dès le|au 1er)(?!\p{L})[^.!?]{0,80}(?<!\p{L})(?:(?:nos|les|votre|de nouveaux|le) (?:prix|tarifs?|loyer|forfait|cotisation|abonnement|frais|mensualité)|entre(?:ra|nt)? en vigueur|s['’]appliquera)(?!\p{L})|(?<!\p{L})(?:prix|tarifs?|loyer|forfait|cotisation|abonnement|mensualité)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:pass(?:e|era|ent|eront)|augment(?:e|era|ent|eront)|évolu(?:e|era|ent|eront)|ser(?:a|ont) (?:de|porté))(?!\p{L})/u,
  },
  {
    id: "statistic",
    stands: "sentence",
    says: /(?<!\p{L})(?:d['’]après|selon|statistiques?|sondages?|études?|en moyenne)(?!\p{L}).*(?<!\p{L})(?:le plus d|la plupart|la majorité|pour cent|en moyenne|plus souvent|le plus souvent)(?!\p{L})/u,
  },
  {
    id: "cooking",
    stands: "sentence",
    says: /(?<!\p{L})(?:laisse[rz]? (?:\p{L}+ ){0,3}(?:lever|reposer|mijoter|refroidir|mariner|cuire|tremper)|enfourne[rz]?|préchauffe[rz]?)(?!\p{L})|(?<!\d)(?:1[2-9]\d|2[0-6]\d) ?(?:°|degrés)/u,
  },
  {
    id: "born",
    stands: "near",
    says: /(?:(?<!\p{L})(?:née?s?|décédée?|morte?|naquit|mourut|naissance)(?!\p{L})|†)[^!?\d]{0,12}$/u,
  },
  {
    id: "term-over",
    stands: "sentence",
    says: /(?<!\p{L})(?:inscriptions?|délais?|date limite|candidatures?|offre|dépôt)(?!\p{L}).{0,50}(?<!\p{L})(?:étai(?:t|ent) (?:close?s?|fixée?s?|le)|(?:est|a) (?:expirée?|dépassée?|close|passée?)|sont (?:closes|terminées) depuis|a expiré|s['’]est (?:terminé|achevé)e?|prenai(?:t|ent) fin)(?!\p{L})/u,
  },
  {
    id: "settled",
    stands: "sentence",
    says: /(?<!\p{L})(?:facture|loyer|amende|cotisation|quittance)(?!\p{L}).{0,70}(?<!\p{L})(?:réglée?|payée?|virée?|prélevée?|encaissée?|acquittée?)(?!\p{L})/u,
  },
  {
    id: "titled",
    stands: "sentence",
    says: /(?<!\p{L})(?:chanson|morceau|film|livre|roman|album|disque|série|poème)(?!\p{L})[^.!?]{0,40}(?:s['’]appelle|s['’]intitule|intitulée?|titre) ?["„«“]/u,
  },
  {
    id: "said-aloud",
    stands: "sentence",
    says: /["”»“] ?[,.]? ?[–—-]? ?(?:murmur|souffl|cri|chuchot|soupir|demand|répond|dit|répli)[\p{L}]*(?:-t)?-(?:il|elle|on)(?!\p{L})/u,
  },
  {
    id: "turns",
    stands: "near",
    says: /(?<!\p{L})(?:du coup|donc|alors|c['’]est pourquoi|résultat)(?: [^.!?;\d]{0,40})?$/u,
  },
  {
    id: "hours-named",
    stands: "before",
    says: /^\P{L}*(?:nos |les )?horaires? (?:de (?:la |l['’])?|du |des )(?:boulangerie|bibliothèque|médiathèque|pharmacie|magasin|piscine|mairie|musée|bureaux?|boutique|banque|restaurant|poste|déchetterie|cabinet|garderie|secrétariat|salon|marché)(?!\p{L})/u,
  },
];

/** French: words of a line typed by itself that plans nothing: a vague wish, what somebody always does. */
export const noPlans: SilentFeature[] = [
  {
    id: "vague",
    stands: "sentence",
    says: wholeWord("un de ces (?:jours|quatre)|un jour ou l['’]autre|un jour de"),
  },
  {
    id: "usual",
    stands: "sentence",
    says: /(?<!\p{L})(?:(?:je me|il se|elle se|on se|nous nous) (?:l[eè]v|réveill|couch|douch)\p{L}+|^\P{L}*moi,? (?:je|j['’]) ?\p{L}+)(?!\p{L})/u,
  },
];
