/** The last step: a summary, the amount, the way to pay, and one button that says what it does. */
import type { FormEvent } from "react";
import { isPayOptionOffered } from "#rules/payments/deposit.ts";
import { defaultMethod } from "#rules/payments/pay-methods.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { useCheckout } from "#web/booking/checkout.ts";
import { payOptionOf, wayOf, waysFor } from "#web/booking/pay-choice.ts";
import { RailProblem } from "#web/booking/rail/panel.tsx";
import { Choice, type Option } from "#web/orders/choice.tsx";
import { Problems } from "#web/ui/problems.tsx";
import { TestLine } from "#web/ui/test-line.tsx";
import { readTyped } from "#web/booking/typed-form.ts";
import { RateNote } from "./about.tsx";
import { Booker } from "./booker.tsx";
import { PayBill } from "./pay-bill.tsx";
import { PayPolicies } from "./pay-policies.tsx";
import { PayButton } from "./pay-button.tsx";
import { Points } from "./points.tsx";
import { Review } from "./review.tsx";
import { Verify } from "./verify.tsx";

/** The fields of this step; all others were typed before. */
const OWN_FIELDS = new Set([
  "way",
  "pay_option",
  "points",
  "use_deposit",
  "agree",
  "captcha",
  "key",
  "shown",
  "xsrf",
  "intent",
]);

/** `hasBooker`: shows the booker above the form; a layout that shows the booker elsewhere sets it to false. */
export function PayForm({ hasBooker }: { hasBooker: boolean }) {
  const { words, data, addressOf, type } = useBookingTools();
  const { place } = useCheckout();
  const { state, typed, problems, price, isLive } = useLive();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    type(readTyped(event.currentTarget));
    // Typed values must be in the state before the order is sent.
    setTimeout(place, 0);
  };
  const ways = waysFor(data.ways, state);
  const wrong = (name: string) => problems.find(({ field }) => field === name)?.text;
  return (
    <form
      id="pay"
      className="form pay"
      method="post"
      action={addressOf({ ...state, step: "details" })}
      noValidate
      onSubmit={submit}
      onInput={(event) => type(readTyped(event.currentTarget))}
      data-nav-stage="ready-for-payment"
      data-nav-stage-final="true"
    >
      <Carried />
      {/* Enter uses the form's first submit button, so this one places the order. */}
      <button className="hidden" type="submit" name="intent" value="place" tabIndex={-1} aria-hidden="true" />
      <Problems title={words.wrong.title} problems={problems} />
      {hasBooker ? <Booker /> : null}
      <Review />
      <PayBill />
      {state.rail ? <p className="fine">{words.rail.pay_all}</p> : null}
      <TestLine text={data.testBooking} />
      <HowMuch />
      {price ? <ShownPrice total={price.total} /> : null}
      <Choice
        name="way"
        legend={words.pay.how}
        options={[...ways]}
        chosen={ways.some(({ value }) => value === typed.way) ? typed.way : defaultMethod(ways)?.value}
        saysCards={(names) => data.cardsTaken.replace("{names}", names)}
        error={wrong("way")}
      />
      <Points />
      <Verify />
      <PayPolicies />
      <div className="field agree" data-wrong={wrong("agree") !== undefined}>
        <label>
          <input
            id="agree"
            type="checkbox"
            name="agree"
            aria-invalid={wrong("agree") ? true : undefined}
            aria-describedby={wrong("agree") ? "agree-error" : undefined}
          />
          <span>{words.pay.agree}</span>
        </label>
        {wrong("agree") ? (
          <p className="field-error" id="agree-error">
            {wrong("agree")}
          </p>
        ) : null}
      </div>
      {isLive ? null : (
        <button className="button button-quiet" type="submit" name="intent" value="recalculate">
          {words.pay.recalculate}
        </button>
      )}
      <RateNote />
      <RailProblem />
      {isLive || !price ? null : <PriceWas now={price.pay_amount} />}
      <PayButton className="button pay-button step-go" />
    </form>
  );
}

/** Google's crawler compares this with the price in its feed. */
function ShownPrice({ total }: { total: number }) {
  const { data } = useBookingTools();
  return (
    <span itemScope itemType="https://schema.org/Hotel">
      <meta itemProp="name" content={data.hotel.hotel_name} />
      <span itemProp="makesOffer" itemScope itemType="https://schema.org/Offer">
        <span itemProp="priceSpecification" itemScope itemType="https://schema.org/PriceSpecification">
          <meta itemProp="price" content={String(total)} />
          <meta itemProp="priceCurrency" content={data.hotel.currency} />
        </span>
      </span>
    </span>
  );
}

/** Without a script: the price has changed since the page was rendered, and nothing has been ordered. */
function PriceWas({ now }: { now: number }) {
  const { words, data, price: money } = useBookingTools();
  const was = data.answered?.was ?? null;
  if (was === null) return null;
  return (
    <p className="problems" role="alert">
      {was === now ? words.price.changed_terms : words.price.changed(money(was), money(now))}
    </p>
  );
}

/** What was typed in earlier steps and the price shown, as hidden fields for use without a script. */
function Carried() {
  const { data } = useBookingTools();
  const { typed, price } = useLive();
  const carried = Object.entries(typed).filter(([name]) => !OWN_FIELDS.has(name));
  return (
    <>
      <input type="hidden" name="xsrf" value={data.xsrf} />
      <input type="hidden" name="key" value={data.idempotencyKey} />
      {price ? <input type="hidden" name="shown" value={`${price.pay_amount} ${price.quote ?? ""}`} /> : null}
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/** Full amount or deposit, with both amounts; no choice where only one is offered or payment is on arrival. */
function HowMuch() {
  const { words, data, price: money } = useBookingTools();
  const { price, typed, state } = useLive();
  const { hotel, ways } = data;
  if (!price || state.rail || wayOf({ ways, typed, state })?.kind === "arrival") return null;
  if (!isPayOptionOffered("all", hotel) || !isPayOptionOffered("part", hotel)) return null;
  const rest = price.total - price.deposit_amount;
  const options: Option[] = [
    { value: "all", title: words.pay.all, aside: money(price.total), text: words.pay.all_text },
    {
      value: "part",
      title: words.pay.part,
      aside: money(price.deposit_amount),
      text: words.pay.part_text(money(rest)),
    },
  ];
  return (
    <Choice
      name="pay_option"
      legend={words.pay.how_much}
      options={options}
      chosen={payOptionOf({ hotel, ways, typed, state })}
    />
  );
}
