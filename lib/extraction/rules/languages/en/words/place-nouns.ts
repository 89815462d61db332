import { placeNouns, roomNouns } from "@/lib/extraction/rules/languages/en/details/places";

/** Nouns that end the name of a place, as expressions; some of them are single words of the sentence engine as well. */
export const nounsOfPlaces: readonly string[] = [
  ...new Set([
    ...placeNouns,
    ...roomNouns,
    ..."gymnasium|clubrooms?|foyer|courtyard|lot|galleries|marquee|arms|masjid|grounds?|bay|wharf|harbou?r|green|reserve|oval|vicarage|rectory|legion|sanctuary|dojo|flagpole|annexe?|wing|shed|forest|woods|trailhead|lodge|mill|manor|fort|books|surgery|bowlo|rsl|level|hbf|abbey|priory|cemetery|crematorium|court ?room|board ?room|showground|racecourse|jetty|quay|mandapa|mahal|bhawan|bhavan|hangar|online|allotments?|atrium|boatyard|cabin|campground|car ?park|parking|caves?|chambers|churchyard|classrooms|concourse|cottage|crèche|creche|domain|driveway|embankment|falls|farmhouse|footbridge|fountain|glasshouse|greenhouse|guesthouse|guildhall|kerbside|kiosk|layby|lido|loft|mansion|marketplace|meadow|orchard|paddock|poolside|precinct|quad|quarry|riverbank|riverside|roundabout|school(?:house|room|yard)|seafront|showroom|sportsground|stables|staffroom|stoep|tea ?room|toolshed|towpath|vaults?|verandah?|viewpoint|void deck|waterfront|servo|bus stop|taxi rank|lawn|vestry|refectory|astroturf|boat launch|ward|block|rec|ctr|campsite|mandir|gurdwara".split(
      "|",
    ),
  ]),
];
