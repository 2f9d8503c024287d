/** Below a plan's price: who of the party is in it, for how much, and who can't be booked without asking. */
import { phoneLink } from "#rules/guests/phone.ts";
import { roundOnWire } from "#rules/money/money.ts";
import { chargedPrice } from "#rules/stock/plans.ts";
import { useBookingTools } from "#web/booking/booking-context.ts";
import type { Plan } from "#web/booking/booking-data.ts";
import { isOfOneRoom } from "#web/booking/guests/party-price.ts";

/** Somebody needs a bed that the lodging confirms first: it is not sold, and can be asked for. */
export function OnRequest() {
  const { words, data } = useBookingTools();
  const { phone, line } = data.hotel;
  const link = phone === "" ? line : phoneLink(phone);
  return (
    <p className="rate-why">
      {words.families.on_request}{" "}
      {link === "" ? null : (
        <a className="more" href={link}>
          {phone === "" ? "LINE" : words.call(phone)}
        </a>
      )}
    </p>
  );
}

/** What guests beyond the beds cost, line by line; children who cost nothing, too. Of several rooms also what all of them cost. */
export function PlanGuests({ plan, isMember, rooms }: { plan: Plan; isMember: boolean; rooms: number }) {
  const { words, price } = useBookingTools();
  const { guest_charges = [], guest_amount = 0, included_ages = [] } = plan;
  if (guest_charges.length + included_ages.length === 0) return null;
  const { families } = words;
  // One room's total contains them; the price of one of many rooms does not.
  const isBesides = isOfOneRoom(plan, rooms);
  const amountWords = isBesides ? families.plus : families.within;
  const ages = included_ages.map((age) => (age === 0 ? families.under_one : families.years(age)));
  return (
    <div className="rate-guests">
      <ul aria-label={families.more}>
        {guest_charges.map(({ label, quantity, amount }) => (
          <li key={label}>
            <span>{families.line(label, quantity)}</span>
            <span>{amount === 0 ? families.free : amountWords(price(amount))}</span>
          </li>
        ))}
        {ages.length === 0 ? null : <li>{families.included(ages)}</li>}
      </ul>
      {isBesides && guest_amount > 0 ? (
        <p>{families.party(price(roundOnWire(chargedPrice(plan, isMember) * rooms + guest_amount)), rooms)}</p>
      ) : null}
    </div>
  );
}
