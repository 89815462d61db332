import { phraseTable } from "@/lib/extraction/rules/details/phrase-table";

/**
 * Large and much visited towns, needed only where one stands alone between commas behind the time (`[14 June], Lagos`).
 * Towns that are first of all names of people (Florence, Sydney, Charlotte) are left out.
 */
export const cities = phraseTable(`
  abu dhabi; abuja; accra; addis ababa; adelaide; ahmedabad; amman; amsterdam; ankara; athens; atlanta; auckland;
  baghdad; baltimore; bangalore; bengaluru; bangkok; barcelona; basel; beijing; beirut; belfast; belgrade; berlin;
  bern; birmingham; bogotá; bologna; boston; brisbane; bristol; brooklyn; brussels; bucharest; budapest;
  buenos aires; cairo; calgary; cambridge; canberra; cape town; chennai; chicago; cologne; copenhagen; cork; dallas;
  damascus; delhi; denver; detroit; dhaka; doha; dresden; dubai; dublin; durban; düsseldorf; edinburgh; frankfurt;
  galway; geneva; glasgow; hamburg; hanoi; havana; helsinki; ho chi minh city; hong kong; houston; hyderabad;
  istanbul; jakarta; jeddah; jerusalem; johannesburg; karachi; kathmandu; kolkata; kraków; kuala lumpur; kyiv; kyoto;
  lagos; las vegas; leeds; leipzig; lima; lisbon; liverpool; london; los angeles; luxembourg; lyon; madrid;
  manchester; manhattan; manila; marseille; melbourne; mexico city; miami; milan; montreal; moscow;
  mumbai; munich; münchen; nairobi; naples; new delhi; new orleans; new york; new york city; nice; nottingham; osaka;
  oslo; ottawa; oxford; paris; perth; philadelphia; phoenix; portland; porto; prague; pretoria; pune;
  quito; riga; rio de janeiro; riyadh; rome; rotterdam; san antonio; san diego; san francisco; san jose; são paulo;
  seattle; seoul; shanghai; shenzhen; singapore; stockholm; stuttgart; taipei; tehran; tel aviv; the hague; tokyo;
  toronto; turin; valencia; vancouver; venice; vienna; warsaw; washington; wellington; zurich; zürich
`);
