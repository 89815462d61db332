import type { LayoutWords } from "@/lib/extraction/rules/layout/layout-words";

/** Italian words of layout: how mails and letters open and close, and lines that say nothing of events. */
export const layoutWords: Partial<LayoutWords> = {
  listHead: /^(?!.*\d)(?:[^\p{Ll}]*\p{Lu}[^\p{Ll}]*|.*(?<!(?:scritto|detto|messaggio|mail)\s?):)$/u,
  greeting:
    /^(?:(?:car[oaie]|carissim[oaie]|gentil[ei]|gentilissim[oaie]|egregi[oa]?|spettabile|spett\.le|buongiorno|buonasera|buon giorno|ciao|ciaoo+|salve|ehi|hey|hello|ragazz[ei]|signori|signora|signor)(?!\p{L})[^.!?:;]{0,60}[,!:.]?|(?:a tutti|a tutte e tutti|amici)(?!\p{L})[^.!?:;]{0,40}[,!])$/u,
  closing:
    /^(?:(?:i (?:più|miei) )?(?:cordiali|distinti|cari|migliori|affettuosi)? ?saluti(?: (?:da|e)[^.]{1,30})?|cordialmente|distintamente|un (?:caro )?(?:saluto|abbraccio)(?: a tutti)?|(?:tanti )?baci|a (?:presto|domani|dopo|più tardi|lunedì|martedì|mercoledì|giovedì|venerdì|sabato)|ci vediamo[^.]{0,20}|vi aspettiamo(?: numerosi)?|buona (?:giornata|serata|settimana|domenica)|buon (?:fine settimana|weekend|lavoro)|grazie(?: (?:a tutti|mille|in anticipo|per[^.]{1,40}))*|la (?:direzione|segreteria|preside)|il (?:direttivo|presidente|dirigente scolastico|sindaco|consiglio direttivo)|lo staff|ringraziando[^.]{0,80})[\s,.!–-]*$/u,
  footer:
    /(?<!\p{L})(?:inviato da(?:l| ) mio|inviato da|annulla iscrizione|cancella iscrizione|disiscriviti|informativa (?:sulla )?privacy|privacy policy|messaggio (?:riservato|automatico)|non rispondere a questa|p\.? ?iva|partita iva|cod\.? ?fisc|codice fiscale|iban|bic|tutti i diritti riservati|visualizza nel browser)(?!\p{L})|©/u,
  dayFirst:
    /^(?:(?:tutt[ie] (?:i|le)|ogni|dal?|dall['’]|il|la) ?)?(?:(?:lun|mar(?:te)?|merc?(?:ole)?|giov?(?:e)?|ven(?:er)?)(?:d[iì]['’]?)?|sab(?:ato)?|dom(?:enica|eniche)?|\d{1,2}(?:º|°)? (?:e|al|-|–) \d{1,2} |\d{1,2}(?:º|°)? (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre))(?!\p{L})/u,
  fieldLabel:
    /^(?:data|date|ora|ore|orari[oi]?|quando|dove|cosa|chi|luogo|sede|indirizzo|costo|prezzo|quota|ingresso|biglietti|iscrizion[ei]|prenotazion[ei]|contatt[oi]|tel|telefono|cell|mail|e-?mail|oggetto|da|a|cc|relator[ei]|relatrice|ordine del giorno|odg|programma|tema|titolo|note?|nb|ps|link|sala|aula|accoglienza|apertura|inizio|fine|durata|parcheggio|menù|risultat[oi]|partenza|arrivo|ritrovo|da portare|info|attenzione|importante|risposta|scadenza|(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|(?:settimana|giorno|lezione|parte|gruppo|sala|squadra|punto) .*)$/u,
};
