import type { LayoutWords } from "@/lib/extraction/rules/layout/layout-words";

/** French words of layout: how mails and letters open and close, and lines that say nothing of events. */
export const layoutWords: Partial<LayoutWords> = {
  listHead: /^(?!.*\d)(?:[^\p{Ll}]*\p{Lu}[^\p{Ll}]*|.*(?<!(?:écrit|ecrit|dit|message|mail)\s?):)$/u,
  greeting:
    /^(?:(?:chers?|chères?|cheres?|bonjour|bonsoir|salut|coucou|hello|hey|madame|monsieur|mesdames|messieurs|bien chers?)(?!\p{L})[^.!?:;]{0,60}[,!:.]?|(?:à tous|à toutes et à tous|les amis|tout le monde)(?!\p{L})[^.!?:;]{0,40}[,!])$/u,
  closing:
    /^(?:(?:bien )?(?:cordialement|amicalement|sportivement|musicalement|respectueusement|sincèrement|affectueusement)|(?:bien )?à (?:vous|toi|bientôt|demain|très vite|très bientôt|plus(?: tard)?)|au plaisir[^.]{0,40}|(?:grosses? |gros )?(?:bises?|bisous?)|bonne (?:journée|soirée|semaine|fin de semaine)[^.]{0,20}|bon week-?end|merci(?: (?:à tous|d['’]avance|beaucoup|de votre \p{L}+|pour votre \p{L}+))*|salutations[^.]{0,30}|(?:veuillez|je vous prie|nous vous prions)[^.]{0,140}|cdt|bàv|amitiés|le bureau|la direction|l['’]équipe[^.]{0,30}|belle journée)[\s,.!–-]*$/u,
  footer:
    /(?<!\p{L})(?:envoyé de mon|envoyé depuis|envoyé à partir de|se désabonner|se désinscrire|désinscription|politique de confidentialité|mentions légales|ce (?:message|mail|courriel)[^.]{0,30} (?:confidentiel|automatique)|ne pas répondre|rcs|siret|siren|iban|bic|tva intracommunautaire|tous droits réservés|voir dans (?:le|votre) navigateur)(?!\p{L})|©/u,
  dayFirst:
    /^(?:(?:tous les|toutes les|chaque|du|le|les|dès le) )?(?:dim(?:anches?)?|lun(?:dis?)?|mar(?:dis?)?|mer(?:c(?:redis?)?)?|jeu(?:dis?)?|ven(?:d(?:redis?)?)?|sam(?:edis?)?|\d{1,2}(?:er)?(?: (?:et|au|-|–) \d{1,2})? (?:janv|f[eé]vr|mars|avr|mai|juin|juil|ao[uû]t|sept|oct|nov|d[eé]c)\p{L}{0,5})(?!\p{L})/u,
  fieldLabel:
    /^(?:date|dates|heure|horaires?|quand|où|quoi|qui|lieu|adresse|tarifs?|prix|entrée|billets|inscriptions?|contact|tél|téléphone|mail|e-?mail|courriel|objet|de|à|cc|intervenante?s?|animation|ordre du jour|programme|thème|sujet|titre|remarques?|nb|ps|lien|salle|accueil|ouverture|début|fin|durée|parking|accès|menu|résultats?|départ|arrivée|à apporter|à prévoir|infos?|attention|important|réponse|réservation|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|(?:semaine|jour|séance|partie|groupe|salle|équipe|point) .*)$/u,
};
