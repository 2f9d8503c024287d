/** Who books, who stays, and the invoice. One column, each label above its field. */
import { roomsOf } from "#rules/booking/booking-state.ts";
import type { FormEvent } from "react";
import { meantEmail } from "#rules/guests/email-typo.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { useCheckout } from "#web/booking/checkout.ts";
import { PARTS } from "#web/booking/later/part-files.ts";
import { useSoon } from "#web/booking/later/part.tsx";
import { chosenCountry, settledPhone } from "#web/booking/phones.ts";
import { readTyped } from "#web/booking/typed-form.ts";
import { Field } from "#web/ui/field.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { Problems } from "#web/ui/problems.tsx";
import { RateNote } from "./about.tsx";
import { PhoneField } from "./phone-field.tsx";
import { Questions } from "./questions.tsx";

export function DetailsForm() {
  const { words, data, addressOf, type, go } = useBookingTools();
  const { judge, phones } = useCheckout();
  useSoon(PARTS.payStep);
  const { state, problems } = useLive();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readTyped(event.currentTarget);
    type(typed);
    await phones.load();
    const read = phones.read()?.(typed.booker_phone ?? "", chosenCountry(typed, data.country));
    if (read?.is === "right") type(settledPhone(read));
    if (judge("details")) go((now) => ({ ...now, step: "pay" }));
  };
  return (
    <form
      id="details"
      className="form details"
      method="post"
      action={addressOf({ ...state, step: "details" })}
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={(event) => type(readTyped(event.currentTarget))}
    >
      <input type="hidden" name="xsrf" value={data.xsrf} />
      <input type="hidden" name="key" value={data.idempotencyKey} />
      {/* The first submit button is the one that Enter uses: it goes on, whatever other buttons follow. */}
      <button className="hidden" type="submit" name="intent" value="details" tabIndex={-1} aria-hidden="true" />
      <Problems title={words.wrong.title} problems={problems} />
      <h2>{words.details.booker}</h2>
      <Names />
      <TypedField
        name="booker_email"
        type="email"
        autoComplete="email"
        inputMode="email"
        hint={words.details.email_hint}
        label={words.details.email}
      />
      <Meant />
      <PhoneField />
      <Questions />
      {data.hotel.questions.includes("occupants") ? <Occupants /> : null}
      <Memo />
      {data.hotel.hasCompanyInvoice ? <Company /> : null}
      <button className="button step-go" type="submit" name="intent" value="details">
        {words.details.continue}
      </button>
      <RateNote />
    </form>
  );
}

type TypedFieldProps = Parameters<typeof Field>[0];

function TypedField(props: TypedFieldProps) {
  const { typed, problems } = useLive();
  const error = problems.find(({ field }) => field === props.name)?.text;
  return <Field defaultValue={typed[props.name] ?? ""} {...props} {...(error === undefined ? {} : { error })} />;
}

/** Given name first in English, family name first elsewhere. */
function Names() {
  const { words, data } = useBookingTools();
  const last = (
    <TypedField
      key="last"
      name="booker_last_name"
      autoComplete="family-name"
      maxLength={60}
      label={words.details.last_name}
    />
  );
  const first = (
    <TypedField
      key="first"
      name="booker_first_name"
      autoComplete="given-name"
      maxLength={60}
      label={words.details.first_name}
    />
  );
  return <div className="form-pair">{data.lang === "en-US" ? [first, last] : [last, first]}</div>;
}

/** A likely typing error in a well-known e-mail domain, with a button to correct it. */
function Meant() {
  const { words, type } = useBookingTools();
  const { typed } = useLive();
  const email = typed.booker_email ?? "";
  const meant = meantEmail(email);
  if (meant === null) {
    return /@[^.\s]+$/.test(email) ? (
      <p className="meant" role="status">
        {words.details.no_ending}
      </p>
    ) : null;
  }
  const use = () => {
    const input = document.querySelector<HTMLInputElement>("#booker_email");
    if (input) input.value = meant;
    type({ booker_email: meant });
    input?.focus();
  };
  return (
    <p className="meant" role="status">
      {words.details.did_you_mean(meant)}{" "}
      <button type="button" className="more" onClick={use}>
        {words.details.use_this}
      </button>
    </p>
  );
}

function Occupants() {
  const { words, nameOf } = useBookingTools();
  const { state, typed, problems } = useLive();
  const rooms = roomsOf(state.cart);
  return (
    <fieldset className="occupants">
      <legend>{words.details.occupants}</legend>
      <p className="fine">{words.details.occupants_text}</p>
      {rooms.map(({ room_class_id, key }, index) => {
        const names = ["name", "phone", "email"].map((each) => `occupant_${each}_${key}`);
        const mustBeOpen = names.some((name) => typed[name] || problems.some(({ field }) => field === name));
        return (
          <Fold key={key} title={words.details.other_guest(index + 1, nameOf(room_class_id))} mustBeOpen={mustBeOpen}>
            <div className="form">
              <TypedField
                name={`occupant_name_${key}`}
                label={words.details.occupant_name}
                autoComplete="off"
                maxLength={60}
              />
              <TypedField
                name={`occupant_phone_${key}`}
                type="tel"
                label={words.details.occupant_phone}
                autoComplete="off"
              />
              <TypedField
                name={`occupant_email_${key}`}
                type="email"
                label={words.details.occupant_email}
                autoComplete="off"
              />
            </div>
          </Fold>
        );
      })}
    </fieldset>
  );
}

function Memo() {
  const { words, data } = useBookingTools();
  const { typed, problems } = useLive();
  const error = problems.find(({ field }) => field === "memo")?.text;
  return (
    <div className="field" data-wrong={error !== undefined}>
      <label htmlFor="memo">{words.details.memo}</label>
      <p className="field-hint" id="memo-hint">
        {data.hotel.questions.includes("arrival_time") ? words.details.memo_hint_timed : words.details.memo_hint}
      </p>
      <textarea
        id="memo"
        name="memo"
        rows={3}
        defaultValue={typed.memo ?? ""}
        aria-describedby={error === undefined ? "memo-hint" : "memo-hint memo-error"}
        aria-invalid={error === undefined ? undefined : true}
      />
      {error === undefined ? null : (
        <p className="field-error" id="memo-error">
          {error}
        </p>
      )}
    </div>
  );
}

function Company() {
  const { words } = useBookingTools();
  const { typed, problems } = useLive();
  const names = ["company_reg_number", "company_name"];
  const mustBeOpen = names.some((name) => typed[name] || problems.some(({ field }) => field === name));
  return (
    <Fold className="company" title={words.details.company} mustBeOpen={mustBeOpen}>
      <div className="form">
        <TypedField
          name="company_reg_number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          label={words.details.company_reg_number}
          hint={words.details.company_reg_number_hint}
        />
        <TypedField name="company_name" autoComplete="organization" maxLength={60} label={words.details.company_name} />
      </div>
    </Fold>
  );
}
