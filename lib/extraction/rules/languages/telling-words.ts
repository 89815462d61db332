import { tellingWords as german, tellingEndings as germanEndings } from "./de/telling-words";
import { tellingWords as english } from "./en/telling-words";
import { tellingWords as spanish } from "./es/telling-words";
import { tellingWords as french } from "./fr/telling-words";
import { tellingWords as italian } from "./it/telling-words";
import { tellingWords as dutch } from "./nl/telling-words";
import { tellingWords as portuguese } from "./pt/telling-words";

/**
 * Words by which a language is told: those that belong to no class that grows (articles, prepositions, pronouns, forms of
 * to be), the long names of days and months (CLDR 48), and the words of a date. Lower case, by BCP 47 primary subtag.
 */
export const tellingWords: Readonly<Record<string, string>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  pt: portuguese,
  it: italian,
  nl: dutch,
  sv: "och att det som en ett är för med på av till inte den har vi du jag ni han hon om från vid kl klockan idag imorgon kväll eftermiddag morgon vecka nästa varje möte söndag måndag tisdag onsdag torsdag fredag lördag januari februari mars april maj juni juli augusti september oktober november december",
  da: "og at det som en et er for med på af til ikke den har vi du jeg hun om fra ved kl klokken dag morgen aften eftermiddag uge næste hver møde søndag mandag tirsdag onsdag torsdag fredag lørdag januar februar marts april maj juni juli august september oktober november december",
  nb: "og å det som en et er for med på av til ikke den har vi du jeg hun om fra ved kl klokken dag morgen kveld ettermiddag uke neste hver møte søndag mandag tirsdag onsdag torsdag fredag lørdag januar februar mars april mai juni juli august september oktober november desember",
  fi: "ja on ei se että hän me te he minä sinä oli mutta kun niin kuin myös klo tänään huomenna ylihuomenna illalla aamulla viikko ensi joka kokous sunnuntai sunnuntaina maanantai maanantaina tiistai tiistaina keskiviikko keskiviikkona torstai torstaina perjantai perjantaina lauantai lauantaina tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta",
  pl: "i w we na z ze do że się nie jest są to o od po dla przez jak ale czy oraz będzie o godz godzinie dziś dzisiaj jutro pojutrze wieczorem rano południu tydzień przyszły każdy każdą spotkanie niedziela niedzielę poniedziałek wtorek środa środę czwartek piątek sobota sobotę stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
  cs: "a v ve na z ze do že se ne je jsou to o od po pro jak ale nebo bude hod hodin dnes zítra pozítří večer ráno odpoledne týden příští každý každou schůzka neděle neděli pondělí úterý středa středu čtvrtek pátek sobota sobotu ledna února března dubna května června července srpna září října listopadu prosince",
  hu: "a az és egy nem van hogy is ha de meg lesz ki be fel le óra órakor ma holnap holnapután este reggel délután hét jövő minden találkozó vasárnap hétfő hétfőn kedd kedden szerda szerdán csütörtök csütörtökön péntek pénteken szombat szombaton január február március április május június július augusztus szeptember október november december",
  ro: "și si în la cu de pe din că nu este sunt o un pentru după până ora azi mâine maine poimâine seara dimineața săptămâna viitoare fiecare întâlnire ședință duminică luni marți miercuri joi vineri sâmbătă ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie",
  tr: "ve bir bu için ile de da mi ne çok var yok saat bugün yarın akşam sabah öğleden sonra hafta gelecek önümüzdeki her toplantı günü pazar pazartesi salı çarşamba perşembe cuma cumartesi ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık",
  id: "dan yang di ke dari untuk dengan pada ini itu akan tidak adalah kita kami saya anda pukul jam hari besok lusa malam pagi siang sore minggu depan setiap rapat senin selasa rabu kamis jumat sabtu januari februari maret april mei juni juli agustus september oktober november desember",
  ca: "el la els les de del i o que en amb per un una al és són no però avui demà tarda nit matí hora hores setmana vinent cada reunió diumenge dilluns dimarts dimecres dijous divendres dissabte gener febrer març abril maig juny juliol agost setembre octubre novembre desembre",
  hr: "i u na je da se ne za od do su će sa iz ili sati danas sutra prekosutra navečer ujutro poslijepodne tjedan sljedeći svaki sastanak nedjelja ponedjeljak utorak srijeda srijedu četvrtak petak subota subotu siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca",
};

/** What long words of a language end with, in lower case: compounds and derivations that no list holds. */
export const tellingEndings: Readonly<Record<string, string>> = {
  de: germanEndings,
};
