import { readWeights } from "@/lib/extraction/rules/choose/scorer";

/** What words weigh around a draft of a short text. Written by `npm run train`. Cross-validated by text: of 635 texts without a plan 459 give no event (333 without the judge), of 940 events 21 are lost. */
export const noteWeights = readWeights(`
a: ( 34 , 48 . 36 ; 8 ? -63 ^ -11 a -13 al 10 antes 12 con -30 del 8 el -16 en 39 hay 15 hora 8
 la -9 o -9 por 8 si -10
b: " -8 , 22 : 32 a 9 al 22 de -55 del -15 dia 13 el 40 en -23 es 15 la 8 sobre -8 un -56 « -13
 – 11
closes: ! 8 ) -27 . -173 000 18 0:00 11 hora 15 noche 11  -11
opens: 0 -12 a 17 al -19 antes -29 corte 16 de -25 dia -20 el -14 en -31 ensayo -10 estimado -14
 la -54 las -78 le 8 los -66 mateo -8 me 34 mi -9 no -12 nos 12 para 8 pena 8 por -12 reunion -31
 san -11 se 11 senor -14 si 25 su 24 tu 19 vuelo 12 y 22 ya 20 « -20 ¿ -58
p: abuel 15 acept 20 agend -10 alarm 9 alfom -9 algui -10 anali -25 anter 14 apunt 8 arreg -16
 arrib -13 asamb 11 asist -14 atenc 10 atien -11 atoch 15 avisa 25 bibli 8 bolet -11 canch -11
 carga 12 ceram 18 cierr -11 circu -21 clien -15 comis -13 compa -17 conci 11 conse -10 conta 8
 contr 14 corri -24 cuand -9 cuatr -10 cuent 21 cuest -13 cultu 9 cumpl 9 decla 12 despu -25
 devol -14 dormi -31 duerm -20 elect 10 empie 29 enter -22 escal 10 esper 11 esqui -8 estac 35
 estar -20 estim -13 estre 11 exame 20 famil 11 fiest -8 front 9 funer 17 gasol 8 hacem 21
 igles 8 ingre -18 insta 23 invie -13 labor -9 libro -9 limpi 15 llama 10 llave -12 llega -21
 madri 31 manan 38 manda 11 maria -10 marte -10 matri 20 maxim -37 mayor -9 merie -19 mierc -9
 munic 10 oblig -12 octub -11 ofici -19 olvid 11 onlin 14 opera -9 parad -11 parro 8 parti 17
 pedid -11 peluq -15 peque 13 perdi -10 perio -40 permi -15 perso -13 plaza -8 posad -10
 preci -21 prese 24 presu 11 prima -12 prime 11 progr 9 propi -8 proxi 8 prueb 8 publi -23
 puede -24 puent 8 puest 22 punto 26 queda 20 quinc 11 recib 14 recog 23 recup 16 regis 8
 retir 28 reuni -13 romer 9 rosal -18 sabad 9 salid 15 segui -32 segun 11 seman 29 sesio 9
 sevil 15 sient -19 sierr 11 solic 18 sorte 10 subim 12 suert -13 tarde 12 techa -11 tecni 9
 tempo -15 tenem 9 terce -10 termi 29 terra 17 tiene -13 traba -18 trans -9 trist -25 turno 8
 vacac 10 vacun 24 vecin 19 velit -11 veran -17 versi -24 viene 29 viern 9 vuelv 14
q: , -11 - -39 . -135 0 37 0/0 -20 00 8 00.00 9 00/0 40 00/00 13 00/00/0000 -14 0000 40 00:00 15
 0:00 14 a 10 abril 16 agosto -8 cada 13 de -24 dentro 14 diez -18 doce -26 dom 9 domingos -44
 dos 18 el 23 enero 21 entre 9 esta 10 este 32 finde 9 h 45 hasta -8 hora -15 hoy 63 julio -40
 junio -21 la -14 las 10 los -14 lun -16 lunes 18 m 10 manana 51 mar 40 mayo -18 media 29
 mediodia 14 mes 9 noche 37 ocho -49 oct 20 p -19 por -36 proximo 29 que 26 sabado 24 sabados -50
 seis -17 semana 11 semanas 11 septiembre -29 siete -10 todos 16 tres 9 un 32 viene 26
 viernes -18 y 26
s: aba -12 ado -33 alo 56 ame 32 ana -11 aos 8 ara 30 ata 25 ate 9 aza 17 blo 9 bra -13 bre -22
 cha 18 che 23 cia -47 cos -15 cta 35 cto 17 dad -11 dar 16 den -27 dor 24 dre -8 eba 8 ega 26
 eis -20 ena -32 era -28 eta -21 ete -10 eto -16 eza 29 gan 8 gar 36 ger 11 gro -21 gue -18
 ial 15 ian -57 ias -50 iba -13 ibo 15 ica 15 ico -21 ida 8 ido 21 ien -13 ima -14 imo -16 ine 14
 ino -31 ion 51 ios -21 iso -15 ita 9 ito 21 lar 17 lea 11 ler 8 les -12 lia -13 lio 12 lla 40
 llo -8 los 8 lta -21 lvo 13 mas -16 men 15 mer -9 mir -23 mos 37 nal 29 nas -26 nca -10 nda -40
 nde -13 ndo -31 nga -8 nos 8 nta 11 nte -24 nto -22 nza 11 oge 8 ona -24 ota -18 pal 20 que -16
 ran -10 res -14 rez 21 rgo 12 ria 8 rid 31 rio 16 rla 14 rlo 17 rma 9 rme -31 rno -17 rol 8
 rra -11 rse -9 rte 12 rto 17 sar 10 sia 8 sta -13 tad -11 tar 13 ter -9 tes -16 tir 18 ton -17
 tra 11 tre 36 tro -8 tud 9 ual -11 uen 12 ues -18 uia 8 ulo -17 una 28 ura -14 uro 9 uto 18
 var 18 via -20 vos -8 zas -11 zos -11
t: a 36 anos -21 antes 40 b -29 balance -27 c -31 cada 15 casa -29 centro 13 coche 40 con 21
 de -47 del 18 desde 17 dia -40 diez -15 el 81 en -14 es 17 esta -13 euros -22 febrero 9
 gracias 15 h 31 hola 14 jueves 22 km -38 la 32 las 11 le -27 lleva 8 los -43 lunes 35 m -36
 manana 53 mas -38 media -27 menores -27 mi -13 min 12 n -30 ni -12 no -62 noviembre 20 o -18
 ocho -42 p -31 pena 8 plaza 21 por -54 primera 9 punto -27 que -12 registro 28 reunion 23
 salida 42 santos -25 se -50 si 52 sin 9 sobre 32 solo -13 sr 23 tarde -41 te 30 todo -15 trae 22
 traed 51 tres -61 tu 75 un -27 una -12 x -19 y -13
w: a 52 abajo -11 abre -24 abril -26 agenda -14 agua -12 ahora 10 al 8 alarma 9 alguien -10
 alli -8 ano 10 anos -44 antes 81 arrancamos 9 arriba -13 asamblea 11 asi -12 asistencia -15
 atencion 10 atocha 15 ave 13 baja -23 balcon 11 banco -16 bebe -8 beto 31 bici 8 boca -11
 bono 18 bueno 31 cada -17 caja -9 calle -20 campo 15 cancha -11 casa 33 casi -11 cena 20
 ceramica 18 cierra -10 circulacion -15 cita 25 civico -9 clase 20 cliente -15 coche 16 cole 34
 como -22 compadre -8 con -26 control 8 corte 16 cuando -9 cuatro -11 cuesta -13 cuota 15
 curso 37 da -14 desde -40 despues -25 dia -12 dias -22 don 11 dormir -23 dos -15 dura -17 duro 8
 el 25 empieza 22 en 18 entrega 25 entregar 13 es -8 ese -10 eso -17 esta -33 estacion 35
 estan 13 estara 15 estimado -14 examen 18 favor 23 fecha -17 festivos -17 fiestas -10 fila -14
 fin -11 fonda -10 fue 20 fuera -21 gas 10 gasolinera 8 h 36 habra 14 hace -19 hacemos 21 hacer 8
 hasta -18 hay 36 haz 11 he -17 hoy 13 iglesia 8 inscripciones -9 invierno -13 junio -21 km -37
 la 45 laborables -10 las 25 le 26 lena 21 libre -16 libros -9 limpieza 21 listo 15 llaves -12
 llegara 13 llego -14 lleguen 12 lleva -9 llevo 8 lo -17 local 21 lunes -9 m 11 madrid 31
 manana 38 mandar 11 mar 35 marta 13 martes -10 mas -14 mateo -8 mayo 10 mayores -9 medio -10
 menos -8 merienda -19 mesa 19 mi -38 miercoles -9 minuto 9 misa 10 misma 13 mismo -10
 municipal 8 n -8 nada -23 nadie -14 ni -36 no -45 noche -28 nos 39 o -8 ocho -10 octubre -11
 oficina -22 ojo 8 online 14 operacion -10 os 14 pa 24 para 41 parroquia 8 partido 13 partir 12
 pasa -21 pasan 19 pase 21 peluqueria -15 pena 21 peques 13 permiso -15 pico -11 plaza 18
 plazas -8 plazo 37 pm 8 pon 16 ponme 15 por 18 presupuesto 11 primer -9 primeros 21 procesion 8
 programado 9 proximo 12 prueba 8 puedo -20 puente 8 puertas 18 punto -8 puntos 26 que 25
 queda 14 quedamos 12 quien 9 recargo 12 recibo 11 recoger 11 reloj -8 revision 9 romeria 9
 rosa 9 sabado 11 sabe -16 saca 8 sala 18 sale 18 salon 17 santa 17 se -53 sea 26 segun -45
 semana 12 senor -13 sera 25 si 16 sierra 11 sin -20 sismo -11 sobre -10 sol -20 solo 20 son -25
 su 15 sube -20 subimos 12 suerte -13 tarde 14 tardes 12 te 53 techada -11 tecnico 8
 temporada -15 tenemos 9 termina 20 terraza 17 tiene -25 tio -10 tipo 23 toca 47 todo 12 todos 12
 traed 9 tres 11 trimestre 12 tu 14 turno 10 turnos 8 un -64 una -8 va -17 vacaciones 10
 vacuna 27 vamos 15 vecinos 10 velitas -11 ventanilla 9 ver -14 verano -17 version -24 vez 16
 vida -22 vienen 10 vienes 19 viernes 9 vuelvo 13 y -54 ya -8 yo -26 º -14
`);
