/** What a rehearsal plays on: the guest's calls and the jobs of a shadow lodging, with a clock that is moved by hand. */
import { eq } from "drizzle-orm";
import { createApiClient } from "#contract/client.ts";
import { cancelOrderByHash, placeOrder } from "#contract/orders.ts";
import { searchRooms } from "#contract/rooms.ts";
import { PAY_WAYS, type PayWay, vendorFor } from "#rules/payments/pay-way.ts";
import type { Language } from "#rules/text/language.ts";
import { addDays } from "#rules/time/day.ts";
import type { HotelCache } from "#server/cache/hotel-cache.ts";
import type { Dependencies } from "#server/calls/dependencies.ts";
import { mount } from "#server/calls/mount.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Database } from "#server/database/connect.ts";
import { hotelTerms } from "#server/database/tables/hotel.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { deliverEvents } from "#server/events/deliver-events.ts";
import { createDirectory, type Tenant } from "#server/hotel/directory.ts";
import { orderHandlers } from "#server/orders/calls.ts";
import { linkToken } from "#server/orders/ids.ts";
import { recordStayMails } from "#server/orders/stays/record-stay-mails.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { remindOrders } from "#server/orders/unpaid/remind-orders.ts";
import { Unreachable } from "#server/payments/vendors/vendor.ts";
import { shadowHost } from "#server/rehearsal/copy-lodging.ts";
import { roomHandlers } from "#server/rooms/calls.ts";

export type Stage = Awaited<ReturnType<typeof openStage>>;

export type Offer = {
  room_class_id: number;
  rate_plan_id: number;
  room_class_name: string;
  rate_plan_name: string;
  check_in_day: string;
  check_out_day: string;
  adults: number;
};

/** Nothing is remembered: every read is of the shadow, and of this moment. */
const NO_CACHE: HotelCache = {
  remember: (_hotel_id, _key, load) => load(),
  recall: () => undefined,
  recallStale: () => undefined,
  onChange: () => undefined,
  isListening: () => false,
};

/** No vendor hears of a rehearsal. */
const NOBODY: Dependencies["outside"] = {
  send: () => Promise.reject(new Unreachable("a rehearsal reaches nobody")),
};

const GUEST = {
  booker_first_name: "Lin",
  booker_last_name: "Test",
  booker_phone: "+886 912 345 678",
  booker_email: "guest@example.com",
};

export async function openStage(context: RequestContext, database: Database, hotel_id: number, lang: Language) {
  let now = context.now;
  const directory = createDirectory(database, NO_CACHE);
  const dependencies: Dependencies = {
    ...context,
    database,
    directory,
    cache: NO_CACHE,
    clock: () => now,
    outside: NOBODY,
    sandboxUrl: null,
    unpaidPerAddress: 0,
  };
  const host = shadowHost(hotel_id);
  const hotel = (await directory.byHost(host)) as Tenant;
  const answer = mount([...roomHandlers, ...orderHandlers], dependencies);
  const api = createApiClient((call, { params = {}, query = {}, body }) =>
    answer(call, { host, params, query: { ...(query as object), lang }, body }),
  );
  const [terms] = await database.forHotel(hotel_id, (query) =>
    query
      .select({ payment_list: hotelTerms.payment_list, deposit_type: hotelTerms.deposit_type })
      .from(hotelTerms)
      .where(eq(hotelTerms.hotel_id, hotel_id)),
  );
  const { payment_list, deposit_type } = terms!;

  /** The first of these ways that the lodging offers. */
  function payWayAmong(ways: readonly PayWay[]): PayWay {
    const isOffered = (way: PayWay) => vendorFor(way, undefined, payment_list, hotel.currency) !== null;
    const way = [...ways, ...PAY_WAYS].find(isOffered);
    if (!way) throw new Refusal("PAY_WAY_NOT_OFFERED");
    return way;
  }

  return {
    hotel,
    database,
    now: () => now,
    moveTo: (moment: Date) => void (now = moment),

    /** What an owner would try: the room and plan that were named, else the first that is offered. */
    async findOffer(wanted: {
      first: string;
      lastArrival: string;
      nights: number;
      adults: number;
      room_class_id?: number | undefined;
      rate_plan_id?: number | undefined;
    }): Promise<Offer> {
      const { first, lastArrival, nights, adults, room_class_id, rate_plan_id } = wanted;
      for (let day = first; day <= lastArrival; day = addDays(day, 1)) {
        const end = addDays(day, nights);
        const query = { domain: host, start_date: day, end_date: end, adults: String(adults) };
        const rooms = await api(searchRooms, { query });
        const room = rooms.find(
          (each) => each.rate_plans.length > 0 && (room_class_id ?? each.room_class_id) === each.room_class_id,
        );
        const plan = room?.rate_plans.find((each) => (rate_plan_id ?? each.rate_plan_id) === each.rate_plan_id);
        if (!room || !plan) continue;
        return {
          room_class_id: room.room_class_id,
          rate_plan_id: plan.rate_plan_id,
          room_class_name: room.room_class_name,
          rate_plan_name: plan.rate_plan_code_name,
          check_in_day: day,
          check_out_day: end,
          adults,
        };
      }
      throw new Refusal("ROOM_SOLD_OUT", ["check_in_day"]);
    },

    /** Its number. */
    async book(offer: Offer, isPaid: boolean): Promise<string> {
      const { room_class_id, rate_plan_id, check_in_day, check_out_day, adults } = offer;
      const body = {
        ...GUEST,
        domain: host,
        check_in_day,
        check_out_day,
        // A remittance is waited for and reminded of; cards are paid at once or not at all.
        pay_way: payWayAmong(isPaid ? ["credit_card", "remittance"] : ["remittance", "credit_card"]),
        pay_option: deposit_type.includes("deposit") ? ("part" as const) : ("all" as const),
        adults_count: adults,
        orders: [{ room_class_id, rate_plan_id, num: 1 }],
      };
      return (await api(placeOrder, { body })).order_doc;
    },

    async cancel(order_id: string): Promise<void> {
      const hash = linkToken(context.secrets, "cancel", hotel_id, order_id);
      await api(cancelOrderByHash, { params: { hash }, query: {} });
    },

    /** What is due by now. E-mails are written, and never sent. */
    async runJobs(): Promise<void> {
      await expireOrders(database, now);
      await remindOrders(database, now);
      await recordStayMails(dependencies, now);
      await deliverEvents(dependencies, now);
    },
  };
}
