/** Asks the vendor now what became of a payment, and says what it has answered. A plain form: it works without a script. */
import type { OrderView } from "#contract/order-view.ts";
import { PAYMENT_CHECKS, type PaymentCheck } from "#rules/payments/begun.ts";
import type { Outcome } from "#rules/orders/outcome.ts";
import { timeIn } from "#web/orders/moments.ts";
import { PersonalForm } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";

/** `isLoud`: nothing else is to be done first. `isSaid`: the page has said already that it is about a payment. */
export function CheckAgain({ isLoud = false, isSaid = isLoud }: { isLoud?: boolean; isSaid?: boolean }) {
  const { orderWords: words } = useSite();
  return (
    <PersonalForm className="form form-line check-again">
      <input type="hidden" name="intent" value="check" />
      {isSaid ? null : <p className="fine">{words.paid_already}</p>}
      <button className={isLoud ? "button" : "button button-quiet"} type="submit">
        {words.check_again}
      </button>
    </PersonalForm>
  );
}

/** The vendor's answer of a moment ago, while it agrees with what is known now. */
export function Checked({ order, outcome }: { order: OrderView; outcome: Outcome }) {
  const site = useSite();
  const { orderWords: words } = site;
  const query = new URLSearchParams(site.search);
  const said = PAYMENT_CHECKS.find((each) => each === query.get("checked"));
  if (said === undefined || !isStillTrue(said, order, outcome)) return null;
  const again = Number(query.get("again"));
  const text = said === "too_soon" ? words.checked.too_soon(timeIn(again, site)) : words.checked[said];
  return (
    <p className="notice" role="status" tabIndex={-1} data-problems>
      {text}
    </p>
  );
}

/** A failed or paid one is the page's own heading. */
function isStillTrue(
  said: PaymentCheck,
  { payment_open, payment_pending }: OrderView,
  outcome: Outcome,
): said is Exclude<PaymentCheck, "paid" | "failed"> {
  if (outcome === "paid" || said === "paid" || said === "failed") return false;
  if (said === "under_way") return payment_pending;
  if (said === "unpaid") return payment_open && !payment_pending;
  return said === "nothing_open" ? !payment_open : payment_open;
}
