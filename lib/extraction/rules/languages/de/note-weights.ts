import { readWeights } from "@/lib/extraction/rules/choose/scorer";

/** What words weigh around a draft of a short text. Written by `npm run train`. Cross-validated by text: of 1058 texts without a plan 761 give no event (393 without the judge), of 1275 events 30 are lost. */
export const noteWeights = readWeights(`
a: ) -47 , 39 . 43 0 62 : -63 ? -37 ^ -29 am 48 an 29 auf 55 beginnt -22 beim -23 da 33 den 15
 im 35 in 37 ist -73 kaffee 18 mit 21 muss 18 nicht -16 nur -15 raus 25 schon -23 statt 25 vor 34
 war -54 wegen 39 wird -20 zur 24
b: ( -28 ^ 20 am -41 an -61 bis 113 dem -17 den 63 der -22 einem -17 einen -38 es 19 ist -26
 kommt 22 mich 21 nach -48 sie -18 spatestens 33 uns -18 vom -124 von -61 vor -51 wird 19 zum 26
 zwischen -18
closes: ! -33 ) -74 . -112 00 49 000 -24 an 17 frei -86 mit 21 uhr -16 vergessen 15  -29
opens: 0 -34 ab 27 als -23 bei -26 bitte 35 das -46 die -15 es 25 frau 21 hab -30 ich -31
 impfung 46 in -19 kannst -16 letzte -24 lieber 23 mama 16 nach -43 papa 18 protokoll -15
 prufung -17 sehr 15 unser 32 unsere -26 urlaub 19 wie -24  20
p: abend 27 abgab 33 abges -43 abhol 15 ander -17 anfan 19 angek -21 angem 20 anges -23 anmel -56
 ansch 24 anwes 21 aufge -47 aufst -16 ausge -51 backe -16 balko 19 begin -16 berli 25 bespr 38
 besta -39 beste 21 betri 22 blume 23 brauc 39 bring 37 danac 20 dauer -17 deine 19 desha -30
 diens 41 diese -23 donne 20 doppe 19 eigen -49 einge -27 einla 20 einsc 20 eintr 44 elter 27
 erfol -15 erhal -22 erinn 43 famil 20 fehle -51 fenst -26 ferie 29 feuer 15 finde 38 flohm 22
 freit -29 fruhe -56 fruhs -25 garte 21 gebuh 35 geehr 15 gekom -38 gelbe 20 gemei 16 geric -15
 gesch -101 gespr -20 gleic 19 gotte -31 große 26 gulti -30 hambu 22 hatte -39 hausa 52 helfe 21
 hochz 15 impfu 23 inven 25 itali -17 jahre -16 jeman 16 karte -24 keine -63 kiefe -21 kinde 33
 kirch 21 klaus 42 klavi 33 klein 26 komme 30 komms 28 kontr 25 konze 57 lange -31 langs -50
 laufe -52 leide -32 liefe -24 liege -18 mache -18 minut -15 mitbr 27 mitta -25 monat 18
 monta -46 morge -23 musse 33 mutte -32 nachs 78 nehme 37 nochm 20 oster 15 perso -16 pfarr 24
 platz 42 proze -51 prufu -18 rauss 18 schic 22 schlu 34 schne -34 schri 28 schwa -24 schwi 42
 seine 16 seitd -26 septe 22 siche 17 sitzu 32 somme -48 spate 38 stamm 16 stehe 24 steig 34
 steue 21 straß -55 strom -22 telef -22 treff 66 trotz -25 uberg -21 ubern -24 uberw 30 uhrze 48
 verei -25 verge 27 versa -23 versc 53 volls 19 vorab -26 vorau 31 vorhe 42 vorst 33 warme -45
 wasch -19 wasse 15 werde 19 werkt -25 winte 26 woche -39 wohnu 18 wollt -26 zahna 16 ziehe 21
 zugan -19 zuges 17 zulet -37 zuste 20
q: - 19 . 72 0.0 18 0.0.0000 36 00.00 -57 00.00.0000 33 00:00 40 abend 37 abends -67 alle 23
 am -82 august 27 bis 21 dem 19 der -42 dezember -36 di -18 dienstag 21 diesen 41 drei 19 elf 28
 ersten 17 freitags -29 fruh 43 grundonnerstag -23 h -24 halb 24 im -27 immer -33 in 49 januar 24
 jeden -19 jedes 23 juni 50 mai 19 marz 23 minuten 20 mittwochs 42 monat 28 montag -49
 montags -41 morgen 105 morgens -57 nach -21 nachsten 40 nacht 16 neun 32 november 16
 reformationstag -16 rosenmontag 25 silvester -25 so 29 sonntag -23 sonntags -93 taglich -23
 ubermorgen 30 und -23 vier 16 vormittags 26 werktags -26 woche 36 wochenende -28 zehn 34 zwei 17
 zweiten 18 zwolf -27 – -56
s: aal 37 abe 47 ach 41 aft 24 ags -32 agt -26 ahn 25 ahr 21 alb -32 all -85 amt 20 and -44
 ang -27 ank -16 ann -46 arm 20 auf 19 aus 24 aut -47 bar -42 ben -22 ber 39 cht 33 ckt -32
 dem -49 den -46 det 58 ege 37 ehr 41 eid 31 eis 19 eln 24 end 19 ent -33 ept -24 ere -18 erg -22
 erk 21 ers 26 est -56 ete -43 ett -26 fel -29 fen 24 gel -31 gen -31 ger 17 gst -15 gte -43
 hek 22 hen 77 hme 20 hof -17 hon -41 hrt 46 hst 28 ien 22 ier 47 ige -27 igt -43 inn 21 ion 18
 ise -20 ite -24 kel -16 ker 21 kte -39 lan 23 len 64 lie 20 lin 25 lle 43 lte -58 men -39
 mer -29 min 68 mst 42 nal -42 nar 40 nch 15 nde -28 nen 37 net -68 ngt 27 nis -18 nkt -42
 nnt -74 nst 48 nte -15 oll -32 olt -29 ppe 15 rad -17 rag 16 rat 30 rei 45 ren -30 rte -45
 ruf -18 sel 67 sen 30 sse 21 ste -56 tag 37 tel 24 tes 16 tig -17 tor -15 tze 20 tzt -42 uen 16
 uhe -53 uhr 62 und -35 ung 47 urg 34 uss 43 utz 24 ver 26 zte -25 zug 24 ßen -28
t: a 32 ab 29 am 102 anwesend -22 april 40 auch -15 auf 26 aus 39 beginn 21 bei 28 beim 40 bis 31
 bitte 99 c 33 dafur -15 danke 29 dass -16 do 21 donnerstag 54 drei -25 ein -37 eine -41 er -52
 erst -20 es -63 februar 19 frau 100 freitag -21 fruher -30 funf -36 fur 24 gegen 41 haben -47
 hatte -24 ihre 27 im -44 immer -26 in -76 ist 25 jetzt -21 juni -54 km -17 kommt 29 m -52
 mai -54 marz 49 mi 27 min 24 minuten -20 mir 15 mo 48 morgen 51 neue -23 neun -15 nicht 44
 noch 18 november 19 nr 34 og -16 s 42 samstag 15 schon 48 sind -23 so 28 stunde 41 tage -34
 termin -25 uhr 48 uns 47 von -18 vor 18 war -35 wer 15 wieder -40 wird 33 wurde -133 x -26
 zehn -34 zu -17 zum -36 zwischen 31
w: a 28 ab 89 aber -15 abfahrt 32 abgabe 24 abgestellt 15 abholen 35 abholung -23 alles -34
 als -19 also 55 am 36 angemeldet 20 anmeldung -20 auch -35 auf -19 auto 26 b -29 baby 25 bahn 15
 bar -17 beginn 16 beginnt -28 berlin 25 bestatigen -19 bett -63 bin -35 bis 48 bitte 135
 blumen 22 bringen 27 brunch 15 bus 32 ca 16 cm -43 dabei 26 dafur -30 dahin 36 danach 20 das 15
 dass -42 dauert -16 de 18 dein 17 deine 38 dem -21 den 45 denk 25 der -28 des -81 deshalb -30
 di -21 dich 21 dienst -23 dienstag 26 doch -37 donnerstag 37 dr 52 dran 30 du 31 durch -20
 eigentlich -51 ein -50 eine -18 einem -29 einen -34 eingetragen 25 einlass 16 ende -47 endet 59
 er -66 erinnerung 29 erst -39 erste -58 etwas -22 euch -43 euro -43 fahr 25 fahrrader 18
 fahrt -22 fallt -24 familie 20 fangt 38 fast -23 fenster -26 fiel -21 findet 43 flohmarkt 22
 flug 41 fr -29 frau 32 frei -62 freitag 16 frist 18 fruh 24 fruher -56 fur 58 furs 50 gegen 22
 gehalten 20 geht 46 gekommen -38 gericht -17 geschlossen -57 gesprach -20 gibt -49 gilt -34
 ging -47 gleis 25 grad -27 gultig -30 h -27 habe -20 haben -96 hamburg 22 hat -37 hatte -100
 hausarbeit 25 heinz -24 heizung -20 herr 29 heute 15 hier -43 hieß -26 hilfe -28 hin -33
 hoch -27 hof -15 hol 29 holen 56 holt 16 hort -20 ich 36 ihnen 37 im -68 immer -118 impfung 23
 ins -34 inventur 25 is 30 ja 48 jahr -29 je -21 jeder -25 jedes -28 jetzt -43 juli 28 kam -34
 kann 24 keine -18 keinen -33 keiner -29 kommen 27 kommst 28 kommt 80 konzert 57 kundigung -21
 kurz -44 laden 18 ladt 15 lag -27 lang 35 langer -29 laufen -44 lauft 32 leider -32 letzte -25
 leute 26 lief -60 lieferung -24 liegen -16 los 33 ma 38 mach 53 machen -18 macht -19 mai 17
 man -85 mathe -17 mehr -61 mich 20 mir 15 mit 33 mitbringen 23 mittwoch -16 mo -23 montag -32
 muss 73 mussen 33 musst 42 nach -37 nachste 54 nehmen 37 neue 50 neues 15 nicht -64 nie -72
 noch -15 nochmal 20 oder -19 offen -48 ohne -20 ok 21 oma 45 opa 22 papa 43 passt 34 per -56
 platze 40 probe 20 prozent -51 prufung -19 raum 23 raus 36 rausstellen 24 regen -47
 reserviert 15 sa -28 saal 25 sag 25 sagt -48 sagte -29 schon -74 sechs -18 sehen 21 sehr 15
 seit -76 seitdem -26 september 22 sich -38 sind -25 sonne -39 sonntag 18 spatestens 41
 stammtisch 16 start 36 startet 26 statt 41 std 38 stehen 24 steht -25 steigt 34 straße -37
 stunde 17 tage -17 treff 28 treffen 50 treffpunkt 15 trotzdem -25 u 26 uber -18 uberweisen 26
 uhrzeit 49 und -48 unter -17 vergessen 39 verschoben 47 vier 34 vollsperrung 20 vom -52 von -72
 vor -35 vorabend -26 voraussichtlich 33 vorher 42 wagen 25 wann -34 war -194 ware -53 waren -50
 warst -53 was -34 wasche -23 wasser -28 wechseln 15 weg -40 wegen 40 wenn -16 wer 20 werden 19
 wie -46 wien -37 winter 16 wir 95 wird 91 woche 58 wochen -22 wollte -26 wurde -79 zahnarzt 16
 zehn -16 ziehen 21 zu -44 zug 34 zuletzt -37 zur 60 zustellung 20 zwei 33 zwolf -17
`);
