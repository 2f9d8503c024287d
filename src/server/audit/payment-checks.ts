/** Money: what came, what it was for, and what goes back. */
import { PENDING_STATES } from "#rules/rail/rail-state.ts";
import { type Check, inSql, SELLING } from "#server/audit/check.ts";

const OPEN = inSql(["created", "redirected", "authorized", "unknown"]);

export const PAYMENT_CHECKS: readonly Check[] = [
  {
    id: "M1",
    about: "an order's money is what its ledger says, and no more goes back than came",
    text: `with money as (
        select order_id, sum(amount) filter (where kind = 'capture') as came, sum(amount) filter (where kind = 'refund') as went
        from money_ledger where hotel_id = $1 group by order_id
      ), going_back as (
        select order_id, sum(amount) as back from refund where hotel_id = $1 group by order_id
      ), sent as (
        select order_id, sum(amount) filter (where state = 'done') as done from refund_transfer where hotel_id = $1 group by order_id)
      select order_id, paid_amount, came, refund_amount, back, went, done
      from "order" left join money using (order_id) left join going_back using (order_id) left join sent using (order_id)
      where hotel_id = $1 and (paid_amount <> coalesce(came, 0) or refund_amount <> coalesce(back, 0)
        or refund_amount > paid_amount or coalesce(went, 0) <> coalesce(done, 0))`,
  },
  {
    id: "M2",
    about: "what a vendor has taken is in the ledger once, with the amount that was asked for",
    text: `select attempt_id, attempt.vendor, attempt.vendor_number, attempt.amount, money.amount as taken
      from payment_attempt attempt left join money_ledger money on money.hotel_id = $1 and money.kind = 'capture'
        and money.vendor = attempt.vendor and money.vendor_number = attempt.vendor_number and money.order_id = attempt.order_id
      where attempt.hotel_id = $1 and state = 'captured' and gateway <> 'remittance'
        and (money.amount is null or money.amount <> attempt.amount or money.currency <> attempt.currency)
      union all
      select null, min(vendor), vendor_number, count(*), null from payment_attempt
      where hotel_id = $1 and state = 'captured' and gateway <> 'remittance'
      group by gateway, merchant, vendor_number having count(*) > 1`,
  },
  {
    id: "M3",
    about: "no more is kept of a guest's money than their order costs",
    text: `select order_id, state, total, paid_amount, refund_amount from "order"
      where hotel_id = $1 and paid_amount - refund_amount > total`,
  },
  {
    id: "M4",
    about: "an order that had to be paid to be confirmed has been",
    text: `with given_back as (
        select order_id, sum(amount) as amount from refund
        where hotel_id = $1 and (reason like 'attachment %' or reason like 'rail %') group by order_id)
      select order_id, state, pay_amount, paid_amount, refund_amount, given_back.amount as given_back
      from "order" left join given_back using (order_id)
      where hotel_id = $1 and state in (${SELLING}) and pay_way in ('credit_card', 'remittance')
        and paid_amount - refund_amount + coalesce(given_back.amount, 0) < least(pay_amount, total)`,
  },
  {
    id: "M5",
    about: "money of an order without rooms goes back, all of it but the fee, and gets there",
    text: `select order_id, state, paid_amount, refund_amount, cancellation_fee as fee from "order"
      where hotel_id = $1 and case
        when state in ('expired', 'paid_unallocated', 'refunded') then paid_amount <> refund_amount
        -- Money for tickets waits for the railway's answer.
        when state = 'cancelled' then paid_amount - refund_amount > coalesce(cancellation_fee, 0) + coalesce((
          select sum(price) from rail_reservation rail where rail.hotel_id = $1 and rail.order_id = "order".order_id
            and give_back and rail.state in (${inSql(PENDING_STATES)})), 0)
        else false end
      union all
      select order_id, refund.state, amount, coalesce(laid, 0), null from refund left join (
        select order_id, reason, sum(amount) as laid from refund_transfer where hotel_id = $1 group by order_id, reason
      ) parts using (order_id, reason) where hotel_id = $1 and amount <> coalesce(laid, 0)
      union all
      select order_id, state, amount, null, null from refund_transfer
      where hotel_id = $1 and state in ('requested', 'sent', 'unknown')
        and (next_at is null or created_at < $2::timestamptz - interval '2 days')
      union all
      select order_id, state, paid_amount, refund_amount, null from "order"
      where hotel_id = $1 and state = 'paid_unallocated' and not exists (select from refund
        where refund.hotel_id = $1 and refund.order_id = "order".order_id and refund.state = 'requested')`,
  },
  {
    id: "R1",
    about: "what is left to staff is done within two weeks",
    text: `select order_id, reason, amount from refund_transfer
      where hotel_id = $1 and state = 'staff' and created_at < $2::timestamptz - interval '14 days'`,
  },
  {
    id: "M7",
    about: "of an order's attempts one at most can be paid, and none is forgotten",
    text: `select order_id, count(*) as open, null::uuid as attempt_id from payment_attempt
      where hotel_id = $1 and superseded_at is null and state in (${OPEN}) group by order_id having count(*) > 1
      union all
      select order_id, null, attempt_id from payment_attempt
      where hotel_id = $1 and state in (${OPEN}) and gateway <> 'remittance'
        and (next_poll_at is null or (expires_at < $2::timestamptz - interval '3 hours'
          and next_poll_at < $2::timestamptz - interval '10 minutes'))`,
  },
];
