-- Of cancelled orders whose tickets the railway has not taken back yet, the money for them stood in the fee until then. From now on fee and
-- refund are those that were promised: all of the tickets' price but twenty dollars for each of them.
UPDATE "order" SET cancellation_fee = cancellation_fee - promised.amount, cancellation_refund = cancellation_refund + promised.amount
FROM (
  SELECT hotel_id, order_id, sum(greatest(0, price - 20 * jsonb_array_length(rides) * (adult_count + child_count + senior_count + disabled_count))) AS amount
  FROM rail_reservation WHERE give_back AND state IN ('booking', 'changing', 'refunding') GROUP BY hotel_id, order_id
) promised
WHERE "order".hotel_id = promised.hotel_id AND "order".order_id = promised.order_id AND "order".state = 'cancelled'
  AND "order".cancellation_fee >= promised.amount;
