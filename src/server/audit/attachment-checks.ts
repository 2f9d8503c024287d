/** What orders have besides rooms: its stock, its states, and what the ledger says of both. */
import { type Check, HOLDING, SELLING } from "#server/audit/check.ts";

export const ATTACHMENT_CHECKS: readonly Check[] = [
  {
    id: "X1",
    about: "no more of an add-on is taken on a day than there is",
    text: `with taken as (
        select item_number, day + nth as day, sum(quantity) as quantity
        from order_attachment, generate_series(0, days - 1) nth
        where hotel_id = $1 and state in ('held', 'sold') group by 1, 2
      ), own as (
        select item_number, day, stock, true as is_own from add_on_day where hotel_id = $1)
      select item_number, day, quantity, daily_stock, stock
      from taken join add_on using (item_number) left join own using (item_number, day)
      where hotel_id = $1 and quantity > case when is_own then stock else daily_stock end`,
  },
  {
    id: "X2",
    about: "what the ledger of an attachment adds up to is what it has, in pieces and in money",
    text: `with moved as (
        select order_id, attachment_no, count(*) as moves, max(move_no) as last,
          sum(quantity * case kind when 'take' then 1 when 'give_back' then 0 else -1 end) as held,
          sum(quantity * case kind when 'convert' then 1 when 'give_back' then -1 else 0 end) as sold,
          sum(amount * case kind when 'take' then 1 when 'convert' then 0 else -1 end) as amount
        from attachment_ledger where hotel_id = $1 group by order_id, attachment_no)
      select order_id, attachment_no, state, quantity, moved.held, moved.sold, moved.amount
      from order_attachment item left join moved using (order_id, attachment_no)
      where hotel_id = $1 and not coalesce(moves = last
        and moved.held = case state when 'held' then quantity else 0 end
        and moved.sold = case state when 'sold' then quantity else 0 end
        and moved.amount = case when state in ('held', 'sold') then quantity * unit_price else 0 end, false)`,
  },
  {
    id: "X3",
    about: "an attachment lives as long as its order, unless it left it or waits for a payment of its own",
    text: `select order_id, attachment_no, item.state, "order".state as order_state, left_at, expires_at
      from order_attachment item join "order" using (hotel_id, order_id)
      where hotel_id = $1 and case
        when left_at is not null then item.state in ('held', 'sold')
        when "order".state in (${HOLDING}) then item.state <> 'held' or expires_at is not null
        when "order".state in (${SELLING}) then item.state <> 'sold' and not (item.state = 'held' and expires_at is not null)
        else item.state in ('held', 'sold') end`,
  },
  {
    id: "X4",
    about: "an addition that was not paid lapses within two minutes of its time",
    text: `select order_id, attachment_no, expires_at from order_attachment
      where hotel_id = $1 and expires_at < $2::timestamptz - interval '2 minutes'`,
  },
];
