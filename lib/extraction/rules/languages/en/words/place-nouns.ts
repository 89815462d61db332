import { placeNouns, roomNouns } from "@/lib/extraction/rules/languages/en/details/places";

/** Nouns that end the name of a place, as expressions; some of them are single words of the sentence engine as well. */
export const nounsOfPlaces: readonly string[] = [
  ...new Set([
    ...placeNouns,
    ...roomNouns,
    ..."gymnasium|clubrooms?|foyer|courtyard|lot|galleries|marquee|arms|masjid|grounds?|bay|wharf|harbou?r|green|reserve|oval|vicarage|rectory|legion|sanctuary|dojo|flagpole|annexe?|wing|shed|forest|woods|trailhead|lodge|mill|manor|fort|books|surgery|bowlo|rsl|level|hbf|abbey|priory|cemetery|crematorium|court ?room|board ?room|showground|racecourse|jetty|quay|mandapa|mahal|bhawan|bhavan|hangar|online|lawn|vestry|refectory|astroturf|boat launch|ward|block|rec|ctr|campsite|mandir|gurdwara".split(
      "|",
    ),
  ]),
];
