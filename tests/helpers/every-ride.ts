/** The requests of guests who come by train. */
import { listOrders, placeOrder } from "#contract/orders.ts";
import { bookTrain, reserveTrain } from "#contract/rail.ts";
import { dayAt } from "#rules/time/day.ts";
import { receivePayment } from "#server/orders/receive-payment.ts";
import type { CallRequest } from "#tests/helpers/every-person.ts";
import type { MadeHotel } from "#tests/lodgings/hotel-rows.ts";
import type { OrderBody } from "#tests/lodgings/lodging.ts";
import { railBody } from "#tests/lodgings/rail.ts";
import type { World } from "#tests/setup/world.ts";
import type { Bank } from "../../sandbox/bank.ts";
import { railOf } from "../../sandbox/rail.ts";

/** The lodging's station is Zuoying. `order` makes one that begins so many days from today. */
export async function railRequests(
  world: World,
  bank: Bank,
  { domain, hotel_id }: MadeHotel,
  order: (ahead: number) => OrderBody,
): Promise<CallRequest[]> {
  const api = world.apiOf(domain);
  const get = (call: string, query = "") => ({ call, address: `${call}?domain=${domain}${query && `&${query}`}` });

  async function reserve(body: OrderBody): Promise<string> {
    const wanted = railBody(body);
    for (const { date, number } of wanted.rides) railOf(bank).books.setSeats(date, number, "standard", 30);
    return (await api(reserveTrain, { body: wanted })).booking_number;
  }

  /** Each by another guest: one alone may not have so many unpaid orders. */
  async function paid(name: string, ahead: number) {
    const contact = { booker_email: `${name}@example.com`, booker_phone: `+88690000${1000 + ahead}` };
    const body = { ...order(ahead), ...contact, pay_way: "credit_card" as const, payment_vendor: 2 as const };
    const booking_number = await reserve(body);
    const placed = { ...body, coupon_array: [], rail_item_list: [{ booking_number }] };
    const { order_doc } = await api(placeOrder, { body: placed });
    const [view] = await api(listOrders, { query: { domain, order_doc, booker_email: body.booker_email } });
    const { booking_id: order_id, pay_amount: amount } = view!;
    const now = world.dependencies.clock();
    const payment = { order_id, vendor: 2, vendor_number: `RAIL-${name}`, amount, currency: "TWD" };
    await world.database.forHotel(hotel_id, (query) =>
      receivePayment(query, hotel_id, payment, { now, today: dayAt(now, "Asia/Taipei") }),
    );
    return { body, key: { domain, booking_number, booker_email: body.booker_email } };
  }

  const [fresh, changed, given] = [await paid("ride-a", 12), await paid("ride-b", 13), await paid("ride-c", 14)];
  await api(bookTrain, { body: changed.key });
  const { pnr } = await api(bookTrain, { body: given.key });
  const later = railBody(changed.body).rides.map((ride) => ({
    ...ride,
    number: ride.number === "813" ? "815" : "824",
  }));
  for (const { date, number } of later) railOf(bank).books.setSeats(date, number, "standard", 30);
  const other = { ...order(15), booker_email: "ride-d@example.com" };
  const unpaid = { domain, booking_number: await reserve(other), booker_email: other.booker_email };
  const [out] = railBody(order(12)).rides;
  const ride = `date=${out!.date}&depart_station=1000&arrive_station=1070`;
  return [
    get("/api/xtra/rail/train_availability", `${ride}&time=09:00`),
    get("/api/xtra/rail/next_avail_booking_date"),
    get("/api/xtra/rail/query_trial_fare", ride),
    { ...get("/api/xtra/rail/reservation"), body: railBody(order(12)) },
    { ...get("/api/xtra/rail/booking"), body: fresh.key },
    { ...get("/api/xtra/rail/change_reservation"), body: { ...changed.key, rides: later } },
    { ...get("/api/xtra/rail/update_reservation"), body: { ...fresh.key, booker_phone: "0987654321" } },
    { ...get("/api/rail/refund"), body: unpaid },
    { ...get("/api/rail/refund_reserved"), body: { ...given.key, pnr } },
  ];
}
