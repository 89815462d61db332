import {
  behindBullet,
  clauseBoundary,
  endingIn,
  wholeWord,
  wrappedBehind,
} from "@/lib/extraction/rules/pack/sentence-expressions";
import type { SentenceGiven } from "@/lib/extraction/rules/pack/sentence-signs";
import { asides } from "./asides";
import { calledOff } from "./called-off";
import { changes } from "./changes";
import { habits } from "./habits";

const commands =
  "ajoute|ajouter|note|noter|notez|rappelle-moi|rappelle|rappelez|mets|mettre|planifie|planifier|pense|pensez|penser|n['’]oublie|n['’]oubliez|apporte|apportez|merci|prévoir";
const sequels = "ensuite|puis|après|apres|plus tard|suivi de|suivie de|enfin";
const events =
  "r[eé]union|rdv|rendez-vous|d[iî]ner|d[eé]jeuner|ap[eé]ro|concert|match|cours|f[eê]te|visite|formation|atelier|spectacle|entra[iî]nement|r[eé]p[eé]tition|goûter|repas|pot";

/** French: what its lexicon does not say of sentences. */
export const sentenceWords: SentenceGiven = {
  wrapping: {
    unfinished: wrappedBehind(
      "le|la|les|un|une|des|du|de|et|ou|à|au|aux|en|dans|sur|pour|par|avec|chez|vers|notre|votre|nos|vos|leur|ce|cette|ces|que|qui|entre",
    ),
    quotedSign: /[eé]crit/,
    quotedLine: /^[ \t]*(?:>|le [^\n]{8,120} a [eé]crit[^\n]{0,20}:)[^\n]*/gm,
  },
  gaps: { range: /^(?:-{1,3}|~|>|(?:et )?jusqu'?(?:au|à|a|en)?|au)(?: (?:le|la|les|à))*$/u },
  clauses: {
    boundary: clauseBoundary(commands),
    abbreviation:
      /(?:^|[\s(/'’])(?:m|mm|mme|mlle|dr|pr|me|st|ste|av|bd|boul|n|no|t[eé]l|etc|ex|env|c\.-à-d|p\.\s?ex|bât|[eé]t|janv|f[eé]vr|f[eé]v|avr|juil|juill|sept|oct|nov|d[eé]c|lun|mar|mer|jeu|ven|sam|dim|[a-z])\.$/u,
    monthStop: /\d(?:er)? (?:janv|f[eé]vr|f[eé]v|avr|juil|juill|sept|oct|nov|d[eé]c)\.$|\d ?h\.$/,
    softAbbreviation: /(?:^|[^\p{L}])(?:min|max|env|t[eé]l|rdv|etc|ex|appt|bât|dép|arr)\.$/u,
    labelled: behindBullet(
      "(?<label>quand|date|dates|heure|horaire|horaires|jour|d[eé]but|fin|d[eé]part|arriv[eé]e) ?[:=]",
    ),
    command: behindBullet(`(?:${commands})(?!\\p{L})`),
    sequel: behindBullet(`(?:et )?(?:${sequels})(?!\\p{L})`),
    supplement:
      /^\s*(?:c['’]est|ça|il|elle|ils|elles|on (?:commence|se retrouve|démarre)|d[eé]but|fin|ouverture|accueil|rendez-vous|rdv|à|dès|de|le|la (?:r[eé]union|séance|soirée|visite|cérémonie) (?:aura|commence|débute|se)|dur[eé]e|pr[eé]vue?|disons|je propose|ça vous va)(?!\p{L})/u,
  },
  connections: {
    sequence: new RegExp(
      `(?:[,;]|(?<!\\p{L})(?:et|mais)(?!\\p{L}))?\\s*(?<!\\p{L})(?:${sequels})(?!\\p{L}),?`,
      "u",
    ),
    eventAhead: new RegExp(
      `(?:[,;+&]|(?<!\\p{L})(?:et|ou)(?!\\p{L}))\\s+(?:(?:le|la|l['’]|un|une|mon|ma|notre)\\s*)?(?:[\\p{L}'-]+\\s+){0,2}?(?:${events})(?!\\p{L})`,
      "u",
    ),
    occasion:
      /(?:\d{1,3} ans|anniversaire|anniv|bapt[eê]me|communion|noces[^,\n]{0,12})(?: [\p{L}-]+){0,2}(?: (?:le|-|–|:))*[ –:-]*$/u,
    outspoken: /^(?:le|ce|cette|au)/,
  },
  programme: {
    dayLabel: /date|jour|quand/,
    agenda: /(?:^|\n)[ \t]*(?:l['’])?(?:ordre du jour|programme|d[eé]roul[eé]|agenda)[ \t]*:?[ \t]*(?:\n|$)/,
    lengthLead: /dur[eé]e|dure|pendant|durant/,
    lastingClause: wholeWord("dure|durera|dur[eé]e|r[eé]union|séance|cours|atelier|formation"),
    nothing:
      /^(?:repos|off|libre|f[eé]ri[eé]|ferm[eé]|rien|relâche|pas de \p{L}+|pas d['’]\p{L}+|aucune? \p{L}+)$/u,
    endLabel: /^(?:fin|arriv|retour|check-?out)/,
    arrivalLabel: /^arriv/,
    departureLabel: /^d[eé]part/,
  },
  tense: {
    looksBack: wholeWord(
      "[eé]tait|[eé]taient|[eé]tions|[eé]tais|avait|avaient|avions|avais|a eu|ont eu|a [eé]t[eé]|ont [eé]t[eé]|s['’]est (?:bien )?(?:pass[eé]e?|tenue?|termin[eé]e?)|(?:a|ont|ai|avons|as|avez) (?:bien |d[eé]jà |tous )?(?:vu|fait|mang[eé]|pass[eé]|pris|reçu|gagn[eé]|perdu|rencontr[eé]|parl[eé]|discut[eé]|appel[eé]|fêt[eé]|dîn[eé]|visit[eé]|dormi|fini|commenc[eé]|sign[eé]|achet[eé]|pay[eé])|(?:est|sommes|suis|sont|[eê]tes|es) (?:all[eé]e?s?|venue?s?|parties?|parti|rentr[eé]e?s?|arriv[eé]e?s?|n[eé]e?|d[eé]c[eé]d[eé]e?|mort|pass[eé]e?s?)",
    ),
    looksAhead: wholeWord(
      "aura|auront|aurons|aurez|sera|serons|seront|serez|doit|dois|devons|devez|faut|faudra|peut|pouvez|peux|pourra|veux|veut|voulez|va|allons|vais|vont|si|prochaine?s?|pr[eé]vue?s?|report[eé]e?s?|d[eé]cal[eé]e?s?|d[eé]plac[eé]e?s?|repouss[eé]e?s?|avanc[eé]e?s?|fix[eé]e?s?|cal[eé]e?s?|(?:re)?programm[eé]e?s?|pass[eé]e?s? (?:à|au)|(?:pris|achet[eé]|r[eé]serv[eé]) (?:[\\p{L}]+ ){0,2}pour|confirm[eé]e?s?|convoqu[eé]e?s?|merci de|veuillez",
    ),
  },
  leads: {
    tellsDue: true,
    dueBefore:
      /(?<!\p{L})(?:rendre|remettre|envoyer|renvoyer|inscriptions?|s['’]inscrire|candidatures?|payer|r[eé]gler|r[eé]pondre|r[eé]ponse|r[eé]server|signer|remplir|d[eé]poser|rapporter|d[eé]claration|dossiers?|finir|terminer|d[eé]lai)(?!\p{L})/u,
    habitual: /^\s*(?:(?:tu|il|elle|on|les gens|beaucoup|souvent|d['’]habitude)(?!\p{L}))/u,
    edge: /^(?:sur|dans|prévue?s?|rdv)(?!\p{L})/u,
    leadLabel: /^(?:quand|date|heure) ?:/,
    lastDay: /^(?:dernier|dernière) /,
    countedArticle: /^(?:le|la|les|du|au|l['’]) ?(?:\d|premier|première|1er|dernier)/u,
    besideDeadline: /^,? ?(?:à |avant )?$/,
    exceptionJoint: /^mais /i,
    ending: /^(?:fin|termin)/,
    fromEvent:
      /(?<!\p{L})\d{1,3} ?(?:min|mn|minutes?|h|heures?|jours?|semaines?|mois) (?:avant|après|apres|à l['’]avance|d['’]avance|au pr[eé]alable)(?!\p{L})/gu,
    always: /(?<!\d)(?:24 ?h? ?\/ ?24 ?h?|24 ?\/ ?7|7 ?j? ?\/ ?7 ?j?)(?!\/|\d)/gu,
    finishing: endingIn(
      "(?:et |on |je |ce |sera |serai |est |devrait )*(?:fini|finit|termin[eé]e?|fin|se termine|se terminera|retour|rentr[eé]e?s?|fin pr[eé]vue|clôture|rétabli|(?:rendre|vid(?:é|er)|libérer|quitter) (?:la|le|les) \\p{L}+|récup(?:ère|érez|érer) (?:les? )?(?:enfants?|petits?))",
      "(?: (?:à|vers|pour|au plus tard|prévue?|est|le|la|vers les))* ",
    ),
  },
  journeys: {
    coming: wholeWord("arrive|arrivent|arriv[eé]e|atterrit|vient|viennent|visite"),
    leaving: endingIn("part|repart|partent|retour|vol retour|d[eé]part", "[^.;!?\\n]{0,16}"),
    departure: wholeWord(
      "d[eé]part|d[eé]colle|d[eé]collage|check-?in|aller|quitte|part|arriv[eé]e à l['’]h[oô]tel",
    ),
    arrival:
      /(?<!\p{L})(?:et |puis )?(?<word>arriv[eé]e|arrive|atterrissage|atterrit|check-?out|restitution|retour)(?= |:)[^.;!?\n]{0,32}$/u,
    voyage:
      /(?<!\p{L})(?:af ?\d{3,4}|tgv|ter|ouigo|intercit[eé]s|eurostar|thalys|train|vol|ferry|flixbus|blablabus|aller|retour)(?!\p{L})/u,
    lastOne: endingIn(
      "(?:(?:le|la) )?derni[eè]re? (?:fois|s[eé]ance|r[eé]union|rencontre|cours|match|date)(?: (?:est|aura lieu|sera|le|:))*",
      " ?",
    ),
    nextOne: endingIn(
      "(?:(?:le|la) )?(?:prochaine?|premi[eè]re?)(?: (?:fois|s[eé]ance|r[eé]union|rencontre|rendez-vous|cours|match|date))?(?: (?:est|aura lieu|sera|le|:))*",
      " ?",
    ),
  },
  calledOff,
  changes,
  asides,
  habits,
  weak: {
    numbering:
      /(?:^|[^\p{L}])(?:n°|no|num[eé]ro|salle|quai|voie|page|chapitre|un|une|pour|avec|ou|et|est|sont|classe|groupe|bus|ligne|porte|niveau|lot|chambre) ?$/iu,
    dateOfHoliday: /^[^.;!?\n,]{0,40}$/,
    meal: /^ (?:repas|d[iî]ner|d[eé]jeuner|brunch|f[eê]te|messe|march[eé]|chez|à|en famille|avec)/,
    nounBehind: /^ (?!à |le |la |chez |avec |en |de |et |est |au |on |nous |je |il |c'est |ça )\p{L}/u,
    attributeLead: /^(?:de|d')$/u,
    reasonLead: /^(?:pour|à cause de|à l['’]occasion de)$/,
    yearLead: /(?:depuis|en|dès)$/,
    rangeWords: /(?<!\p{L})(?:de|du|à|au|le|la|et|jusqu['’]au|jusqu['’]à)(?!\p{L})/gu,
    due: / (?:à rendre|dû|due) /,
  },
  items: {
    bound:
      /(?<!\p{L})(?:pour|n°|no|num[eé]ro|salle|quai|voie|bus|tram|ligne|porte|chambre|table|place|rang|page|chapitre|niveau|étage|groupe|classe|lot|les|des|avec|plus de|moins de|de|environ|tarif|prix|entr[eé]e|seulement|article|étape|round|tome|version) $/u,
    exactly: /^ (?:pile|précises?|tapantes?|sonnantes?)/u,
    measure:
      /^ ?(?:€|euros?|%|km|kg|m\b|cm|personnes|pers|enfants|adultes|fois|x\b|degr[eé]s|°|points|ans|pages|places)/,
    placeAhead: /^ (?:à|au|chez|dans|en) \p{L}/u,
  },
  spokenHours: {
    answer:
      /^ (?:c['’]est (?:bon|mieux|ok|parfait)|ça (?:me |nous )?(?:va|marche)|me va|nous va|m['’]arrange|parfait|ok|possible|nickel|plutôt)(?!\p{L})/u,
    agreed: /(?<!\p{L})(?:plutôt|disons|on dit|ok|finalement|allez|va pour|mettons|alors) $/u,
    agreedEnd: /^(?:\s*(?:$|[,.;?!)])| (?:plutôt|alors|ce|demain|chez|au|si|ou|c['’]est)(?!\p{L}))/u,
    suits: /^ (?:me va|te va|ça va|convient|marche)(?!\p{L})/u,
    opening: /(?<!\p{L})(?:d[eé]but|coup d['’]envoi|s[eé]ance|d[eé]part|ouverture) $/u,
  },
};
