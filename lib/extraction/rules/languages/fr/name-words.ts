import type { NameWords } from "@/lib/extraction/rules/describe/name-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";
import { nameSentences } from "./name-sentences";
import { places } from "./places";
import { titles } from "./titles";

const nouns = [...(titles.eventNouns ?? [])].filter((word) => word.length > 3).join("|");
const placeNouns = [...(places.placeNouns ?? [])].join("|");

/** French words that tell the name of an event from what stands beside it. */
export const nameWords: Partial<NameWords> = {
  sentences: nameSentences,
  subject:
    /^(?:(?:le |la |les |l['’]|notre |nos |votre |un |une |ce |cette ))?(?<name>[^.;:!?,]{2,50}?) (?:est|sont|sera|seront|aura|auront|a|commence|commencent|débute|se tient|se tiendra|passe)(?!\p{L})/iu,
  abbreviation:
    /^(?:dr|me|m|mm|mme|mlle|pr|st|ste|av|bd|boul|n|no|tél|env|etc|ex|max|min|bât|ét|apt|appt|h|a|p|janv|févr|fév|avr|juil|sept|oct|nov|déc|lun|mar|mer|jeu|ven|sam|dim|[a-z]|\d{1,2})$/u,
  bareDuty:
    /^(?:r\.?\s?s\.?\s?v\.?\s?p\.?|réponse|réponses|inscription|inscriptions|confirmation|confirmer(?: (?:votre|sa) présence)?|confirmez|s['’]inscrire|réserver|réservation|réservations|payer|paiement|règlement|délai|date limite|remise|rendre|à rendre)$/u,
  bareReply:
    /^(?:r\.?\s?s\.?\s?v\.?\s?p\.?|réponse|confirmation|confirmer(?: (?:votre|sa) présence)?|confirmez|prévenir|prévenez)$/u,
  dutyTo: /^[^.;:\n\d]{0,24}?(?<!\p{L})(?:à|au|auprès de|avec|pour|chez) (?<who>\p{Lu}[\p{L}'’-]+)(?!\p{L})/u,
  acronyms:
    /^(?:ue|usa|onu|tva|rib|iban|cv|bac|bts|dut|cap|rh|ag|ca|cse|ce|ape|sncf|ratp|caf|cpam|urssaf|mjc|ehpad|chu|irm|tp|td|tv|pc|usb|t[1-4]|id|faq|diy|ia|asso|amap|psg|om|ol)$/,
  smallWords:
    /^(?:le|la|les|un|une|des|et|ou|de|du|en|au|aux|à|dans|sur|avec|pour|par|sans|chez|entre|vers|&)$/,
  lead: /^(?:(?:bonjour|salut|coucou|et|mais|aussi|de plus|par ailleurs|puis|ensuite|comme toujours|comme d['’]habitude|svp|rappel(?: de| pour)?|pour rappel|n['’]oubliez pas(?: le| la)?|attention|avis|note|nb|ps|nouveau|nouveauté|save the date|d['’]abord|enfin|invitation (?:à la|au|à l['’]|à)|convocation (?:à la|au|à l['’]|à)|objet|re|tr|fwd?|(?:rendez-vous|titre|quoi|thème|nom|événement|motif|activité|objet)(?= ?:)|(?:nous|je) (?:vous|te|t['’]) ?(?:inform|rappel|signal|confirm|annonc|annonç)(?:e|le|ons)(?: (?:par la présente|également))? que|nous avons le (?:regret|plaisir) de vous (?:informer|annoncer) que|confirmation(?: de)?|nous confirmons(?: votre| le| la)?|bientôt|il y aura|il y a|nous avons|nous aurons|à vos agendas)(?:[:,!]?\s+|\s*[:!]\s*)|\d{1,2}[.)]\s+(?=\p{Lu})|\*\s)/iu,
  article:
    /^(?:(?:[Ll][ea]s?|LE|LA|LES|[Uu]ne?|[Dd]es|[Nn]otre|[Nn]os|[Vv]otre|[Vv]os|[Mm]on|[Mm]a|[Mm]es|[Ss]on|[Ss]a|[Tt]on|[Tt]a|[Cc]et?|[Cc]ette|[Cc]es|[Aa]u|[Dd]u)\s+|[LlDd]['’])(?=[\p{L}"«“])/u,
  ownLabel:
    /^(?:titre|événement|évènement|quoi|sujet|thème|nom|activité|film|pièce|spectacle|vol|train|ferry|cours|matière|module|prestation|soin|épreuve|motif|examen|conférence|réunion|match|rencontre|concert|atelier|séminaire|visite|sortie|rendez-vous)$/,
  otherLabel:
    /^(?:où|lieu|endroit|adresse|salle|quand|heure|horaires?|date|jour|début|fin|jusqu['’]à|prix|tarifs?|coût|billets?|entrée|contact|inscription|inscriptions|téléphone|tél|portable|mail|e-?mail|courriel|intervenante?|animation|animateur|animatrice|professeure?|avec|invitée?s?|participants|note|notes|nb|remarques?|durée|zoom|lien|site|code|mot de passe|statut|type|places?|siège|numéro|n[°º]|réservation|référence|dossier|patient|patiente|client|parking|accès|infos?|informations|âge|niveau|envoyé|de|à|cc|médecin|praticien|ordre du jour|service|total|menu|porte|voie|quai|terminal|départ|arrivée|retour|chambre|personnes|voiture)$/u,
  tail: /[,:]? (?:qui|que|où|parce que|car|dont|si|bien que|pendant que|quand|afin)(?!\p{L})(?<=, \p{L}+(?: que)?|: \p{L}+)|[,;:.–-] ?(?:voir|contact|inscriptions?|tél|mail|infos?|apporter|apportez|svp|billets?|entrée|tarif|prix|gratuit|lieu|ensuite|puis|durée|ouverture|fin|env\.?)(?!\p{L}).*|\s+[–-]\s+(?:gratuit|libre|svp|voir|apporter|pas de|tous|toutes|infos?|billets?|inscriptions?)(?!\p{L}).*|[,;] ?\d+[\d.,]* ?(?:€|euros?).*| (?:a lieu|aura lieu|se tient|se tiendra|se déroule|sera|est prévue?)(?!\p{L}).*|[!?]+ .*| (?:prévu|fixé|programmé|convoqué)e?s? (?:le|pour)(?!\p{L}).*/iu,
  dangling:
    /(?:\s+|[,;:]\s*)(?:le|la|les|un|une|des|au|aux|à|de|du|d['’]|en|dans|sur|avec|pour|par|chez|vers|et|ou|est|sont|sera|seront|a|aura|jusqu['’]à|jusqu['’]au|depuis|entre|avant|après|dès|commence|débute|chaque|tous les|toutes les|prochain|prochaine|jour|comme|que|ce|cette|aussi|déjà|désormais|svp|env\.?|il y a|aura lieu|a lieu|se tient|se tiendra|prévue?|toujours|ici là|(?:initialement )?(?:prévu|fixé|programmé|convoqué|planifié)e?s?)$/iu,
  preamble:
    /^(?:[\p{Lu}][\p{L}'’-]+|(?:si|quand|après|avant|à|en|dans|pour|comme|avec|pendant|depuis|parce que|en raison de|suite à|par|pour rappel|enfin|aussi|d['’]ailleurs|par ailleurs|entre-temps|ensuite|puis|d['’]abord|d['’]ici là|nous vous informons que)(?!\p{L})[^,]*), /iu,
  dayNoun: /^(?:soirées?|soirs?|après-midis?|matinées?|matins?|journées?|jours?|nuits?|veille)(?!\p{L})/iu,
  beforeDayNoun: /(?:^|[^\p{L}])(?:ce|cet|cette|chaque|la|le|l['’]|de|du|au|les|en|une|un|bonne|bon)\s*$/iu,
  pronoun: wholeWord("je|tu|vous|nous|ils|elles|il|elle|on|me|te|ça|cela|quelqu['’]un|personne"),
  contact: /@[a-z0-9.-]+\.[a-z]|\+?\d[\d ()/.-]{7,}|https?:|www\./,
  command:
    /^(?:apporte[rz]?|prévoi[rs]|prévoyez|préviens|prévenez|confirme[rz]?|pense[rz]?|note[rz]?|consulte[rz]?|réserve[rz]?)(?!\p{L})/iu,
  instruction: wholeWord(
    "svp|s['’]il vous plaît|s['’]il te plaît|veuillez|merci de|apportez|apporter|prévoyez|prévoir|pensez|n['’]oubli\\p{L}+|il faut|devez|devront|prions|prévenez|confirmez|cliquez|se présenter",
  ),
  request:
    /(?<!\p{L})(?:pouvez[- ]vous|peux[- ]tu|pourriez[- ]vous|pourrais[- ]tu|tu peux|on peut)(?!\p{L})/u,
  auxiliary: wholeWord(
    "est|sont|sera|seront|a|ont|aura|auront|peut|peuvent|pourra|va|vont|allons|doit|doivent|faut|reste|avons",
  ),
  remark: wholeWord(
    "juste après|la veille|le lendemain|merci|bonjour|salut|coucou|top|super|parfait|ok|oui|non|bises|bisous|félicitations|bravo|bienvenue|d['’]accord|cordialement",
  ),
  weak: /^(?:infos?|informations|note|notes|divers|autres|nouveautés|nouvelles|avis|bonjour|salut|rendez-vous|rdv|événement|tous|toutes|programme|horaires?|dates|calendrier|planning|agenda|quand|quoi|où|voici les dates.*|(?:votre |ton )?(?:réservation|commande|rendez-vous|rdv|billet|inscription)(?: est| a été)? (?:confirmée?|enregistrée?)|confirmation (?:de (?:la |votre )?|d['’])(?:réservation|commande|rendez-vous|rdv|voyage|achat|inscription)|(?:vos |votre |mon |tes )?(?:e-?)?billets?(?: électroniques?)?|e-?ticket|carte d['’]embarquement|rappel|récapitulatif)$/iu,
  place: wholeWord(placeNouns),
  eventNoun: wholeWord(
    `(?:${nouns}|tirage|procession|championnat|inauguration|clôture|remise d\\p{L}*|sortie|randonnée|brocante|vide-grenier|stage|gala|coupure d['’]eau|travaux|visite guidée|contrôle|permanence|convocation|assemblée|loto|bal)s?`,
  ),
};
