/** The booker's telephone: the country by its flag and calling code, and the rest of the number. */
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { FormEvent, MouseEvent } from "react";
import { callingCodeOf, countriesIn, countryName, countryOfNumber, flagOf } from "#rules/guests/countries.ts";
import { isInternational, plainPhone } from "#rules/guests/phone.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { useCheckout } from "#web/booking/checkout.ts";
import { chosenCountry, settledPhone } from "#web/booking/phones.ts";

const loadCountries = () => import("#web/booking/countries/countries.tsx");
const Countries = lazy(async () => ({ default: (await loadCountries()).Countries }));

export function PhoneField() {
  const { words, data, type, alert } = useBookingTools();
  const { phones } = useCheckout();
  const { typed, problems, isLive } = useLive();
  const [isOpen, setOpen] = useState(false);
  const number = useRef<HTMLInputElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const country = chosenCountry(typed, data.country);
  const error = problems.find(({ field }) => field === "booker_phone")?.text;
  useEffect(() => void phones.load(), [phones]);

  const choose = (chosen: string) => {
    // The form is read in the same moment, before this is rendered.
    if (hidden.current) hidden.current.value = chosen;
    type({ phone_country: chosen });
  };
  /** Written as it will be sent, if it is a number: a calling code in it chooses its country. */
  const settle = (input: HTMLInputElement) => {
    const read = phones.read()?.(input.value, country);
    if (read?.is !== "right") return;
    const settled = settledPhone(read);
    input.value = settled.booker_phone!;
    choose(read.country);
    type(settled);
  };
  const follow = (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const found = countryOfNumber(plainPhone(input.value), country);
    if (found !== null && found !== country) choose(found);
    // Pasted or filled in by the browser: it is complete. While somebody types, the text stays as it is.
    const isTyped = (event.nativeEvent as InputEvent).inputType === "insertText";
    if (!isTyped && isInternational(input.value)) settle(input);
  };
  const open = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Not every browser focuses a clicked button, and the dialog returns the focus to where it was.
    currentTarget.focus();
    try {
      await loadCountries();
      setOpen(true);
    } catch {
      alert(words.pay.offline);
    }
  };
  const first = [country, data.country, data.hotel.country];
  return (
    <div className="field" data-wrong={error !== undefined}>
      <label htmlFor="booker_phone">{words.details.phone}</label>
      <p className="field-hint" id="booker_phone-hint">
        {words.details.phone_hint}
      </p>
      <div className="phone">
        {isLive ? (
          <>
            <button
              type="button"
              className="phone-country"
              aria-haspopup="dialog"
              aria-label={words.guest.phone.country(countryName(country, data.lang), callingCodeOf(country) ?? "")}
              data-country={country}
              onClick={(event) => void open(event)}
            >
              <span className="flag">{flagOf(country)}</span>+{callingCodeOf(country)}
            </button>
            <input ref={hidden} type="hidden" name="phone_country" value={country} />
          </>
        ) : (
          <CountrySelect country={country} />
        )}
        <input
          ref={number}
          id="booker_phone"
          name="booker_phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          defaultValue={typed.booker_phone ?? ""}
          onInput={follow}
          onBlur={(event) => settle(event.currentTarget)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? "booker_phone-hint" : "booker_phone-hint booker_phone-error"}
        />
      </div>
      {error === undefined ? null : (
        <p className="field-error" id="booker_phone-error">
          {error}
        </p>
      )}
      <Suspense fallback={null}>
        {isOpen ? (
          <Countries
            lang={data.lang}
            words={words.guest.phone}
            chosen={country}
            first={first}
            onChoose={(chosen) => {
              setOpen(false);
              choose(chosen);
            }}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

/** Without a script: the browser's own list. Names come first, so that typing one finds it. */
function CountrySelect({ country }: { country: string }) {
  const { words, data } = useBookingTools();
  return (
    <select className="phone-select" name="phone_country" aria-label={words.guest.phone.title} defaultValue={country}>
      {countriesIn(data.lang).map(({ country: each, name, code }) => (
        <option key={each} value={each} suppressHydrationWarning>
          {`${name} +${code}`}
        </option>
      ))}
    </select>
  );
}
