/**
 * Prices also in the visitor's own currency. Pages are the same for everyone, so both parts are hidden until the script has
 * read the choice and the rates (`web/enhance/currency.ts`).
 */
import { GUEST_WORDS } from "#languages/languages.ts";
import { signOf } from "#rules/money/about-money.ts";
import { useSite } from "#web/site.ts";

/** An entry in the list of languages: the script fills in the currencies. */
export function CurrencyChoice() {
  const { hotel, lang, hasRates } = useSite();
  if (!hasRates) return null;
  const { label, only } = GUEST_WORDS[lang].currency;
  return (
    <li className="currency" hidden data-currency={hotel.currency} data-only={only(signOf(hotel.currency, lang))}>
      <label>
        <span>{label}</span>
        <select />
      </label>
    </li>
  );
}

/** Below the prices of a page: whose rates these are, and in what the lodging charges. */
export function RateNote() {
  const { hotel, lang, hasRates } = useSite();
  if (!hasRates) return null;
  const { about, note } = GUEST_WORDS[lang].currency;
  return (
    <span
      className="rate-note"
      hidden
      data-rates={`/api/hotel/rates?domain=${hotel.domain}&lang=${lang}`}
      data-about={about("{amount}")}
      data-note={note("{sign}", "{date}", "{source}", signOf(hotel.currency, lang))}
    />
  );
}
