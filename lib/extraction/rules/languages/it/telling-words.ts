/** Words by which Italian is told from other languages, in lower case. */
export const tellingWords = [
  "il lo la i gli le l' di d' del dello della dell' dei degli delle e ed o che chi in con su per tra fra un uno una un' a ad al allo alla all' ai agli alle da dal dallo dalla dall' dai dalle nel nello nella nell' nei nelle sul sullo sulla sui sulle presso verso entro fino dopo prima durante senza secondo",
  "io tu lui lei noi voi loro mi ti si ci vi ce ne c'è me te se mio mia miei mie tuo tua suo sua nostro nostra vostro vostra questo questa questi queste quello quella tutto tutti tutte tutta",
  "è sono sei siamo siete era erano sarà saranno sarò ho hai ha abbiamo avete hanno fare fa faccio facciamo posso puoi può possiamo devo deve dobbiamo bisogna voglio vuole vado va andiamo vieni venire vediamo vedere essere avere",
  "non ma come più anche ancora già molto bene allora quindi poi quando perché oppure sì no grazie ciao buongiorno buonasera gentile gentili cari caro cara cordiali saluti distinti signora signor signori ragazzi",
  "ora ore oggi domani dopodomani ieri stasera stamattina stanotte mattina mattino mezzogiorno pomeriggio sera serata notte mezzanotte settimana settimane mese mesi anno giorno giorni prossimo prossima scorso scorsa ogni primo ultima ultimo fine inizio",
  "due tre quattro cinque sette otto nove dieci undici dodici quindici venti trenta mezza quarto meno circa",
  "riunione orari apertura aperto aperta chiuso fattura importo chiamate informazioni seduta appuntamento cena pranzo colazione aperitivo compleanno festa scuola comune sala aula via piazza luogo oggetto iscrizione iscrizioni ingresso prenotazione confermare promemoria corso lezione incontro medico dottore dentista visita concerto gruppo partita lezioni treno volo partenza arrivo portare previsto prevista ritrovo gita palestra",
  "gen mag lug ott dic gio ven sab",
].join(" ");
