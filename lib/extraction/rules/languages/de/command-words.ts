import { phraseTable, wordSet } from "@/lib/extraction/rules/details/phrase-table";
import type { CommandWords, FillerWords } from "@/lib/extraction/rules/pack/title-words";

/** German: words with which people tell a calendar what to do. */
export const commands: Partial<CommandWords> = {
  openers: phraseTable(`
    hallo; hi; hey; moin; servus; grüezi; grüß gott; guten morgen; guten tag; guten abend; bitte; kannst du; könntest du;
    kannst du bitte; könntest du bitte; können sie; können sie bitte; könnten sie bitte; ich möchte; ich will;
    ich würde gern; ich würde gerne; ich muss; ich brauche; ich habe; ich hab; wir haben; wir wollen; wir möchten; also; so; ok; okay; ja; ach; übrigens;
    nicht vergessen; denk dran; wir treffen uns zum; wir treffen uns zu; es gibt; hab; hätte;
    teilen wir ihnen mit , dass; teilen wir euch mit , dass; hiermit teilen wir ihnen mit , dass; hiermit teilen wir euch mit , dass; wir teilen ihnen mit , dass; wir informieren sie , dass; wir möchten sie informieren , dass; wir möchten sie daran erinnern , dass; wir möchten euch daran erinnern , dass; bitte beachten sie , dass
  `),
  commands: phraseTable(`
    trag; trage; trag ein; trage ein; trag mir; trage mir; trag mir ein; trag bitte; trage bitte; notier; notiere; notier mir; notiere mir; merk vor; merke vor; leg an;
    lege an; leg; lege; plane; plan; erstell; erstelle; setz; setze; mach; mache; speichere; füg hinzu; füge hinzu; blockier; blockiere; buch; buche
  `),
  reminders: phraseTable(`
    erinner mich an; erinnere mich an; erinner mich bitte an; erinnere mich bitte an; erinnerung an; erinnerung; erinner mich daran; erinnere mich daran;
    erinner mich; erinnere mich; erinner mich bitte; erinnere mich bitte; denk an; denke an; nicht vergessen
  `),
  containers: phraseTable(`
    termin; einen termin; ein termin; kalendereintrag; einen kalendereintrag; eintrag; einen eintrag; neuen termin; einen neuen termin; neuer termin; ein event; terminerinnerung
  `),
  softContainers: wordSet("treffen meeting besprechung termin"),
  connectors: phraseTable("für; zum; zur; mit dem titel; namens; :; wegen; an den; an das; an die; an"),
  determiners: wordSet(
    "der die das den dem ein eine einen einem einer mein meine meinen meinem meiner unser unsere unseren",
  ),
  greetings: wordSet("hallo hi hey liebe lieber liebes moin servus"),
  invitations: wordSet("lade einladen laden"),
};

/** German: words that say the obvious. */
export const fillers: Partial<FillerWords> = {
  calendarNouns: wordSet("kalender terminkalender terminplaner planer"),
  calendarPrepositions: wordSet("in im den meinen meinem auf zum"),
  calendarOwners: wordSet("mein meinen meinem meinen den dem unseren unserem der"),
  fixed: phraseTable(`
    in den kalender; in meinen kalender; im kalender; in den kalender ein; in meinen kalender ein; bitte eintragen; eintragen; bitte vormerken; vormerken; save the date;
    findet statt; finden statt; statt; stattfinden; stattfindet; wie immer; wie gewohnt; wie üblich; wie besprochen; wie vereinbart; wie abgemacht; passt das; passt das so; passt das bei dir; geht das;
    vielen dank; danke; danke dir; danke schön; liebe grüße; viele grüße; lg; vg; mfg; mit freundlichen grüßen; bis dann; bis bald; bis später; freu mich; ich freu mich; wir freuen uns;
    alle zusammen; für mich; für uns; wie letztes mal; nicht vergessen; steht an; steht noch an; los geht's; geht's los; geht es los; herzlich willkommen; herzliche einladung; ein
  `),
};
