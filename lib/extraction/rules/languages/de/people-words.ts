import { phraseTable, wordSet } from "@/lib/extraction/rules/details/phrase-table";
import type { PeopleWords } from "@/lib/extraction/rules/pack/detail-tables";

/** German: words of people. */
export const people: Partial<PeopleWords> = {
  honorifics: wordSet(
    "dr prof herr herrn frau fr hr mag ing onkel tante oma opa pater pfarrer pfarrerin schwester bruder",
  ),
  nameParticles: wordSet("von van der den zu zum zur vom de la le"),
  companionLeads: phraseTable("mit; zusammen mit; gemeinsam mit; m; m."),
  inviteLeads: phraseTable(
    "eingeladen sind; lade ein; einladen; teilnehmer; teilnehmende; dabei sind; mit dabei; es kommen",
  ),
  meetingVerbs: wordSet("treffe treffen triff sehe besuche besuchen"),
  notNames: wordSet(`
    mit der die das den dem ein eine einen einem einer mein meine meinem meiner meinen dein deine unser unsere unserem
    euch uns mir dir ihm ihr ihnen allen alle jedem anschließendem anschließender anschl essen getränken getränke kaffee
    kuchen musik bitte danke team familie kollegen kollegin kollege chef chefin kunden kunde kundin freunden freunde
    eltern kindern kinder mama papa mutter vater oma opa bruder schwester mann frau hund katze klasse gruppe verein
    vorstand rad fahrrad auto bus bahn zug flug abendessen mittagessen frühstück besprechung termin treffen anmeldung
    voranmeldung abendmahl taufe imbiss anmeldung beginn ende uhr herr
  `),
  groupNouns: wordSet("familie team gruppe klasse verein abteilung vorstand eltern kinder firma"),
  organisationNouns: wordSet(
    "gmbh ag kg ohg ev verein klinik klinikum praxis universität uni schule institut amt bank firma stiftung hotel team abteilung verlag",
  ),
  contactWords: wordSet(
    "kontakt fragen rückfragen anmeldung info infos mail e-mail email schreiben antwort abmelden",
  ),
  callingVerbs: wordSet("anrufen treffen fragen einladen besuchen"),
  givenNames: wordSet(`
    anna lena lea mia emma hannah hanna sophie sofie marie maria laura lisa julia sarah sara katharina kathrin katrin
    christina christine stefanie steffi sabine petra monika ursula andrea susanne birgit heike karin gabriele renate
    ingrid gerda helga erika claudia martina angelika brigitte silke anja tanja nadine nicole jana jule merle clara
    klara paula charlotte johanna greta frieda ida ella lina luisa amelie leonie nele pia maja eva elisabeth ines
    jonas leon paul ben finn luca lukas felix maximilian max elias noah tim tom jan jannik niklas nico moritz jakob
    david simon philipp fabian florian sebastian alexander alex daniel michael thomas andreas stefan markus martin
    peter wolfgang klaus jürgen dieter manfred uwe günter horst bernd werner helmut gerhard hans frank ralf torsten
    thorsten sven björn lars jens kai uli ulrich matthias christian tobias johannes georg anton emil oskar karl kurt
    marco mehmet ali yusuf fatma ayse elif emre murat aylin timo ole malte hannes henry theo robert richard heinz
  `),
};
