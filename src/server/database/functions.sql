-- What a search or an order asks, each in one round trip. Run at each start. The functions of a search name the tenant for the
-- walls, then read.

-- Every room class and plan of a lodging over the nights of a stay. Decisions are made by rules/stock/availability.ts.
drop function if exists stay_offer(bigint, date, date);
create or replace function stay_offered(for_hotel bigint, first_night date, departure date)
returns table (
  room_class_id bigint, stock_nights integer, remaining integer, untouched boolean, closed boolean,
  rate_plan_id bigint, nights integer, price bigint, member_price bigint,
  stop_sell boolean, closed_to_arrival boolean, closed_to_departure boolean, min_nights integer, max_nights integer,
  lead_days integer, cap_left integer)
language plpgsql
as $$
#variable_conflict use_column
begin
  perform set_config('app.hotel_id', for_hotel::text, true);
  return query
  with stock as (
    select room_class_id, count(*)::int as nights,
      min(case when closed or whole then 0 else capacity - held - sold - blocked end) as remaining,
      bool_and(not closed and held + sold + blocked = 0) as untouched, bool_or(closed) as closed
    from room_night
    where hotel_id = for_hotel and night >= first_night and night < departure
    group by room_class_id
  ), offer as (
    -- The day of departure counts only for whether one may leave on it.
    select room_class_id, rate_plan_id,
      count(*) filter (where night < departure)::int as nights,
      (sum(price) filter (where night < departure))::bigint as price,
      case when bool_or(member_price is not null) filter (where night < departure)
        then (sum(coalesce(member_price, price)) filter (where night < departure))::bigint end as member_price,
      bool_or(stop_sell) filter (where night < departure) as stop_sell,
      bool_or(closed_to_arrival) filter (where night = first_night) as closed_to_arrival,
      bool_or(closed_to_departure) filter (where night = departure) as closed_to_departure,
      max(min_nights) filter (where night = first_night) as min_nights,
      min(max_nights) filter (where night = first_night) as max_nights,
      max(lead_days) filter (where night = first_night) as lead_days
    from plan_night
    where hotel_id = for_hotel and night >= first_night and night <= departure
    group by room_class_id, rate_plan_id
  ), capped as (
    select room_class_id, rate_plan_id, min(cap - taken) as cap_left
    from plan_cap
    where hotel_id = for_hotel and night >= first_night and night < departure
    group by room_class_id, rate_plan_id
  )
  select stock.room_class_id, stock.nights, stock.remaining, stock.untouched, stock.closed,
    offer.rate_plan_id, offer.nights, offer.price, offer.member_price,
    coalesce(offer.stop_sell, false), coalesce(offer.closed_to_arrival, false), coalesce(offer.closed_to_departure, false),
    coalesce(offer.min_nights, 0), offer.max_nights, coalesce(offer.lead_days, 0), capped.cap_left
  from stock
  left join offer using (room_class_id)
  left join capped on capped.room_class_id = offer.room_class_id and capped.rate_plan_id = offer.rate_plan_id;
end $$;

-- Per day the lowest nightly price over some room classes; null where a price is loaded but nothing is left. Any range of days
-- is planned for as if it had twenty rows; a join that compares each row with each would then be taken for months of them. Of those
-- who could arrive that day: whether anyone may, and how many nights it must be at least. Plans for stays of more than `for_nights`
-- count only on days that are not sold to shorter ones.
drop function if exists room_calendar(bigint, date, date, bigint[], date);
drop function if exists calendar_days(bigint, date, date, bigint[], date);
create or replace function calendar_days(for_hotel bigint, first_day date, last_day date, for_classes bigint[], today date, for_nights integer)
returns table (day date, price bigint, min_nights integer, is_arrival boolean)
language plpgsql set enable_nestloop = off
as $$
#variable_conflict use_column
begin
  perform set_config('app.hotel_id', for_hotel::text, true);
  return query
  with plan as (
    select rate_plan_id, support_entire_rent, open_check_in_date, close_check_in_date, days,
      array(select distinct unnest(target_rooms)) as target_rooms
    from rate_plan where hotel_id = for_hotel and active
  ), stock as (
    select night, room_class_id, not closed and not whole and held + sold + blocked < capacity as sellable,
      not closed and held + sold + blocked = 0 as untouched
    from room_night where hotel_id = for_hotel and night between first_day and last_day
  ), house as (
    -- Only a lodging that rents as a whole pays for asking whether all of it is free.
    select night, rate_plan_id, bool_and(untouched) and count(*) = max(cardinality(target_rooms)) as free
    from plan join stock on room_class_id = any(target_rooms)
    where support_entire_rent
    group by night, rate_plan_id
  ), each_night as (
    select plan_night.night, plan_night.price, not closed_to_arrival and plan_night.night - today >= plan_night.lead_days as is_arrival,
      greatest(plan_night.min_nights, plan.days) as min_nights,
      not stop_sell and coalesce(stock.sellable, false)
        and (not plan.support_entire_rent or (house.free and stock.untouched))
        and plan_night.night >= coalesce(plan.open_check_in_date, plan_night.night)
        and plan_night.night <= coalesce(plan.close_check_in_date, plan_night.night)
        and (plan_cap.cap is null or plan_cap.taken < plan_cap.cap)
        -- Too late to arrive that night; guests who could still arrive on a night before it may stay on.
        and (plan_night.night - today >= plan_night.lead_days or exists (select from plan_night arrival
          where arrival.hotel_id = for_hotel and arrival.night >= today and arrival.night < plan_night.night
            and arrival.room_class_id = plan_night.room_class_id and arrival.rate_plan_id = plan_night.rate_plan_id
            and arrival.night - today >= arrival.lead_days)) as is_open
    from plan_night
    join plan on plan.rate_plan_id = plan_night.rate_plan_id
    left join stock on stock.night = plan_night.night and stock.room_class_id = plan_night.room_class_id
    left join house on house.night = plan_night.night and house.rate_plan_id = plan_night.rate_plan_id
    left join plan_cap on plan_cap.hotel_id = for_hotel and plan_cap.night between first_day and last_day
      and plan_cap.night = plan_night.night and plan_cap.room_class_id = plan_night.room_class_id and plan_cap.rate_plan_id = plan_night.rate_plan_id
    where plan_night.hotel_id = for_hotel and plan_night.night between first_day and last_day
      and plan_night.room_class_id = any(for_classes)
      -- A plan that is no longer meant for a class may have left prices behind.
      and (plan.support_entire_rent or plan_night.room_class_id = any(plan.target_rooms))
  )
  select night, min(price) filter (where is_open and min_nights <= greatest(for_nights, shortest)),
    min(min_nights) filter (where is_open and is_arrival), coalesce(bool_or(is_open and is_arrival), false)
  from (select *, min(min_nights) filter (where is_open) over (partition by night) as shortest from each_night) each_night
  group by night
  order by night;
end $$;

-- Every night of a window by class and plan, of all classes (null) or some: for looking at many stays at once, and for an order,
-- which needs the price of each night. A class without a plan's price that night, and a price without stock (it may still say
-- whether one may leave that day), have a row of their own.
drop function if exists nights_offered(bigint, date, date);
create or replace function nights_offered(for_hotel bigint, first_night date, last_day date, for_classes bigint[] default null)
returns table (
  night date, room_class_id bigint, remaining integer, untouched boolean,
  rate_plan_id bigint, price bigint, member_price bigint,
  stop_sell boolean, closed_to_arrival boolean, closed_to_departure boolean, min_nights integer, max_nights integer,
  lead_days integer, cap_left integer)
language plpgsql set enable_nestloop = off
as $$
#variable_conflict use_column
begin
  perform set_config('app.hotel_id', for_hotel::text, true);
  return query
  with stock as (
    select night, room_class_id, case when closed or whole then 0 else capacity - held - sold - blocked end as remaining,
      not closed and held + sold + blocked = 0 as untouched
    from room_night where hotel_id = for_hotel and night between first_night and last_day
      and (for_classes is null or room_class_id = any(for_classes))
  ), capped as (
    select night, room_class_id, rate_plan_id, cap - taken as cap_left
    from plan_cap where hotel_id = for_hotel and night between first_night and last_day
  ), offer as (
    select night, room_class_id, rate_plan_id, price, member_price, stop_sell, closed_to_arrival, closed_to_departure,
      min_nights, max_nights, lead_days, cap_left
    from plan_night left join capped using (night, room_class_id, rate_plan_id)
    where plan_night.hotel_id = for_hotel and night between first_night and last_day
      and (for_classes is null or room_class_id = any(for_classes))
  )
  select night, room_class_id, remaining, untouched, rate_plan_id, price, member_price,
    coalesce(stop_sell, false), coalesce(closed_to_arrival, false), coalesce(closed_to_departure, false),
    coalesce(min_nights, 0), max_nights, coalesce(lead_days, 0), cap_left
  from stock full join offer using (night, room_class_id);
end $$;

-- The last night that any active plan has a price for, with stock. It is found from the end: the first row that fits is it.
create or replace function last_night_on_sale(for_hotel bigint)
returns date
language plpgsql
as $$
begin
  perform set_config('app.hotel_id', for_hotel::text, true);
  return (
    select plan_night.night from plan_night
    where plan_night.hotel_id = for_hotel and not plan_night.stop_sell
      and exists (select from rate_plan
        where rate_plan.hotel_id = for_hotel and rate_plan.rate_plan_id = plan_night.rate_plan_id and rate_plan.active
          and (rate_plan.support_entire_rent or plan_night.room_class_id = any(rate_plan.target_rooms)))
      and exists (select from room_class
        where room_class.hotel_id = for_hotel and room_class.room_class_id = plan_night.room_class_id and room_class.active)
      and exists (select from room_night
        where room_night.hotel_id = for_hotel and room_night.night = plan_night.night
          and room_night.room_class_id = plan_night.room_class_id and not room_night.closed)
    order by plan_night.night desc
    limit 1);
end $$;

-- The open unpaid orders of whoever is placing one now, by what is known of the guest. Two orders that share any of it wait for
-- each other here until the first is committed or undone: the second statement then sees it, and nobody is counted too late.
create or replace function count_unpaid(
  for_hotel bigint, for_email text, for_phone text, for_session text, for_address text, at_time timestamptz)
returns table (kind text, orders integer, rooms integer)
language plpgsql
as $$
#variable_conflict use_column
begin
  perform pg_advisory_xact_lock(lock_key) from (
    select distinct hashtextextended(key, for_hotel) as lock_key
    from unnest(array[for_email, for_phone, for_session, for_address]) key
    where key is not null order by lock_key) sorted;
  return query
  select 'email', count(*)::int, coalesce(sum(rooms), 0)::int from unpaid_order
    where hotel_id = for_hotel and email = for_email
  union all
  select 'verified_email', count(*)::int, coalesce(sum(rooms), 0)::int from unpaid_order
    where hotel_id = for_hotel and email = for_email and is_verified
  union all
  select 'phone', count(*)::int, coalesce(sum(rooms), 0)::int from unpaid_order
    where hotel_id = for_hotel and phone = for_phone
  union all
  select 'session', count(*)::int, coalesce(sum(rooms), 0)::int from unpaid_order
    where hotel_id = for_hotel and session = for_session and forget_at > at_time
  union all
  select 'address', count(*)::int, coalesce(sum(rooms), 0)::int from unpaid_order
    where hotel_id = for_hotel and address = for_address and forget_at > at_time;
end $$;

-- Whether a lodging has a coupon for bookings of this day or a later one, and where its stock lives.
create or replace function coupons_offered(for_hotel bigint, day date)
returns table (origin_pms text, has_coupons boolean)
language plpgsql
as $$
begin
  perform set_config('app.hotel_id', for_hotel::text, true);
  return query
  select hotel.origin_pms::text, exists (
    select from coupon where coupon.hotel_id = for_hotel and coupon.active and (coupon.book_to is null or coupon.book_to >= day))
  from hotel where hotel.hotel_id = for_hotel;
end $$;
