/** Where a lodging can be opened: what it sells in and by which clock it lives. An owner can change both later. */
const TABLE =
  "TW TWD Asia/Taipei|JP JPY Asia/Tokyo|KR KRW Asia/Seoul|CN CNY Asia/Shanghai|HK HKD Asia/Hong_Kong|MO MOP Asia/Macau|" +
  "SG SGD Asia/Singapore|TH THB Asia/Bangkok|MY MYR Asia/Kuala_Lumpur|PH PHP Asia/Manila|ID IDR Asia/Jakarta|" +
  "KH USD Asia/Phnom_Penh|IN INR Asia/Kolkata|NP NPR Asia/Kathmandu|LK LKR Asia/Colombo|AE AED Asia/Dubai|TR TRY Europe/Istanbul|" +
  "MA MAD Africa/Casablanca|EG EGP Africa/Cairo|ZA ZAR Africa/Johannesburg|AU AUD Australia/Sydney|NZ NZD Pacific/Auckland|" +
  "US USD America/New_York|CA CAD America/Toronto|MX MXN America/Mexico_City|GB GBP Europe/London|IE EUR Europe/Dublin|" +
  "FR EUR Europe/Paris|DE EUR Europe/Berlin|AT EUR Europe/Vienna|CH CHF Europe/Zurich|IT EUR Europe/Rome|ES EUR Europe/Madrid|" +
  "PT EUR Europe/Lisbon|NL EUR Europe/Amsterdam|BE EUR Europe/Brussels|DK DKK Europe/Copenhagen|SE SEK Europe/Stockholm|" +
  "NO NOK Europe/Oslo|FI EUR Europe/Helsinki|PL PLN Europe/Warsaw|CZ CZK Europe/Prague|HU HUF Europe/Budapest|GR EUR Europe/Athens|" +
  "HR EUR Europe/Zagreb";

export type LodgingCountry = { country: string; currency: string; timezone: string };

export const LODGING_COUNTRIES: readonly LodgingCountry[] = TABLE.split("|").map((row) => {
  const [country = "", currency = "", timezone = ""] = row.split(" ");
  return { country, currency, timezone };
});

export const countryFacts = (country: string): LodgingCountry | null =>
  LODGING_COUNTRIES.find((each) => each.country === country) ?? null;
