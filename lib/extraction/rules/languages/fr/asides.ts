import type { AsideWords } from "@/lib/extraction/rules/pack/lead-words";
import { endingIn } from "@/lib/extraction/rules/pack/sentence-expressions";

const until = "(?:avant|jusqu['’]?(?:au|à|a|en)?|au plus tard|d['’]ici|pour)(?: (?:le|la|les|au|du))*";

/** French: words before a time that is beside the event: deadlines, stamps, when people come together. */
export const asides: Partial<AsideWords> = {
  bounded: endingIn(
    `(?:r[eé]ponses?|r[eé]pondre|r[eé]pondez|rsvp|inscriptions?|s['’]inscrire|inscrivez-vous|inscris-toi|candidatures?|postuler|confirm(?:er|ez|e|ation)|pr[eé]ven(?:ir|ez)|date limite|dernier d[eé]lai|cl[oô]ture|annul(?:er|ation)|d[eé]sist(?:er|ement)|r[eé]serv(?:er|ez|ation|ations)|retour(?:ner|nez)?|dossiers?|sondage|vot(?:er|ez))[^.\\n]{0,40}?(?:${until}|:|est fix[eé]e? au|le)`,
    "[^.\\n]{0,12}",
  ),
  opened: endingIn(
    "(?:billets?|billetterie|places|inscriptions?|r[eé]servations?|pr[eé]vente|ventes?)[^.\\n]{0,24}(?:[aà] partir|d[eè]s|ouvertes?|ouvre|ouvrent|ouvriront|disponibles?|en vente|d[eé]butent)",
    "[^.\\n]{0,12}",
  ),
  asked: endingIn(
    `(?:merci de|pri[eè]re de|veuillez|vous prions de|vous demandons de) [^.\\n]{0,60}${until}`,
    "[^.\\n]{0,12}",
  ),
  handedIn: endingIn(
    `(?:dons|propositions|cotisations?|ch[eè]ques?|formulaires?|documents?|pi[eè]ces|commandes?|bulletins?)[^.\\n]{0,30} ${until}`,
    "[^.\\n]{0,12}",
  ),
  returned: endingIn(
    "(?:cong[eé]s?|absente?s?|vacances|d[eé]placement|indisponible)[^.\\n]{0,40}(?:retour|reprise|reviens|revient|rentre|de retour)",
    "[^.\\n]{0,12}",
  ),
  gathered:
    /(?<!\p{L})(?:coup d['’]envoi|d[eé]part|d[eé]but|match|course)(?!\p{L})[^\n]{0,60}(?<!\p{L})(?:rendez-vous|rdv|rassemblement|accueil|pr[eé]sence|se retrouver)(?: (?:sur place|au club|d[eè]s|[aà]|vers))* $|\((?:rdv|rendez-vous|accueil|être l[aà]|arriver|venir)[^()\n]{0,30} $/u,
  awaited: endingIn(
    "(?:merci de|veuillez|devez|doivent|pri[eè]re de|pens(?:er|ez) [aà])[^.\\n]{0,30}(?:arriver|[eê]tre l[aà]|[eê]tre pr[eé]sents?|vous pr[eé]senter|se pr[eé]senter)",
    "[^.\\n]{0,24}",
  ),
  shown:
    /\d[^\n]{0,40}(?<!\p{L})(?:[aà] voir|expos[eé]e?s?|exposition visible|visible|ouverte?)(?!\p{L})[^.\n]{0,24}$/u,
  beside: endingIn(
    "(?:enregistrement|guichet|porte|embarquement|accueil|caisse)s? (?:ferment?|ferme|ouvre|ouvrent|jusqu['’][aà])|(?:horaires d['’]ouverture|heures d['’]ouverture|horaires|permanence t[eé]l[eé]phonique)(?: ?:)?|[aà] jeun[^.\\n]{0,20}(?:d[eè]s|[aà] partir de|depuis)|ne (?:rien|pas) (?:manger|boire)[^.\\n]{0,24}(?:apr[eè]s|d[eè]s|[aà] partir de)",
    " ?",
  ),
  changeable: endingIn(
    "(?:modifi(?:er|able|cations?)|annulable|annulations? (?:gratuites?|sans frais)|rembours(?:er|able|ement)|[eé]changeable|sans frais)[^.\\n]{0,40}jusqu['’][^.\\n ]{1,3}",
    "[^.\\n]{0,16}",
  ),
  dated: endingIn(
    "(?<!être )(?:envoy[eé]e?|publi[eé]e?|post[eé]e?|re[cç]ue?|mise? [aà] jour|modifi[eé]e?|facture|courrier|lettre|fait [aà] [\\p{L}-]{2,24},?|en date) (?:le|du|en date du)",
    "[^.\\n]{0,8}",
  ),
  mailDate: /^(?:date|envoy[eé]) ?: +[^\n]{4,40} \d{1,2} ?[:h] ?\d\d/,
  forwarded: /^(?:date|envoy[eé]) ?: +[^\n]{4,40} \d{1,2} ?[:h] ?\d\d/,
  sender: /^ ?(?:de|[aà]|objet|cc|pour) ?: /m,
  thanked: endingIn(
    "(?:merci|super|content|contente|ravie?|sympa|g[eé]nial)[^.\\n]{0,40}(?:pour|de|d['’])",
    "[^.\\n]{0,40}",
  ),
  reply: /^(?:>|le [^\n]{8,80} a [eé]crit)/,
  sign: /r[eé]p|rsvp|inscri|candidat|postul|confirm|pr[eé]ven|limite|d[eé]lai|cl[oô]ture|annul|d[eé]sist|r[eé]serv|retour|dossier|sondage|vot|billet|place|vente|merci|pri|veuillez|demand|don|propos|cotis|ch[eè]que|formul|docum|pi[eè]ce|command|bulletin|cong|absent|vacan|d[eé]plac|indispo|envoi|d[eé]part|d[eé]but|match|course|rdv|rendez|accueil|arriver|venir|devez|doivent|pens|voir|expo|visible|ouvert|enregistr|guichet|porte|embarq|caisse|horaire|heures|permanence|jeun|manger|boire|modif|rembours|[eé]chang|frais|envoy|publi|post|re[cç]u|jour|facture|courrier|lettre|fait|date|super|content|ravi|sympa|g[eé]nial/,
  awaitedWord: /arriver|[eê]tre|pr[eé]senter/,
  sinceThen: /(?:d[eè]s|partir|ouvert\p{L}*|ouvre\p{L}*)[^.\n]{0,12}$/u,
  headOfLine: /^(?:date|envoy|>|le )/,
  firstDeadline:
    /^\s*(?:la |le )?(?:date limite|deadline|dernier d[eé]lai|[eé]ch[eé]ance|rendu|remise)(?!\p{L})[^.;!?\n]*$/u,
};
