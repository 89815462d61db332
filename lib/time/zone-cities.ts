/**
 * Cities by which people know a zone, beside the four largest that `@vvo/tzdb` names for each, and names that cities had
 * for so long that people still search by them.
 */
export const furtherCities: Readonly<Record<string, readonly string[]>> = {
  "Africa/Casablanca": ["Rabat", "Marrakesh"],
  "Africa/Johannesburg": ["Cape Town", "Durban", "Pretoria"],
  "Africa/Lagos": ["Abuja"],
  "America/Anchorage": ["Alaska"],
  "America/Chicago": [
    "Austin",
    "Kansas City",
    "Memphis",
    "Minneapolis",
    "Nashville",
    "New Orleans",
    "St. Louis",
  ],
  "America/Denver": ["Albuquerque", "Boulder", "Salt Lake City"],
  "America/Edmonton": ["Calgary"],
  "America/Los_Angeles": ["Las Vegas", "Portland", "Sacramento", "San Francisco", "Seattle"],
  "America/Mexico_City": ["Guadalajara", "Puebla"],
  "America/New_York": ["Atlanta", "Baltimore", "Boston", "Miami", "Orlando", "Pittsburgh", "Washington, DC"],
  "America/Phoenix": ["Scottsdale", "Tucson"],
  "America/Sao_Paulo": ["Belo Horizonte", "Brasília", "Curitiba", "Porto Alegre", "Rio de Janeiro"],
  "America/Toronto": ["Montréal", "Ottawa", "Québec"],
  "America/Vancouver": ["Victoria"],
  "Asia/Dubai": ["Abu Dhabi"],
  "Asia/Ho_Chi_Minh": ["Da Nang", "Hanoi", "Saigon"],
  "Asia/Jerusalem": ["Haifa", "Tel Aviv"],
  "Asia/Karachi": ["Islamabad", "Lahore"],
  "Asia/Kolkata": ["Bangalore", "Bombay", "Chennai", "Goa", "Madras", "New Delhi", "Pune"],
  "Asia/Riyadh": ["Jeddah", "Mecca"],
  "Asia/Seoul": ["Busan"],
  "Asia/Shanghai": ["Beijing", "Chengdu", "Hangzhou", "Nanjing", "Peking", "Wuhan"],
  "Asia/Tokyo": ["Fukuoka", "Hiroshima", "Kyoto", "Nagoya", "Osaka", "Sapporo"],
  "Asia/Yangon": ["Rangoon"],
  "Australia/Sydney": ["Canberra"],
  "Europe/Amsterdam": ["Eindhoven", "Rotterdam", "The Hague", "Utrecht"],
  "Europe/Berlin": [
    "Cologne",
    "Dresden",
    "Düsseldorf",
    "Frankfurt",
    "Leipzig",
    "Munich",
    "Nuremberg",
    "Stuttgart",
  ],
  "Europe/Brussels": ["Antwerp", "Bruges", "Ghent"],
  "Europe/Copenhagen": ["Aarhus"],
  "Europe/Istanbul": ["Ankara", "Izmir"],
  "Europe/Kyiv": ["Kiev", "Kharkiv", "Lviv", "Odesa"],
  "Europe/Lisbon": ["Porto"],
  "Europe/London": ["Belfast", "Bristol", "Cambridge", "Cardiff", "Edinburgh", "Manchester", "Oxford"],
  "Europe/Madrid": ["Bilbao", "Málaga", "Seville"],
  "Europe/Moscow": ["St. Petersburg"],
  "Europe/Paris": ["Bordeaux", "Lyon", "Marseille", "Nice", "Strasbourg", "Toulouse"],
  "Europe/Prague": ["Brno"],
  "Europe/Rome": ["Bologna", "Florence", "Milan", "Naples", "Turin", "Venice"],
  "Europe/Stockholm": ["Gothenburg", "Malmö"],
  "Europe/Vienna": ["Graz", "Innsbruck", "Salzburg"],
  "Europe/Warsaw": ["Gdańsk", "Kraków", "Wrocław"],
  "Europe/Zurich": ["Basel", "Bern", "Geneva", "Lausanne"],
  "Pacific/Auckland": ["Christchurch", "Wellington"],
  "Pacific/Honolulu": ["Hawaii", "Maui"],
};

/** What people call a country besides its names in full and in short, by its code. */
export const furtherCountryNames: Readonly<Record<string, readonly string[]>> = {
  AE: ["UAE"],
  CZ: ["Czech Republic"],
  GB: ["England", "Great Britain", "Scotland", "Wales"],
  NL: ["Holland"],
  TR: ["Turkey"],
  US: ["USA", "America"],
};

/**
 * The zones that people mean first by an abbreviation or a country that several zones share: `EST` is New York before
 * Panama, `CST` is Chicago before Shanghai.
 */
export const leadingZones: readonly string[] = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "Europe/London",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Asia/Shanghai",
  "Asia/Tokyo",
  "Australia/Sydney",
];
