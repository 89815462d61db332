import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import type { ScopeWords } from "@/lib/extraction/rules/scope/scope-words";

/** French words that bound a series of events or say a time for all of them. */
export const scopeWords: Partial<ScopeWords> = {
  plural: /s$/,
  told: wholeWord("il y a|il y aura|nous aurons|on commence|suivie? d['’]?e?|a lieu|aura lieu"),
  besideEvent: wholeWord(
    "ensuite|puis|auparavant|au préalable|à l['’]issue|à la fin|après (?:le|la)|la veille|la veille au soir|plus tard|juste après",
  ),
  leftOut:
    /^[^\p{L}\p{N}]*(?:(?:mais|et|attention|nb|remarque)[: ]+)*(?:pas de|pas d['’]|il n['’]y a pas|il n['’]y aura pas|sans|sauf|hors|excepté)(?!\p{L})[^.;!?\n]{0,44}$/u,
  closed: endingIn("fermée?s?|férié|vacances|relâche|pas de cours|pas de séance", "[^.;!?\\n]{0,16}"),
  lastOne:
    /^[^\p{L}\p{N}]*(?:et |le |la )*(?:(?:dernier|dernière)(?: \p{L}+)?(?: (?:est|sera|aura lieu))?|se termine|finit|s['’]achève|fin|jusqu['’]au)(?: le)?[: ,–-]*$/u,
  firstOne:
    /^[^\p{L}\p{N}]*(?:et |le |la )*(?:(?:premier|première|prochaine?)(?: \p{L}+)?(?: (?:est|sera|aura lieu))?|commence|commençons|débute|reprise|reprend|début|à partir du|à compter du)(?: le)?[: ,–-]*$/u,
  goesOn: /^[^\p{L}\p{N}]*(?:et|ensuite|puis|après|suivi)/u,
  sameDates: wholeWord("mêmes (?:dates|jours|semaines)"),
  forEach: wholeWord("les deux|tous|toutes|chaque|chacun|chacune"),
  nextOne: wholeWord("prochaine?s?"),
  sameTime: wholeWord(
    "même (?:heure|horaire|lieu|endroit)|mêmes (?:horaires|heures)|même créneau|comme d['’]habitude|comme toujours|à l['’]heure habituelle|aux horaires habituels",
  ),
  forAll: wholeWord(
    "tou(?:te)?s les (?!jours)\\p{L}+|sauf (?:indication|mention) contraire|(?:les) (?:matchs|répétitions|cours|séances|conférences|concerts|réunions|visites|entraînements|rencontres|ateliers) (?:commencent|débutent|ont lieu|durent|se déroulent)|toujours",
  ),
  deadline: wholeWord(
    "avant le|avant|d['’]ici|jusqu['’]au|au plus tard|date limite|dernier délai|délai|pour le",
  ),
  closesAt: wholeWord(
    "avant le|jusqu['’]au|jusqu['’]à|au plus tard|date limite|se termine|clôture|ferme|expire",
  ),
  between: wholeWord(
    "je|j['’]|appel\\p{L}*|prévenez|prévenir|écri\\p{L}*|répond\\p{L}*|confirm\\p{L}*|pay\\p{L}*|inscri\\p{L}*|réserv\\p{L}*|envo\\p{L}*",
  ),
  lasting: wholeWord(
    "fermée?s?|barrée?|vacances|congés?|absente?|exposition|saison|festival|dure|reste|travaux|foire|salon|en voyage|semaine|stage|séjour",
  ),
  arrives: endingIn(
    "(?:être là|sur place|point de rendez-vous|ouverture|portes|arriver|arrivée|échauffement|accueil|départ|rendez-vous|rdv)",
    "(?: (?:est|à|dès|vers|le|svp|des portes|du public))*,? ?",
  ),
  timesIn: /(?<!\p{L})(?:(?:tous les )?horaires(?: sont| indiqués)?(?: en| de| à)?)[: ]*(?:\p{L}+ \()?$/u,
  begins:
    /^[\s,;.–—(-]*(?:départ|début|commence|rendez-vous|rdv|ouverture des portes|accueil|coup d['’]envoi)(?: (?:à|dès))?[: ]*$/u,
  comesBack: endingIn(
    "(?:retour|récup(?:ération|érer|érez|)|à récupérer|rentrons|revenons|fin|se termine|clôture)",
    "(?: (?:à|vers|prévue?|le|aux alentours de))* ?",
  ),
  atHome: endingIn("à domicile|domicile", "(?: (?:à|sont))*:? ?"),
  awayFromHome: endingIn("à l['’]extérieur|extérieur", "(?: (?:à|sont))*:? ?"),
};
