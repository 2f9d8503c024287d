/** In which a lodging can sell. */
import { LODGING_COUNTRIES } from "#rules/site/lodging-countries.ts";

export const LODGING_CURRENCIES = [...new Set(LODGING_COUNTRIES.map(({ currency }) => currency))].toSorted();
