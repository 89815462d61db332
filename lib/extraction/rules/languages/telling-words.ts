import { tellingWords as german, tellingEndings as germanEndings } from "./de/telling-words";
import { tellingWords as english } from "./en/telling-words";
import { tellingWords as spanish } from "./es/telling-words";
import { tellingWords as french } from "./fr/telling-words";
import { tellingWords as italian } from "./it/telling-words";
import { tellingWords as dutch } from "./nl/telling-words";
import { tellingWords as portuguese } from "./pt/telling-words";

/**
 * Words by which a language is told: those that belong to no class that grows (articles, prepositions, pronouns, forms of
 * to be), and the words of a date. Lower case, by BCP 47 primary subtag. The long names of its days and months come from Intl.
 */
export const tellingWords: Readonly<Record<string, string>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  pt: portuguese,
  it: italian,
  nl: dutch,
  sv: "och att det som en ett är för med på av till inte den har vi du jag ni han hon om från vid kl klockan idag imorgon kväll eftermiddag morgon vecka nästa varje möte",
  da: "og at det som en et er for med på af til ikke den har vi du jeg hun om fra ved kl klokken dag morgen aften eftermiddag uge næste hver møde",
  nb: "og å det som en et er for med på av til ikke den har vi du jeg hun om fra ved kl klokken dag morgen kveld ettermiddag uke neste hver møte",
  fi: "ja on ei se että hän me te he minä sinä oli mutta kun niin kuin myös klo tänään huomenna ylihuomenna illalla aamulla viikko ensi joka kokous sunnuntaina maanantaina tiistaina keskiviikkona torstaina perjantaina lauantaina",
  pl: "i w we na z ze do że się nie jest są to o od po dla przez jak ale czy oraz będzie o godz godzinie dziś dzisiaj jutro pojutrze wieczorem rano południu tydzień przyszły każdy każdą spotkanie niedzielę środę sobotę",
  cs: "a v ve na z ze do že se ne je jsou to o od po pro jak ale nebo bude hod hodin dnes zítra pozítří večer ráno odpoledne týden příští každý každou schůzka neděli středu sobotu",
  hu: "a az és egy nem van hogy is ha de meg lesz ki be fel le óra órakor ma holnap holnapután este reggel délután hét jövő minden találkozó hétfőn kedden szerdán csütörtökön pénteken szombaton",
  ro: "și si în la cu de pe din că nu este sunt o un pentru după până ora azi mâine maine poimâine seara dimineața săptămâna viitoare fiecare întâlnire ședință",
  tr: "ve bir bu için ile de da mi ne çok var yok saat bugün yarın akşam sabah öğleden sonra hafta gelecek önümüzdeki her toplantı günü",
  id: "dan yang di ke dari untuk dengan pada ini itu akan tidak adalah kita kami saya anda pukul jam hari besok lusa malam pagi siang sore depan setiap rapat",
  ca: "el la els les de del i o que en amb per un una al és són no però avui demà tarda nit matí hora hores setmana vinent cada reunió",
  hr: "i u na je da se ne za od do su će sa iz ili sati danas sutra prekosutra navečer ujutro poslijepodne tjedan sljedeći svaki sastanak srijedu subotu",
};

/** What long words of a language end with, in lower case: compounds and derivations that no list holds. */
export const tellingEndings: Readonly<Record<string, string>> = {
  de: germanEndings,
};
