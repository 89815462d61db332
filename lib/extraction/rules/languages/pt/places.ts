import type { DetailPlaceWords, StreetWords } from "@/lib/extraction/rules/pack/detail-tables";
import { plainPhraseTable, plainWordSet } from "@/lib/extraction/rules/pack/plain-tables";

/** Nouns of places, which stand before the name. */
const nouns = plainWordSet(`
    sala salão auditório escritório prédio edifício casa apartamento apê igreja paróquia capela catedral templo colégio
    escola escolinha instituto universidade faculdade campus biblioteca museu teatro cinema centro ginásio quadra estádio
    campo arena piscina academia parque praça rua avenida alameda travessa estação rodoviária aeroporto porto terminal bar
    boteco botequim cafeteria padaria café restaurante cantina churrascaria pizzaria hotel pousada hospital clínica posto
    postinho upa consultório farmácia prefeitura câmara mercado loja shopping praia varanda pátio jardim clube sítio chácara
    fazenda espaço sede portaria cartório fórum tribunal banco embaixada consulado livraria galeria palácio castelo ponte
    cemitério velório autoescola oficina laboratório lab pavilhão junta liceu pastelaria tasca quinta gare cais
`);

/** Portuguese: words of places. */
export const places: Partial<DetailPlaceWords> = {
  placeLeads: plainPhraseTable(
    "no; na; nos; nas; em; @; num; numa; lá no; lá na; perto de; perto do; perto da; em frente ao; em frente à; ao lado do; ao lado da; dentro do; dentro da; local; endereço",
  ),
  explicitPlaceLead: plainWordSet("local endereço"),
  articles: plainWordSet("o a os as um uma"),
  possessives: plainWordSet("meu minha seu sua nosso nossa teu tua"),
  placeStops: plainWordSet(`
    com para pra pro por desde até às e ou mas que o este esta será é está começa termina hoje amanhã cada todo toda todos
    todas sobre traz traga leva leve lembra não se segunda terça quarta quinta sexta sábado domingo onde quando porque dia
    tel telefone info depois antes entrada ingresso ingressos preço chegar
  `),
  placeNouns: nouns,
  placeHeads: nouns,
  placeArticles: plainWordSet(
    "o a os as casa café bar hotel restaurante cantina boteco são santa santo espaço sítio",
  ),
  roomNouns: plainWordSet(
    "sala salão auditório prédio bloco andar portão plataforma quadra campo terminal consultório anfiteatro",
  ),
  onlineLeads: plainWordSet("por via pelo no"),
  onlinePlaces: plainPhraseTable(
    "zoom; teams; microsoft teams; google meet; meet; skype; webex; videochamada; videoconferência; discord; whatsapp",
  ),
  notInPlaces: plainWordSet(`
    geral princípio total pessoa caso breve dia dias horas minutos semana semanas mês meses ano anos janeiro fevereiro março
    abril maio junho julho agosto setembro outubro novembro dezembro segunda terça quarta quinta sexta sábado domingo verão
    inverno outono primavera natal páscoa português inglês conta dinheiro linha grupo família silêncio carro trem avião
    ônibus metrô ponto frente cima volta torno vez tudo cada manhã tarde noite madrugada próxima próximo feriado hora lugar nome primeira segunda
    final fim começo início jejum mesmo mesma
  `),
  notBeforePlace: plainWordSet(
    "penso pensar acredito acreditar confiar confio insistir consiste baseado especialista",
  ),
  units: plainWordSet(
    "pessoas reais euros dólares minutos horas dias semanas páginas vagas km metros quilos",
  ),
  closedNames: plainPhraseTable(
    "zoom; teams; google meet; skype; online; pelo zoom; pelo teams; por videochamada; on-line",
  ),
};

/** Portuguese: the words of streets, which stand before the number. */
export const streets: Partial<StreetWords> = {
  streetPrefixes: plainWordSet(
    "rua r avenida av alameda al praça pça travessa tv estrada rodovia rod largo ladeira beco via calçada viela",
  ),
  unitWords: plainWordSet("andar sala bloco apto apartamento loja conjunto conj sobreloja"),
  houseNumber: /^\d{1,6}[a-z]?$/u,
};
