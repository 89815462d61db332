import { phraseTable } from "@/lib/extraction/rules/details/phrase-table";

/**
 * Large and much visited towns, needed only where one stands alone between commas behind the time (`[14 June], Lagos`).
 * Towns that are first of all names of people (Florence, Sydney, Charlotte) are left out.
 */
export const cities = phraseTable(`
  abu dhabi; abuja; accra; addis ababa; adelaide; ahmedabad; amman; amsterdam; ankara; antwerp; athens; atlanta; auckland;
  baghdad; baltimore; bangalore; bengaluru; bangkok; barcelona; basel; beijing; beirut; belfast; belgrade; bergen; berkeley;
  berlin; bern; birmingham; bogotá; bogota; bologna; bordeaux; boston; brisbane; bristol; brooklyn;
  brussels; bucharest; budapest; buenos aires; cairo; calgary; cambridge; canberra; cape town; casablanca; chennai;
  chicago; cologne; copenhagen; cork; dakar; dallas; damascus; delhi; denver; detroit; dhaka; doha; dresden; dubai; dublin;
  durban; düsseldorf; edinburgh; frankfurt; galway; geneva; ghent; glasgow; gothenburg; granada; hamburg; hanoi;
  havana; helsinki; ho chi minh city; hong kong; honolulu; houston; hyderabad; istanbul; jakarta; jeddah; jerusalem;
  johannesburg; karachi; kathmandu; kigali; kolkata; kraków; krakow; kuala lumpur; kyiv; kyoto; lagos; lahore;
  las vegas; leeds; leipzig; lima; lisbon; liverpool; london; los angeles; luxembourg; lyon; madrid; malaga;
  manchester; manhattan; manila; marrakech; marseille; melbourne; mexico city; miami; milan; milwaukee; minneapolis;
  montreal; moscow; mumbai; munich; münchen; nairobi; naples; nashville; new delhi; new orleans;
  new york; new york city; nice; nottingham; oakland; osaka; oslo; ottawa; oxford; palermo; palo alto; paris; perth;
  philadelphia; phoenix; pittsburgh; portland; porto; prague; pretoria; pune; quito; riga; rio de janeiro;
  riyadh; rome; rotterdam; sacramento; salzburg; san antonio; san diego; san francisco; san jose; san juan;
  são paulo; seattle; seoul; seville; shanghai; shenzhen; singapore; stockholm; stuttgart; taipei; 
  tehran; tel aviv; the hague; tokyo; toronto; turin; valencia; vancouver; venice; vienna; warsaw;
  washington; wellington; winnipeg; zagreb; zurich; zürich
`);
