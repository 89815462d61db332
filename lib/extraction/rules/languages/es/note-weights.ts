import { readWeights } from "@/lib/extraction/rules/choose/scorer";

/** What words weigh around a draft of a short text. Written by `npm run train`. Cross-validated by text: of 1055 texts without a plan 790 give no event (603 without the judge), of 1257 events 33 are lost. */
export const noteWeights = readWeights(`
a: ! 4 ( 13 ) -11 , 8 . 9 : -11 ? -13 a -5 al 5 antes 5 con -9 el -6 en 4 es -3 hay 3 ni -3 no -3
 o -8 para 3 por 5 que 3 si -4 y -5
b: , 4 0 -4 al 8 de -15 del -15 el 12 en -4 es 7 la 4 las -5 sobre -5 un -13
closes: ) -11 . -28 0 5 000 8 ? 3 hora 7 noche 4 tarde 3
opens: 0 -4 al -7 antes -10 asamblea -5 atencion -4 aviso 3 corte 6 de -5 devolver 3 dia -6
 el -12 en -14 entrada 3 examen -4 hola -11 hora -14 la -14 las -22 los -20 me 11 mi 5 no -5
 oye 5 por 6 que 3 reunion -5 su 9 te -7 turno 3 vuelo 6 « -6 ¿ -17
p: abona 4 abuel 4 acept 4 acuer 10 adela 5 alarm 4 algui -3 alham -6 anali -5 apunt 6 arran -3
 arreg -6 atien -7 avisa 10 ayuna -4 bogot -5 busca -7 cambi 4 cance -7 canta -3 carga 4 celeb -5
 cenam -4 cerra -6 circu -5 coleg 6 comid 4 comis -7 compa -4 conci 5 confi 12 conse -7 contr 6
 convo 4 corre 3 corri -3 cuand -6 cuatr -3 cultu 5 decla 5 depos 5 despu -4 direc 4 dormi -5
 duerm -4 edifi -3 elect 7 empie 11 empre 5 estac 8 estar -4 estre 5 exame 5 extra -14 febre -6
 fonta 4 front 4 fuimo -9 fumig -4 gener -6 getaf -5 guita -8 hacem 7 herma 4 infor -6 ingre -3
 insta 6 junta -5 libro -4 llama 6 llega -12 lleva 5 madri 7 manan 7 manda 4 marte -4 maxim -10
 mierc -3 minut 3 mudan 3 natac 4 octub -7 ofici -5 olvid 6 parro 5 parti 4 peque 4 perio -10
 perso -10 preci -5 prese 10 presu 6 prime 4 profe -5 progr 3 proxi 9 prueb 4 puede -4 puent 4
 puert -3 punto 10 queda 9 quinc 7 recar -4 recog 5 recor 8 regis 3 repar -3 reser 9 retir 10
 rosal -4 sabad 7 salid 6 salim -3 segui -9 segun 5 seman 9 septi -4 sesio -11 sevil 7 sierr 6
 sorte 4 suegr 6 suert -4 tarde 4 tecni 3 tempr 4 tenem 4 terce -6 tradi -15 trist -7 ultim -12
 vacac 3 vacun 5 veran -4 versi -4 veter 5 viene 12 viern 4 visit -7
q: , 7 - -10 . -22 0 4 0/0 -6 00 6 00.00 4 00/0 6 0000 8 00:00 4 0:00 6 al 10 am -7 cada 5
 cuarto 5 cuatro -3 dentro 6 diez -9 doce -5 dom 4 domingos -12 dos 8 el 3 en -4 esta 3 este 15
 finde 3 h 11 hora -5 hoy 21 jue 4 jueves -4 julio -7 la -4 las -4 los -4 lun -5 m 6 madre -3
 manana 17 mar 6 martes -12 mayo -10 media 5 menos 4 miercoles -10 noche 15 nueve 3 ocho -4 p -5
 pm -3 por -13 proximo 8 que 8 sabado 7 sabados -9 semana 4 semanas 6 septiembre -3 todos 6 vie 5
 viene 8 viernes -5 y 6
s: aba -3 ada -7 ado -12 afe -5 ais 6 aje -4 alo 14 ame 11 amo -3 ara 12 ata 7 ate 6 ble -13
 blo 6 bre -5 bus 4 car -5 cas -3 cha 3 che 6 cho 7 cia -9 cos -4 cta 9 cto 3 dan 5 das 5 dio -5
 dor 12 eba 4 eca 4 ega 7 eis -9 eja -5 ejo -16 ena -11 ere -7 ero 6 eso -8 eta -4 ete 4 eza 8
 gan 7 gar 12 ger 5 gia 4 gro -5 ial 12 ian -17 ias -16 ico -12 ida 7 ide 4 ido 3 ien -4 ima -8
 imo -6 ino -10 ion 8 ior -5 ira 7 iro 3 ita 9 ito 6 ivo -4 jos 5 lar 5 las 3 ler 4 lia -3 lla 5
 los 4 mir -4 mos 6 nal 4 nas -13 nce -3 nda -8 nde -6 ndo -6 nos 4 nza 4 oga -4 ota -7 pal 3
 pra 3 que -5 ran -5 rar -3 ras 3 res -4 rid 7 rio 14 rla 7 rle 3 rlo 11 rma 5 rme -10 rol 4
 ron -6 rra -6 rse 3 rta -8 rte 7 rva 3 rzo 7 sar 3 ste -23 tal 3 tes -4 tir 6 ton -4 tos 6 tra 4
 tre 12 uen 3 uia 5 ura -8 uro 3 uto 8 var 10 via -4 vos -3 zos -4
t: a 9 acta -5 agosto -5 anos -5 antes 11 b -3 c -6 casa -6 coche 9 con 5 cuota 7 de -10 del 12
 desde 6 despues 7 dia -10 diez -3 el 21 euros -6 favor 6 fecha 8 grupo 17 h 9 hasta -8 hola 7
 hora -5 jueves 5 km -8 la 8 las 3 lo 4 los -11 lunes 10 m -10 manana 14 mas -10 me -5 media -8
 n -5 no -12 nos 7 noviembre 5 ocho -9 p -9 para 9 partir 5 pendientes 3 plaza 7 por -14 punto -6
 que -11 reunion 8 sabado 15 sale -4 salida 13 santos -5 se -16 semana -7 si 9 sin 9 sr 6 su 7
 tarde -8 te 8 traed 10 tres -16 tu 17 un -9 una -11 viernes 6 x -5 y -3 ya -4 yo 3
w: a 10 abre -6 abril -5 acta -5 actos 3 agenda -3 ahora 6 alarma 4 alguien -3 alhambra -6
 anos -14 antes 24 apunta 5 aqui -7 asi -9 atiende -7 autobus 4 ave 4 aviso 4 ayunas -4 azul -3
 b -3 baja -7 bar -3 beca 4 beto 8 biblio -3 biblioteca 4 bici 8 bogota -5 bueno 8 bus -4
 buscar -4 cada -5 calle -5 casa 11 casi -4 cena 7 cenamos -4 cita 10 clase 10 club -3 coche 5
 comida 4 comisaria -5 como -8 compra 3 control 4 coro 3 corte 6 cuando -6 cuatro -4 cuota 9
 curso 4 da -7 dan 6 desde -12 despues -4 dia 4 dias -7 don 5 dormir -4 dos -6 dura -15
 edificio -3 el 7 empieza 9 empresa 5 enero 4 entrada 3 entrega 4 entregar 4 era -9 es -4 esta -5
 estacion 8 estar 3 estara 6 examen 3 favor 7 febrero -6 festivos -6 fontanero 4 fue -10 fuera -7
 fuimos -9 gas 4 general -5 getafe -5 guitarra -8 h 8 habra 8 hace -5 hacemos 7 hacer 4 hacia -4
 han 4 hasta -5 hay 11 he -5 hola -11 hoy 6 inscripciones -3 ir -7 junta 5 km -9 la 7 las 4 le 9
 lena 7 les 3 libros -4 llama -5 llamar 3 llega 11 llegamos -7 llego -4 llevar 4 llevo 5 lo -7
 local 4 luego 3 luna 4 luz 5 madre -6 madrid 7 mama -3 manana 10 mano 3 mar 8 martes -4 mas -5
 mates -4 mejor -9 menos -8 mesa 3 mi -9 miercoles -3 minuto 6 misma 11 mudanza 3 muy -3 nadie -9
 natacion 4 ni -14 nieve -4 nina -8 no -7 noche -3 nos 12 o -9 octubre -7 oficina -6 olvide 4
 os 6 otra 7 otro 3 oye 5 pa 11 para 15 paro 5 parroquia 5 parte -4 partir 7 pasan 5 paso 5
 pedro -4 pena 6 peques 4 perro -3 personas -5 piso -9 plazo 16 pone -4 presentacion 4
 presupuesto 6 primera 5 primeros 6 proximo 8 prueba 4 puede -11 puente 4 puerta -7 puertas 6
 puntos 10 q 4 que 3 queda 9 quedamos 3 quedo 3 quien 7 recoger 5 recogida 3 renovar 3 reparto -8
 reserva 3 sabado 8 sabe -5 sacar 4 sala 8 sale 7 salida 4 salimos -3 salon 9 santa 4 se -12
 sea 6 segun -14 segunda 3 semana 6 senor -8 senora -4 septiembre -4 sera 15 sesion -13 sevilla 3
 sierra 6 sin -9 sismo -3 sobre -4 solo 9 son -6 su 5 suerte -4 tarde 3 te 5 tenemos 4 tengo 6
 termina 7 tia -7 toca 17 todos -4 traed 5 traer 5 tres 9 tu -4 ultimo -9 un -19 v -7 va -6
 vacaciones 3 vacuna 4 vamos 6 veces -8 vecinos -3 ventanilla 3 verano -4 version -4 viaje 5
 vienen 3 vienes 9 viernes 4 visita -3 voy 5 vuelo 4 vuelta 4 y -8 ya -7 yo -6 º -4
`);
