import { placeNouns, roomNouns } from "@/lib/extraction/rules/languages/en/details/places";

/** Nouns that end the name of a place, as expressions; some of them are single words of the sentence engine as well. */
export const nounsOfPlaces: readonly string[] = [
  ...new Set([
    ...placeNouns,
    ...roomNouns,
    ..."gymnasium|clubrooms?|foyer|courtyard|lot|galleries|marquee|arms|masjid|grounds?|bay|wharf|harbou?r|green|reserve|oval|vicarage|rectory|exchange|legion|sanctuary|dojo|flagpole|annexe?|wing|shed|forest|woods|trailhead|lodge|mill|mansion|manor|fort|books|surgery|bowlo|rsl|level|ring|hbf|abbey|priory|parish|cemetery|crematorium|court ?room|board ?room|showground|racecourse|jetty|quay|mandapa|mahal|bhawan|bhavan|hangar|workshop|online|lawns?|vestry|sacristy|crypt|nave|refectory|tuck ?shop|lunch ?room|toolshed|greenhouse|allotments?|astroturf|boat launch|lock|branch|ward|unit|block|rec|domain|commons?|meadow|orchard|wood|chambers|ctr|multi-?purpose room|parking|campsite|junction|mandir|gurdwara|flat|reception|desk".split(
      "|",
    ),
  ]),
];
