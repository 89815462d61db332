import type { ChangeWords } from "@/lib/extraction/rules/pack/change-words";
import { endingIn } from "@/lib/extraction/rules/pack/sentence-expressions";

const participles =
  "report[eé]e?s?|d[eé]cal[eé]e?s?|d[eé]plac[eé]e?s?|avanc[eé]e?s?|repouss[eé]e?s?|chang[eé]e?s?|reprogramm[eé]e?s?";
const auxiliary = "(?:(?:est|sont|a [eé]t[eé]|ont [eé]t[eé]|sera|seront|passe|passent) )?";
const to = "(?:au|à la|à|a|pour|en)(?: (?:le|la|ce))?";

/** French: words of a change of plan. */
export const changes: Partial<ChangeWords> = {
  moved: endingIn(`(?:${auxiliary}(?:${participles})|passe|passent) (?:du|de la|de|d['’])`, " ?"),
  movedTo: endingIn(
    `(?:${auxiliary}(?:${participles})(?: finalement)?|passe|passent) ${to}|(?:${participles})[!:,]{0,2} {0,2}(?:maintenant|nouvelle date|nouveau créneau|se jouera|aura lieu) ?:?(?: le)?`,
    " ?",
  ),
  toMove: endingIn(
    "(?:d[eé]cal(?:er|ez|e|ons)|report(?:er|ez|e|ons)|d[eé]plac(?:er|ez|e|ons)|avanc(?:er|ez|e)|repouss(?:er|ez|e|ons)|avançons|passons(?! (?:\\p{L}+ )?(?:vacances|week-end|noël|semaine|jours|fêtes))|on (?:décale|reporte|déplace|avance|repousse|passe(?! (?:\\p{L}+ )?(?:vacances|week-end|noël|semaine|jours|fêtes)))|(?:avons|a|ai) (?:décalé|reporté|déplacé|avancé|repoussé))(?<what>(?: [\\p{L}'’-]+){0,4}?) (?<lead>(?:du |de |le |la |à )*)",
    "",
  ),
  instead:
    /(?<!\p{L})(?:au lieu d[eu]|plutôt que|et non(?: pas)?|(?:(?:ne (?:sera|seront|se (?:tiendra|d[eé]roulera|fera))|n['’](?:est|aura|a)) )?pas(?: lieu)?|non plus|(?:n['’](?:est|a lieu)|ne sont) plus|initialement pr[eé]vue?s?|pr[eé]vue?s? initialement|initialement|à la place d[eu]|anciennement)(?: (?:le|la|à|au|du|de))* $|\((?:au lieu d[eu]|initialement|avant|[eé]tait)(?: (?:le|à))* ?:? $/u,
  insteadOf: /(?<!\p{L})(?:au lieu d[eu]|plutôt que|et non(?: pas)?|pas)(?: (?:le|la|les))? $/u,
  refused:
    /(?<!\p{L})(?:je (?:ne )?(?:peux|pourrai) pas(?: venir)?|on (?:ne )?peut pas|pas (?:dispo|libre|disponible|possible)|indisponible|pris|prise)(?: (?:le|à|ce))? $/u,
  refusedAfter:
    /^,? (?:(?:j(?:e |['’])?(?:ne )?(?:peu[xt]?|pourrai) pas|(?:chui?s|suis) pas (?:l[aà]|dispo)|[çc]a (?:ne )?(?:va|marche|colle) pas|(?:c['’]est|est) (?:mort|annul[eé]e?|impossible|pas possible|complet)|(?:est|sont|a [eé]t[eé]) (?:annul[eé]e?s?|supprim[eé]e?s?)|je suis (?:pris|prise|pas dispo|occup[eé]e?|absente?|en (?:cong[eé]s?|vacances|d[eé]placement))|je (?:bosse|travaille|taffe|suis de garde)(?=[,.;?!)]| ?$)|n['’]aura pas lieu|ne convient pas))(?!\p{L})/u,
  offAfter: /^(?: [\p{L}-]+){1,3} (?:est|sont) (?:annul[eé]e?s?|supprim[eé]e?s?)(?!\p{L})/u,
  doors:
    /(?<!\p{L})(?:ouverture des portes|portes|accueil|accueil du public|ouverture)(?: (?:à|dès|à partir de))*(?: ?:)? $/u,
  early:
    /(?<!\p{L})(?:[eé]chauffement|accueil|enregistrement|accueil caf[eé]|café d['’]accueil|arriv[eé]e|émargement|rendez-vous|rdv)(?: (?:à|dès|vers))*(?: ?:)? $/u,
  curtain:
    /^[\s/|,;(-]{1,4}(?:d[eé]but(?: du (?:spectacle|concert|match))?|concert|spectacle|film|coup d['’]envoi|s[eé]ance|lever de rideau|d[eé]part)(?: (?:à|dès))*(?: ?:)? $/u,
  letGo:
    /(?:^|[.,;!?] ?)(?:(?:non|bon|ok|en fait|finalement),? )*(?:oublie|oubliez|laisse tomber|pas)(?: (?:le|la|à))* $/u,
  wasSaid: /(?<!\p{L})(?:on|j['’]|je|tu)(?: |['’]?)(?:avait|avais|ai|a) dit(?: (?:le|à))? $/u,
  dayOff: /^ ?:? ?(?:repos|off|cong[eé]|f[eé]ri[eé]|libre)(?= ?(?:[,;.)]|$))/u,
  corrected:
    /^[^.;!?\n]*(?<!\p{L})(?:pardon|je veux dire|je voulais dire|enfin non|euh non|ah non|non,|non attends|correction|ou plutôt|erreur)(?!\p{L})[^.;!?\n]{0,24} $/u,
  another:
    /(?<!\p{L})(?:mais|plut[oô]t|à la place|finalement|est-ce que|on peut|possible|nouveau|nouvelle|maintenant|désormais|peut-être|ou alors|mieux)(?!\p{L})/u,
  leadsToNew:
    /(?<!\p{L})(?:au|à|a|pour|mais|plutôt|finalement|nouvelle date|nouvel horaire|désormais|maintenant|prochain|prochaine|en)(?: (?:le|la|ce|au|à|du|:))*:? ?$/u,
  sign: /report|boss|trav|taff|garde|d[eé]cal|d[eé]plac|avanc|repouss|chang|reprogr|passe|lieu|plut|non |pas |plus |initial|place|ancienn|peu[tx]|pourr|dispo|libre|pris|annul|supprim|mort|impossible|complet|occup|convient|porte|accueil|ouvert|[eé]chauff|enregistr|caf|arriv|[eé]marg|rdv|rendez|oubli|tomber|dit|repos|off|cong|f[eé]ri|[eé]tait|avant|pardon|veux|voulais|enfin|euh|non|correction|erreur|~~/,
  besideOld: /^,? ?(?:à |le )?$/,
  oldBehind: /^,? (?:au lieu d[eu]|et non(?: pas)?|plutôt que)(?: (?:le|à|la))* ?$/,
  renewed: /^\W{1,3}(?:prolong[eé]e?|nouveau|nouvelle|modifi[eé]e?|report[eé]e?)(?!\p{L})/u,
  formerly: /(?<!\p{L})(?:[eé]tait|avant|initialement|anciennement|pr[eé]vue?)(?: (?:le|à))?(?: ?:)? $/u,
  arrow: /^[^.;\n]{0,12}(?:-{1,2}>|=>|→|>>|maintenant|désormais)(?: (?:le|à|c['’]est))*:? ?$/u,
  doorsBehind: /[,;(.] ?(?:ouverture des portes|portes|accueil)(?: (?:à|dès))*(?: ?:)? $/u,
  noun: /^(?: du| de la)? (?!à |le |au |mais )(?<noun>\p{L}[\p{L}' ]*?) (?:au|à) (?:le )?$/u,
  toNew: / (?:au|à|pour) (?:le |la )?$/,
  toNewWord: /(?:au|à|pour) (?:le |la )?$/,
  rangeWord: / (?:à|au) /,
  rangeLead: /^(?:de|du) /,
  clauseBreak: /[.,;!?\n]| et /,
};
