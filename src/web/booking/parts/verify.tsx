/** Some lodgings require proof that the e-mail address is the booker's: a code of six digits, before the order is sent. */
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { useCheckout } from "#web/booking/checkout.ts";
import { Field } from "#web/ui/field.tsx";

export function Verify() {
  const { words, data } = useBookingTools();
  const { sendCode } = useCheckout();
  const { asksCode, codeSentTo, typed, problems, member } = useLive();
  if ((!asksCode && !data.hotel.booking_validate) || member) return null;
  const email = typed.booker_email ?? "";
  const error = problems.find(({ field }) => field === "captcha")?.text;
  const isSent = codeSentTo === email;
  return (
    <section className="verify" aria-label={words.verify.title}>
      <h2>{words.verify.title}</h2>
      <p role="status">{isSent ? words.verify.sent(email) : words.verify.text(email)}</p>
      <div className="form-line">
        <Field
          name="captcha"
          className="code"
          label={words.verify.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          {...(error === undefined ? {} : { error })}
        />
        <button
          className="button button-quiet"
          type="submit"
          name="intent"
          value="send_code"
          onClick={(event) => {
            event.preventDefault();
            sendCode();
          }}
        >
          {isSent ? words.verify.again : words.verify.send}
        </button>
      </div>
    </section>
  );
}
