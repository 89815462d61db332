import { describe, expect, it } from "vitest";
import { detailWords } from "@/lib/extraction/rules/languages/en/details/detail-words";
import { readDetails } from "./read-details";
import { segmentOf } from "./segment-of";

const locationOf = (marked: string): string => readDetails(segmentOf(marked), detailWords).location;

describe("findStreetAddresses", () => {
  it.each([
    ["Checkup [at 9], 1290 San Tomas Aquino Rd, San Jose", "1290 San Tomas Aquino Rd, San Jose"],
    ["Checkup at 41277 Roberts Ave # 32 [at 9]", "41277 Roberts Ave # 32"],
    ["Checkup at 1053 Cochrane Road Suite 140 [at 9]", "1053 Cochrane Road Suite 140"],
    ["Checkup at 450 Sutter St, Suite 1200 [at 9]", "450 Sutter St, Suite 1200"],
    ["checkup at 935 trancas street [at 9]", "935 trancas street"],
    ["Checkup at 1532 20th Street [at 9]", "1532 20th Street"],
    ["Checkup at 1500 South Capitol Street Southeast [at 9]", "1500 South Capitol Street Southeast"],
    ["Lunch [at noon] 45 Main Street, Springfield, IL 62701", "45 Main Street, Springfield, IL 62701"],
    ["Visit at 2301 Camino Ramon [at 9]", "2301 Camino Ramon"],
    ["Dîner 12 rue de Rivoli [at 9]", "12 rue de Rivoli"],
    ["Treffen, Hauptstraße 12 [at 9]", "Hauptstraße 12"],
    ["Opening [at 6] (Main Street 5, 10115 Berlin)", "Main Street 5, 10115 Berlin"],
    ["meet eric at 431 natoma [at 9]", "431 natoma"],
    ["Meet Eric at 431 Natoma [at 9]", "431 Natoma"],
  ])("reads %s", (marked, location) => {
    expect(locationOf(marked)).toBe(location);
  });

  it.each([
    "Buy 3 red pens [at 9]",
    "Run 5 miles [at 9]",
    "Table for 2 people [at 9]",
    "Invoice 4711 review [at 9]",
    "24 hour party",
    "Cap it at 300 dollars [on Friday]",
    "Party at 250 guests [on Friday]",
  ])("finds no address in %s", (marked) => {
    expect(locationOf(marked)).toBe("");
  });
});
