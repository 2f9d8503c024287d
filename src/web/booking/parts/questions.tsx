/** What this lodging wants to know besides: where the guest lives, and when they arrive. */
import { countriesIn } from "#rules/guests/countries.ts";
import { hourFrom } from "#rules/guests/questions.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";

export function Questions() {
  const { data, words } = useBookingTools();
  const { residence, choose, arrival_time, arrival_unknown } = words.guest.questions;
  const { questions, arrivalTimes } = data.hotel;
  return (
    <>
      {questions.includes("residence") ? (
        <Select name="residence_country" label={residence} autoComplete="country">
          <option value="">{choose}</option>
          {countriesIn(data.lang).map(({ country, name }) => (
            <option key={country} value={country} suppressHydrationWarning>
              {name}
            </option>
          ))}
        </Select>
      ) : null}
      {questions.includes("arrival_time") ? (
        <Select name="arrival_time" label={arrival_time}>
          <option value="">{arrival_unknown}</option>
          {arrivalTimes.map((time) => (
            <option key={time} value={time}>
              {hourFrom(time)}
            </option>
          ))}
        </Select>
      ) : null}
    </>
  );
}

type SelectProps = { name: string; label: string; autoComplete?: string; children: React.ReactNode };

function Select({ name, label, autoComplete, children }: SelectProps) {
  const { typed, problems } = useLive();
  const error = problems.find(({ field }) => field === name)?.text;
  return (
    <div className="field" data-wrong={error !== undefined}>
      <label htmlFor={name}>{label}</label>
      <select
        id={name}
        name={name}
        autoComplete={autoComplete}
        defaultValue={typed[name] ?? ""}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${name}-error`}
      >
        {children}
      </select>
      {error === undefined ? null : (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
