import { readWeights } from "@/lib/extraction/rules/choose/scorer";

/** What words weigh around a draft of a short text. Written by `npm run train`. Cross-validated by text: of 638 texts without a plan 421 give no event (204 without the judge), of 953 events 22 are lost. */
export const noteWeights = readWeights(`
a: ( -8 ) -8 , 44 . 31 0 41 0000 -10 : -34 ; 13 ? -12 ^ -34 am 34 an 10 auf 31 bei 19 bis -10
 da 9 den 8 ein 18 frei -26 haben -9 im 23 in 11 ist -61 kaffee 12 kann -11 kommt 10 mit 17
 muss 11 nicht -19 noch 8 nur -8 raus 20 sind 10 so -10 stand -17 statt 15 vor 30 war -37
 wird -12 zum -9 zw 36 – 12 “ 12
b: ( 17 , 18 : -8 ^ 10 ab -13 abfahrt 17 am -27 an -21 bin 11 bis 58 dann 11 dem -12 den 37
 du -20 einem -11 einen -29 es 9 fur 10 ist -19 kam -14 kommt 11 mich 10 nach -40 spatestens 13
 vom -67 von -21 vor -42 wir -24 zum 11
closes: ! -16 ) -49 . -85 00 30 an 17 frei -57 min -17 mit 9 uhr -14  -34
opens: 0000 -13 alle 13 als -10 am 23 auf -8 bei -19 beim -12 bitte 26 das -35 der -17 die -23
 es 16 flug 23 hey -10 im -16 impfung 24 ja 15 kannst -11 mai 11 mama 8 mein 8 nach -28 opa -10
 papa 18 sehr 11 um -15 unser 33 unsere -28 urlaub 12 versand -10 wann -13 wer -10 wir 34  10
p: abend 15 abfah 12 abgab 21 abges -16 abhol 21 ander -16 ankom -22 ansch 18 arbei 10 aufge -33
 ausge -25 backe -8 beach -8 begin -9 behau -10 berei 12 berli 15 bespr 30 besta -36 beste 17
 betri 8 bleib -13 blume 12 bluts 11 brauc 26 bring 24 brunc -11 bunde -8 burge 8 chris 10
 danac 9 dauer -17 deine 15 desha -19 diens 38 diese -20 dokto -10 donne 30 eigen -18 einfa 9
 einla 17 einsc 13 eintr 20 elter 22 erfol -14 erinn 27 erled 26 errei -16 erste 9 fahrr -9
 famil 10 febru -11 feier -12 ferie 21 feuer 10 finan 12 finde 39 folge -11 frank -8 fried 14
 fruhe -14 fruhs -13 garte 13 geehr 11 gehal -13 gelbe 12 gemac 14 gemei 9 gesch -72 gewes -10
 gleic 9 glock -8 gotte -36 große 9 gulti -27 hambu 12 hatte -23 hausa 37 helfe 9 hochs -14
 hochz 9 hunde -19 impfu 25 itali -8 jahre -8 jeman 12 kanzl 32 keine -46 kiefe -19 kinde 28
 klass 9 klavi 19 klein 19 komme 18 kontr 10 konze 48 krieg -13 kuhls -11 kundi 15 landf -17
 lange -27 langs -15 laufe -22 laute -19 leide -30 liebe -8 liefe -14 meine 10 melde 12 minut -14
 mitbr 17 monat 10 monta -43 musse 27 nachs 49 nacht 9 nehme 23 nochm 16 novem -10 nucht 8
 perso -9 pfarr 21 platz 9 probe 10 proto 10 proze -39 punkt -11 rechn 8 regne 11 reich -9
 reife 14 ruckr 19 runte 13 samst 11 schic 26 schla -8 schli -15 schlu 23 schne -16 schni -8
 schre -14 schul 11 schwa -50 schwi 14 seine 8 seitd -19 selbe 8 siebe -10 sitzu 21 sofor 12
 sollt 12 somme -17 spate 25 spita -9 stamm 12 steig 10 stern -10 steue 10 straß -15 strei 15
 stund 10 tages 8 telef -22 termi 10 therm -34 traue 14 treff 36 triko 10 uberg -15 uberw 22
 uhrze 32 unser -10 urlau 10 verei -29 verge 18 versa -10 versc 34 volls 8 vorab -18 vorau 26
 vorhe 21 vorle 33 warme -29 weihn -16 winte 18 woche -21 wohnu 16 wollt -11 zahna 12 zahnr -8
 ziehe 18 zugan -9 zulet -35 zuruc 8 zuste 12 zwisc 11
q: , 47 . 51 0.0 9 0.0.0000 18 0.00 22 00.0 9 00.0.0000 12 00.00 -37 0000 -9 00:00 37 abend 19
 abends -17 acht -9 advent 13 alle 16 am -49 august 11 dem 12 den -12 der -24 dezember -11 di -14
 dienstag 40 dienstags -8 do -9 donnerstag 18 eins -14 elf 21 ersten 16 februar -11 fr -12
 freitag -10 freitags -29 fruh 20 funf -10 h -9 halb 13 heute 15 im -15 in 27 jahr 11 januar 27
 jeden 13 jedes 10 juli -14 juni 20 kommenden 9 kw 8 mai 31 marz 27 mi -15 minuten 10 mittwoch 15
 mittwochs 28 monat 14 monate 10 montag -26 montags -35 morgen 74 morgens -19 nach -13
 nachsten 31 nachts 11 neun 40 oktober -9 sa -20 samstag 23 sechs -22 so 34 sonntag -30
 sonntags -81 t 8 taglich -15 ubermorgen 15 und -43 vier 12 vor 14 vormittags 17 werktags -18
 woche 16 wochenende -30 zehn 27 zwei 17 zweiten 13 zwolf -22 – -52
s: aal 17 abe 31 ach 17 age -8 ags -40 agt -15 ahn 19 alb -19 all -55 and -23 ang -23 ank -16
 ann -26 ats 9 atz 8 aus 32 aut -35 bar -36 cht 31 cke -12 ckt -14 del 15 dem -20 den -56 der -15
 det 56 dio 8 ege 26 egt -10 ehr 30 eid 20 ein 25 eln 26 elt -9 ent -23 ept -14 ere -24 erg -14
 erk 12 ete -20 ett -22 fel -22 fen 19 fer -8 gel -37 gen -9 gst -17 gte -19 hen 48 her 9 hlt -30
 hme 12 hof 14 hrt 17 hst 12 hte 21 hts 9 ibt -19 ich -26 ief -8 ier 29 ige -23 ild -8 ing -12
 inn 8 ise -28 itt -12 kel -19 ken 9 ker 8 kte -36 lan 10 len 51 ler 24 lie 10 lin 15 lle 22
 lte -15 men -13 mer -26 min 57 mpe 8 mst 20 nal -19 nar 22 nde -31 nee -18 nen 18 ner 13 net -52
 nge -21 ngt 20 nis -10 nkt -12 nnt -23 nst 27 olt 26 rad -14 rat 17 rei 25 ren -11 rer -22
 rme -34 rte -19 ruf 11 rzt 14 sch 8 see -8 sel 23 sen 17 sse 10 tag 13 ten -37 ter -8 tes 9
 tet -21 tig -16 tor -19 tte 8 tzt -36 uch 9 uck 29 uer 14 uhe -14 uhr 40 ule 15 una -13 ung 41
 urg 19 urs 8 urt -9 uss 23 ust 8 utz 11 zte -17 zug 13 ßen 9
t: a 23 alle -10 als 11 am 102 an -25 april 19 august -27 aus 30 aushang 8 b -9 beginn 28 bei 17
 beim 15 bis -13 bitte 58 c 16 da 29 danke 29 dann -34 das -15 dem 10 der 9 di 32 die -27 do 17
 donnerstag 42 dr 9 drei -13 du 13 einen -9 er -17 erst -17 erw 12 es -45 fr -15 frau 37
 freitag -34 fruher -20 funf -38 fur 19 gegen 18 haben -18 hatte -11 heute -11 hi 9 ihr 14 im -46
 immer -12 in -29 ist 13 jahr 12 jetzt -9 juni -28 km -14 liebe -8 los 14 m -44 mai -40 marz 42
 max -12 mi 17 min 22 minute -15 mo 21 montag 16 morgen 28 nach -8 nachstes 50 nein -15 neue -12
 neun -8 nicht 23 nichts -14 november 9 nr 58 nur -15 og -21 passt 13 s 43 samstag 19 schon 36
 sein 17 so 17 statt -12 tage -17 u 26 uhr 27 um -23 und -12 uns 40 vom -15 von -27 vor 12 w 9
 wie -21 wieder -19 wir 34 wurde -71 wurden 27 x -18 zehn -16 zuruck 14 zwischen 8
w: a 22 ab 59 abend 10 abende 8 abfahrt 12 abgabe 19 abholen 15 alles -15 als -31 also 14 am 31
 an -13 arbeit 13 arzt -9 auch -27 auf -24 b -28 beginnt -12 behauptet -10 bereit 11 berlin 15
 bescheid 11 bestellen 10 bett -18 bin -30 bis 28 bist 10 bitte 92 bleibt -13 blumen 12
 bringen 13 bringt 11 bus 19 cm -27 dabei 10 dahin 12 danach 9 dann -10 das -9 dass -21 dein -9
 deine 11 deinen 15 dem -19 den 37 denk 18 der -32 des -47 deshalb -19 die -9 dienstag 11
 doktor -10 donnerstag 31 dr 35 dran 22 drk 12 du 41 durch -10 e -9 eigentlich -19 ein -27
 eine -10 einem -25 einen -33 einer -9 einlass 15 elf -13 ende -20 er -52 erinnerung 19 erst -16
 erste -33 es -21 etwas -17 euch -8 euro -25 fahr 21 fahrt -24 fallt -20 familie 10 fangt 30
 fast -9 februar -11 ferien 9 finanzamt 12 findet 43 fixe 20 flug 22 folge -18 fr -31 frau 32
 frei -39 freitag 19 freitags -22 frist 12 fruh 17 fruher -14 fur 35 furs 30 geehrter 8 gegen 21
 geht 30 gemacht 14 geschlossen -47 gewesen -10 gibt -18 gilt -21 ging -20 gleiche 13 gleis 8
 gottesdienst -13 grad -19 gultig -27 gut -17 h -17 hab -18 halb -9 hamburg 12 hangt 9 hast -13
 hat -33 hatte -50 hatten -11 hausarbeit 20 hbf 15 heizung -10 herrn 8 hey -9 hieß -19 hof -13
 hol 16 holen 21 hort -10 hund -10 ihr -10 ihre 12 im -26 immer -58 impfung 25 in -40 ins -12
 ist 10 ja 43 jahr -23 jahren -11 jede 22 jeder -21 jedes -21 jemand 10 jetzt -48 jour 20 kam -39
 kann -8 kasse 10 kein -8 keine -14 keiner -26 kino 8 kita -17 km -8 kommen 18 kommt 57
 konzert 48 kriegt -11 kuhlschrank -11 kurs 13 kurz -33 lag -21 lang 14 langer -23 laut -24
 leider -30 letzte -17 letzten 13 leute 16 lief -19 lieferung -14 los 10 mach 25 macht -18 mai 25
 mal -11 mama -11 man -43 mehr -32 meinen 10 mich 13 min -17 mir 8 mit 16 mitbringen 12 mo -12
 montag -27 muss 60 mussen 27 nach -57 nachste 37 nacht -23 ne 11 nehmen 23 neue 34 nicht -33
 nie -38 nix -11 noch -15 nochmal 16 november -10 nuchtern 8 oder -33 ohne -16 oma 23 op 11
 opa 19 papa 36 passt 23 per -20 pizza -13 pro -15 probe 11 protokoll 10 prozent -39 raum 22
 raus 30 rausstellen 10 regen -24 reifenwechsel 8 rein 32 rugen 20 s 19 sa -34 sag 12 sagt -24
 samstag 14 schluss 12 schon -34 sechs -20 sehen 10 sehr 10 sei -15 seid -17 seit -35 seitdem -19
 setz 26 sich -23 sie 14 sind -19 sitzung 12 sofort 12 soll -15 sonne -32 sonntag 17 sonst 29
 spatestens 23 stammtisch 12 stand -12 start 11 statt 39 std 10 steigt 10 steuererklarung 10
 straße -13 stunde 10 tage -21 tagen -10 termin 8 therme -34 trag 22 trauerfeier 14 treff 10
 treffen 29 treffpunkt 8 tur -11 u 18 ubergeben -14 uberweisen 21 uhr 9 uhrzeit 35 umzug 11
 und -44 unsere -22 unter -12 vereinsheim -9 vergessen 18 verlangerung -10 versand -10
 verschoben 30 vom -44 von -50 vor -42 vorabend -18 voraussichtlich 26 vorher 21 wagen 13
 wann -16 war -139 ware -50 wasser -23 wechseln 8 wegen 24 weil -13 wenn -17 will -10 wir 77
 wird 35 woche 37 wochen -8 wochenende -9 wollte -11 wurde -36 wurden -8 yoga 12 zahnarzt 12
 zahnreinigung -8 zehn -13 zeit -14 ziehen 18 zu -39 zug 15 zuletzt -35 zum 11 zur 50 zuruck 22
 zustellung 12 zw 36 zwischen 9 zwolf -9
`);
