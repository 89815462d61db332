import { readWeights } from "@/lib/extraction/rules/choose/scorer";

/** What words weigh around a draft of a short text. Written by `npm run train`. Cross-validated by text: of 1055 texts without a plan 790 give no event (603 without the judge), of 1257 events 33 are lost. */
export const noteWeights = readWeights(`
a: ! 20 ( 64 ) -54 , 38 . 44 : -54 ? -67 a -26 al 23 antes 25 con -46 el -32 en 21 es -17 hay 16
 ni -15 no -17 o -38 para 16 por 27 que 16 si -18 y -27
b: , 22 0 -18 al 39 de -77 del -75 el 62 en -18 es 36 la 19 las -24 sobre -24 un -66
closes: ) -55 . -141 0 25 000 38 ? 16 hora 35 noche 18 tarde 17
opens: 0 -20 al -35 antes -52 asamblea -25 atencion -18 aviso 17 corte 28 de -27 devolver 16
 dia -30 el -62 en -69 entrada 17 examen -20 hola -55 hora -68 la -69 las -110 los -98 me 56
 mi 24 no -26 oye 27 por 31 que 16 reunion -23 su 43 te -33 turno 15 vuelo 30 « -29 ¿ -86
p: abona 21 abuel 18 acept 21 acuer 52 adela 25 alarm 19 algui -15 alham -28 anali -24 apunt 30
 arran -16 arreg -28 atien -36 avisa 52 ayuna -20 bogot -25 busca -36 cambi 22 cance -37
 canta -15 carga 20 celeb -26 cenam -18 cerra -32 circu -26 coleg 28 comid 20 comis -37 compa -20
 conci 23 confi 60 conse -34 contr 30 convo 19 corre 17 corri -17 cuand -30 cuatr -15 cultu 25
 decla 25 depos 27 despu -22 direc 21 dormi -23 duerm -19 edifi -16 elect 34 empie 55 empre 24
 estac 38 estar -20 estre 27 exame 26 extra -68 febre -29 fonta 21 front 20 fuimo -44 fumig -21
 gener -28 getaf -25 guita -38 hacem 33 herma 20 infor -29 ingre -17 insta 30 junta -25 libro -18
 llama 28 llega -61 lleva 26 madri 34 manan 33 manda 22 marte -18 maxim -52 mierc -17 minut 16
 mudan 15 natac 18 octub -36 ofici -26 olvid 30 parro 24 parti 21 peque 21 perio -51 perso -48
 preci -26 prese 49 presu 29 prime 18 profe -25 progr 15 proxi 43 prueb 18 puede -19 puent 19
 puert -17 punto 48 queda 46 quinc 33 recar -21 recog 23 recor 42 regis 16 repar -16 reser 47
 retir 48 rosal -20 sabad 37 salid 29 salim -17 segui -46 segun 25 seman 44 septi -20 sesio -54
 sevil 36 sierr 30 sorte 21 suegr 31 suert -22 tarde 22 tecni 15 tempr 19 tenem 21 terce -30
 tradi -73 trist -35 ultim -60 vacac 16 vacun 25 veran -21 versi -19 veter 23 viene 61 viern 22
 visit -36
q: , 33 - -52 . -108 0 21 0/0 -29 00 31 00.00 18 00/0 32 0000 39 00:00 22 0:00 31 al 50 am -35
 cada 26 cuarto 26 cuatro -17 dentro 28 diez -46 doce -27 dom 19 domingos -61 dos 39 el 15 en -19
 esta 17 este 76 finde 17 h 55 hora -24 hoy 107 jue 19 jueves -19 julio -36 la -22 las -21
 los -20 lun -26 m 28 madre -15 manana 86 mar 28 martes -58 mayo -50 media 26 menos 20
 miercoles -48 noche 77 nueve 15 ocho -18 p -23 pm -15 por -66 proximo 40 que 42 sabado 33
 sabados -45 semana 21 semanas 31 septiembre -17 todos 31 vie 24 viene 42 viernes -26 y 32
s: aba -17 ada -35 ado -60 afe -25 ais 31 aje -20 alo 70 ame 57 amo -17 ara 62 ata 35 ate 29
 ble -63 blo 29 bre -27 bus 22 car -26 cas -17 cha 17 che 31 cho 36 cia -44 cos -19 cta 45 cto 16
 dan 25 das 26 dio -26 dor 58 eba 18 eca 21 ega 36 eis -45 eja -26 ejo -79 ena -53 ere -33 ero 31
 eso -40 eta -22 ete 18 eza 40 gan 36 gar 59 ger 27 gia 19 gro -23 ial 62 ian -87 ias -79 ico -62
 ida 36 ide 22 ido 17 ien -21 ima -40 imo -30 ino -49 ion 41 ior -26 ira 35 iro 16 ita 44 ito 31
 ivo -18 jos 26 lar 27 las 15 ler 22 lia -16 lla 27 los 19 mir -18 mos 29 nal 21 nas -63 nce -16
 nda -42 nde -30 ndo -32 nos 18 nza 19 oga -20 ota -34 pal 17 pra 15 que -23 ran -26 rar -17
 ras 17 res -19 rid 34 rio 71 rla 35 rle 15 rlo 53 rma 27 rme -49 rol 22 ron -30 rra -32 rse 15
 rta -42 rte 33 rva 17 rzo 33 sar 16 ste -113 tal 16 tes -20 tir 31 ton -22 tos 32 tra 18 tre 58
 uen 15 uia 24 ura -39 uro 17 uto 42 var 49 via -18 vos -16 zos -18
t: a 44 acta -27 agosto -25 anos -23 antes 55 b -16 c -32 casa -28 coche 43 con 25 cuota 36
 de -48 del 58 desde 31 despues 33 dia -50 diez -15 el 105 euros -28 favor 31 fecha 38 grupo 84
 h 43 hasta -41 hola 34 hora -25 jueves 26 km -41 la 41 las 17 lo 18 los -53 lunes 49 m -48
 manana 68 mas -50 me -26 media -40 n -27 no -60 nos 36 noviembre 27 ocho -46 p -43 para 44
 partir 26 pendientes 16 plaza 35 por -68 punto -31 que -55 reunion 39 sabado 76 sale -21
 salida 65 santos -25 se -82 semana -35 si 45 sin 45 sr 29 su 34 tarde -41 te 41 traed 51
 tres -78 tu 86 un -45 una -55 viernes 28 x -23 y -16 ya -19 yo 17
w: a 49 abre -30 abril -27 acta -27 actos 16 agenda -15 ahora 30 alarma 19 alguien -15
 alhambra -28 anos -68 antes 121 apunta 23 aqui -33 asi -46 atiende -35 autobus 22 ave 20
 aviso 19 ayunas -20 azul -15 b -15 baja -35 bar -15 beca 21 beto 41 biblio -16 biblioteca 21
 bici 41 bogota -25 bueno 41 bus -18 buscar -22 cada -24 calle -24 casa 54 casi -19 cena 35
 cenamos -18 cita 51 clase 52 club -17 coche 25 comida 20 comisaria -25 como -40 compra 15
 control 22 coro 16 corte 30 cuando -30 cuatro -19 cuota 47 curso 20 da -35 dan 28 desde -58
 despues -22 dia 18 dias -35 don 27 dormir -18 dos -32 dura -74 edificio -16 el 33 empieza 47
 empresa 24 enero 19 entrada 17 entrega 22 entregar 20 era -44 es -22 esta -24 estacion 38
 estar 17 estara 32 examen 16 favor 37 febrero -29 festivos -31 fontanero 21 fue -51 fuera -33
 fuimos -44 gas 22 general -24 getafe -25 guitarra -38 h 42 habra 41 hace -25 hacemos 33 hacer 21
 hacia -21 han 19 hasta -25 hay 53 he -23 hola -55 hoy 29 inscripciones -17 ir -37 junta 26
 km -47 la 37 las 19 le 45 lena 34 les 17 libros -18 llama -24 llamar 16 llega 56 llegamos -37
 llego -19 llevar 18 llevo 26 lo -35 local 22 luego 15 luna 19 luz 24 madre -32 madrid 34
 mama -17 manana 49 mano 16 mar 38 martes -18 mas -25 mates -21 mejor -44 menos -39 mesa 15
 mi -47 miercoles -17 minuto 28 misma 54 mudanza 15 muy -16 nadie -44 natacion 18 ni -71
 nieve -20 nina -40 no -37 noche -17 nos 60 o -46 octubre -36 oficina -29 olvide 22 os 32 otra 37
 otro 15 oye 27 pa 55 para 73 paro 24 parroquia 24 parte -18 partir 34 pasan 27 paso 26 pedro -21
 pena 28 peques 21 perro -17 personas -25 piso -43 plazo 78 pone -22 presentacion 18
 presupuesto 29 primera 26 primeros 30 proximo 41 prueba 18 puede -56 puente 19 puerta -35
 puertas 31 puntos 48 q 21 que 17 queda 44 quedamos 16 quedo 17 quien 37 recoger 24 recogida 16
 renovar 17 reparto -38 reserva 17 sabado 40 sabe -26 sacar 18 sala 39 sale 35 salida 19
 salimos -17 salon 43 santa 19 se -59 sea 28 segun -72 segunda 16 semana 28 senor -41 senora -18
 septiembre -20 sera 74 sesion -64 sevilla 17 sierra 30 sin -47 sismo -15 sobre -22 solo 45
 son -28 su 25 suerte -22 tarde 17 te 27 tenemos 21 tengo 29 termina 37 tia -35 toca 83 todos -20
 traed 25 traer 24 tres 43 tu -19 ultimo -46 un -96 v -36 va -31 vacaciones 16 vacuna 21 vamos 29
 veces -40 vecinos -17 ventanilla 15 verano -21 version -19 viaje 26 vienen 15 vienes 47
 viernes 22 visita -16 voy 27 vuelo 22 vuelta 21 y -40 ya -37 yo -28 º -20
`);
