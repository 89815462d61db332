import { phraseTable, wordSet } from "@/lib/extraction/rules/details/phrase-table";

/** Introduces a place; the longest phrase counts. */
export const placeLeads = phraseTable(`
  at; @; in; inside; near; over at; down at; out at; up at; located at; located in; located on; located near; location at;
  held at; held in; held on; held inside; hosted at; hosted in; taking place at; taking place in; takes place at; takes place in;
  take place at; take place in; happening at; happening in; occurring at; occur at; venue is; the venue is; venue will be; the venue will be;
  location is; the location is; location will be; the location will be; location being; the location being;
  location of; a location of; the location of; with a location of; with the location of; with location; the location;
  with the location being; location for this event is; location of the event is; location of this event is; location of this event is at; location is at; the location is at; location as; the location as; location for the event as; location for this event; address for the event is; the address for the visit is; venue for the event is; 
  location for event is; location for the event is; event location is; address is; the address is; address as;
  address of; an address of; the address; at the address; with an address of; it's at; its at; it is at; it's located at; scheduled at; be at;
  outside; behind; opposite; across from; next to
`);

/** English leads are judged by what follows them. */
export const strictLeads = wordSet("");
export const keptLeads = wordSet("");

/** Words that are judged as `in` is: none, for each of the others leads to a place. */
export const commonLeads: ReadonlySet<string> = new Set();

/** Leads that name the place outright, so that nearly anything may follow. */
export const explicitPlaceLead = wordSet("located location address venue held hosted place places");

/** Words before a place that are not part of its name. */
export const articles = wordSet("the a an that this");

/** Owners before a place (`my office`), kept as typed. */
export const possessives = wordSet("my our your his her their");

/** Words that end a place. */
export const placeStops = wordSet(`
  with w for from to by until till til starting beginning begins starts ending ends lasting which where who whose that
  is are was were will would should can could may please pls then or but so because since about regarding re called
  titled named labeled if as it it's its i i'm i'll i'd we we'll you he she they before after during scheduled when
  while bring remember note notes plus via using invite inviting title due and at on in @ between around into onto
  tomorrow today tonight yesterday every each daily weekly monthly add put make set schedule book create remind mark
  last lasts next this not be been has have had takes take happening correct event discuss located held hosted moved there
`);

/** Nouns that make a phrase the name of a place (a venue, not a town). */
export const placeNouns = wordSet(`
  room rooms hall halls office offices building bldg center centre park cafe café bar pub restaurant bistro diner grill
  kitchen house home place apartment apartments hotel motel inn hostel resort spa gym studio school university college
  campus library museum gallery theater theatre cinema cinemas stadium arena field court pool beach lake club church
  temple mosque synagogue chapel cathedral hospital clinic pharmacy store shop mall market supermarket bakery salon
  barbershop dealership garage station airport terminal gate port pier harbor harbour dock plaza square garden gardens
  auditorium theatre lobby lounge terrace rooftop patio basement cafeteria canteen classroom lab laboratory warehouse
  factory farm ranch vineyard winery brewery tavern cellar shack hut tent stage deck floor suite tower court courthouse
  embassy consulate bank post zoo aquarium playground track course range rink alley casino ballroom boardroom
  conference-room headquarters hq site venue downtown bookstore bookshop steakhouse pizzeria trattoria ristorante
  closet porch yard backyard attic bridge monument memorial fairgrounds marina depot clubhouse entrance pavilion boathouse arcade plant shelter
  rm zoom teams skype meet discord slack webex facetime
  osteria trattoria taverna brasserie cantina taqueria bistrot gasthaus biergarten izakaya roastery deli bodega teahouse
  palace castle villa palais palazzo schloss opera philharmonie philharmonic conservatory forum stade estadio bahnhof
  hauptbahnhof academy institute parc parque parlor parlour planetarium observatory barn yurt
`);

/** Words with which the names of places open (`The Crown`, `Chez Nora`, `La Cabra`). */
export const placeArticles = wordSet(
  "the el la le les los las il lo l chez casa café cafe bar hotel osteria trattoria taverna restaurant ristorante brasserie pizzeria cantina taqueria villa chateau château schloss gasthaus club st saint san santa",
);

/** What the names of shops and kitchens end with; on their own these words are no place. */
export const placeTails = wordSet(
  "coffee roasters tacos pizza sushi ramen noodles books records brewing bakers burgers barbers wines social house",
);

/** Nouns of rooms and halls, which name a place even without a preposition when a number or letter follows. */
export const roomNouns = wordSet(
  "room rm hall auditorium suite boardroom classroom lab building bldg studio floor ballroom pitch court gate platform booth pavilion terminal",
);

/** Modifiers of a room that need no capital (`conference room B`). */
export const roomModifiers = wordSet(
  "conference conf meeting board main large small big lecture seminar break class training",
);

/** Stands before an online place (`on Zoom`, `via Teams`). */
export const onlineLeads = wordSet("on over via through");

/** Online places; `on Zoom` is where one meets. */
export const onlinePlaces = phraseTable(`
  zoom; teams; ms teams; microsoft teams; google meet; hangouts; skype; slack; facetime; discord; webex;
  campus; broadway
`);

/** What follows `at` without being a place. */
export const notAtPlaces = wordSet(`
  least most first last once all any some around about approximately noon midnight midday dawn dusk sunrise sunset night
  lunch lunchtime dinnertime breakfast half quarter exactly roughly latest earliest same time times risk ease length
  present short which whatever what that this it them him her me you us an hour hours o'clock evening morning afternoon
  end start beginning minimum maximum max min random war rest peace large will event title
`);

/** What follows `in` without being a place. */
export const notInPlaces = wordSet(`
  person advance addition order case charge front touch time total general detail mind preparation loop which it that this
  them me you him her us there here case fact particular private public progress question response return secret
  short spite summary terms theory turn use vain view need love shape style writing english spanish french german italian
  chinese japanese portuguese russian arabic hindi an hour hours minute minutes day days week weeks month months year years
  calendar schedule calender agenda diary planner morning afternoon evening night summer winter spring fall autumn january
  february march april may june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday between around about half exactly some any all both case future past meantime meanwhile slot one two
  three four five six seven eight nine ten twelve thirty python java javascript rust sql person blue red black white
  early late attendance bed middle end beginning
`);

/** Words before `at` or `in` that make it something else than a place (`look at`, `interested in`). */
export const notBeforePlace = wordSet(
  "not look looking looked aim aimed good great excellent laugh interested invest investing believe participate specialize engage check checking sign log logging call calling fill filling chime dial hand handing turn turning cash trade plug chip pencil type key",
);

/** Nouns that say little without the place after them (`Reservation at Lulu's`), so that it stays in the title. */
export const namedByPlace = wordSet("reservation reservations viewing table booking people movie movies");

/** What a number counts, so that it is no house number. */
export const units = wordSet(
  "people persons guests kids dollars bucks euros percent degrees miles km meters points calories euro usd minutes hours days weeks pages seats items copies",
);

/** Online places that may stand on their own. */
export const closedNames = phraseTable(`
  zoom; teams; ms teams; microsoft teams; google meet; hangouts; skype; facetime; webex; online
`);

/** English puts the noun of a place last. */
export const placeHeads: ReadonlySet<string> = new Set();
