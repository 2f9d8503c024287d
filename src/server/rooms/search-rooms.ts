import type { CallAsked } from "#contract/call.ts";
import type { Availability, searchRatePlans, searchRooms } from "#contract/rooms.ts";
import { fits } from "#rules/stock/availability.ts";
import { sortPlans, sortRooms } from "#rules/stock/plans.ts";
import { assertOpen, assertStay } from "#server/hotel/assert-open.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { openBook, openShelf } from "#server/rooms/book.ts";
import { findOffers, type Offer } from "#server/rooms/find-offers.ts";
import { type OfferRow, STAY_OFFER } from "#server/rooms/offer-store.ts";
import { readRooms, writeRooms } from "#server/rooms/write-rooms.ts";
import { Written } from "#server/calls/written.ts";

async function offersFor(context: RequestContext, start: string, end: string): Promise<Offer[]> {
  assertOpen(context.hotel);
  assertStay(context, start, "start_date");
  const book = await openBook(context);
  const rows = await context.ask<OfferRow>(STAY_OFFER, [context.hotel.hotel_id, start, end]);
  return findOffers(book, rows, { start, end });
}

/** Classes that fit first, then by price; those sold out stand last, without plans. */
export async function findRooms(
  { query: { start_date, end_date, rooms, adults, children } }: CallAsked<typeof searchRooms>,
  context: RequestContext,
): Promise<Written<Availability[]>> {
  const offers = await offersFor(context, start_date, end_date);
  const [book, shelf] = [await openBook(context), await openShelf(context)];
  const isMember = context.member_id !== null;
  const found = [...book.rooms.values()].map((room) => ({
    room_class_id: room.room_class_id,
    isFitting: fits(room, { room: rooms, adults, children }),
    rate_plans: sortPlans(
      offers.filter((offer) => offer.room_class_id === room.room_class_id),
      isMember,
    ),
  }));
  const only = (isFitting: boolean) =>
    sortRooms(
      found.filter((room) => room.isFitting === isFitting && room.rate_plans.length > 0),
      isMember,
    );
  const sorted = [...only(true), ...only(false), ...found.filter((room) => room.rate_plans.length === 0)];
  const best = sorted[0]?.isFitting ? sorted[0].rate_plans[0] : undefined;
  return new Written(
    () => readRooms(sorted, best, shelf),
    () => writeRooms(sorted, best, shelf),
  );
}

/** The same nights by plan: each plan with the classes it is sold for. */
export async function findRatePlans(
  { query: { start_date, end_date } }: CallAsked<typeof searchRatePlans>,
  context: RequestContext,
) {
  const offers = await offersFor(context, start_date, end_date);
  const shelf = await openShelf(context);
  const ids = [...new Set(offers.map((offer) => offer.rate_plan_id))];
  return {
    rateplan_info: ids.map((rate_plan_id) => {
      const plan = shelf.plans.get(rate_plan_id)!;
      return {
        rate_plan_id,
        rate_plan_code_name: plan.rate_plan_code_name,
        rate_plan_code_introduction: plan.rate_plan_code_introduction,
        target_room_ids: plan.target_rooms,
        room_classes: offers
          .filter((offer) => offer.rate_plan_id === rate_plan_id)
          .map(({ room_class_id, member_price, price, inventory }) => ({
            room_class_id,
            member_price,
            origin_price: price,
            inventory,
          })),
        refund_template_id: plan.refund_template_id,
        fallback_lang: plan.fallback_lang,
      };
    }),
  };
}
