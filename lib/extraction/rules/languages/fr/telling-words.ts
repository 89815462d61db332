/** Words by which French is told from other languages, in lower case. */
export const tellingWords = [
  "le la les l' de d' du des et ou où que qui qu'il qu'elle qu'on en avec pour par un une au aux à sur sous chez dans dès depuis jusqu'à jusqu'au vers entre avant après pendant sans selon",
  "je j' j'ai tu il elle on nous vous ils elles me te se s' n' c' c'est m' t' moi toi lui leur ne pas plus ce cet cette ces son sa ses mon ma mes ton ta tes notre nos votre vos leurs tout tous toute toutes",
  "est sont sera seront était suis êtes sommes ai avez avons ont aura auront fait faire peut peux pouvez faut doit dois veux veut va vais allons aller viens venir voir être avoir",
  "aussi encore déjà très bien alors donc mais puis ensuite si quand comme parce oui non merci svp stp bonjour bonsoir salut coucou bisous bises cordialement madame monsieur cher chère chers ça",
  "aujourd'hui demain après-demain hier matin midi après-midi soir soirée minuit nuit heure heures semaine semaines mois année jour jours prochain prochaine dernier dernière chaque week-end premier première fin début",
  "deux trois quatre cinq sept huit neuf dix onze douze quinze vingt trente demie quart moins environ",
  "réunion horaires ouverture ouvert ouverte fermé facture montant appelez informations séance rendez-vous rdv dîner déjeuner apéro anniversaire fête école mairie salle rue lieu objet inscription inscriptions entrée réservation confirmer rappel cours atelier répétition médecin dentiste kiné vernissage concert visite train vol départ arrivée prévoir apporter prévu prévue dispo",
  "dimanches lundis mardis mercredis jeudis vendredis samedis aout janv févr juil déc jeu ven sam",
].join(" ");
