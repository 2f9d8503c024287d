/** The requests of an owner who sells: rates, nights, rooms, orders. */
import { addDays } from "#rules/time/day.ts";
import type { CallRequest } from "#tests/helpers/every-person.ts";
import { proofOf, signInStaff } from "#tests/helpers/staff-member.ts";
import { addView } from "#tests/lodgings/studio-rows.ts";
import type { MadeHotel } from "#tests/lodgings/hotel-rows.ts";
import { placeOrder, listOrders } from "#contract/orders.ts";
import type { World } from "#tests/setup/world.ts";

/** What is read of the answers here. */
type Returned = { refund: number; refunds: { reason: string; transfer_no: number; amount: number }[] };
type Sold = { room_class_id: number; rate_plan_id: number; night: string };

export async function sellingRequests(
  world: World,
  { hotel_id, domain }: MadeHotel,
  { room_class_id, rate_plan_id, night }: Sold,
): Promise<CallRequest[]> {
  const host = world.dependencies.platformHost;
  const { cookie, account_id } = await signInStaff(world, { roles: { [hotel_id]: "owner" } });
  const view_id = await addView(world.database, hotel_id, account_id);
  const headers = proofOf(world, host, cookie);
  const post = (name: string, body: object): CallRequest => {
    const call = `/api/studio/${name}`;
    return { call, address: call, body: { domain, ...body }, headers, host };
  };
  const get = (name: string, query: Record<string, string> = {}): CallRequest => {
    const call = `/api/studio/${name}`;
    return { call, address: `${call}?${new URLSearchParams({ domain, ...query })}`, headers, host };
  };
  const booked = await bookAll(world, domain, { room_class_id, rate_plan_id, night });
  const send = async ({ address, body }: CallRequest) => {
    const init = body === undefined ? { headers } : { method: "POST", body: JSON.stringify(body), headers };
    return ((await (await world.fetch(host, address, init)).json()) as { data: Returned }).data;
  };
  // One that was paid by transfer and cancelled: its money must be sent back by hand.
  const { order_id: returned } = booked.returned;
  await send(post("order/remittance", { order_id: returned, amount: booked.returned.pay_amount, proof: "REF-1" }));
  const { refund } = await send(get("order/cancel", { order_id: returned }));
  await send(post("order/cancel", { order_id: returned, refund }));
  const { refunds } = await send(get("order", { order_id: returned }));
  const { reason, transfer_no, amount } = refunds[0]!;
  const { order_id } = booked.cancelled;
  const offered = { rate_plan_id: String(rate_plan_id), room_class_id: String(room_class_id) };
  const rules = {
    weekend_days: [5, 6],
    rounding: { to: 10, mode: "nearest" },
    seasons: [
      { season_id: "new-year", name: "過年", from: night, to: night, adjust: { kind: "percent", percent: 20 } },
    ],
    plans: [{ rate_plan_id, rooms: [{ room_class_id, base: 2_000, weekend: { kind: "price", price: 2_400 } }] }],
  };
  // There is a number to go back to.
  await send(post("rooms/units", { room_class_id, units: 4 }));
  const name = { rate_plan_code_name: { "zh-TW": "含早餐" }, target_rooms: [room_class_id], item_numbers: ["BIKE"] };
  return [
    get("refund-limit"),
    post("refund-limit", { limit: 5_000 }),
    get("rates"),
    post("rates/plan", { rate_plan_id, ...name, contain_meals: ["breakfast"] }),
    post("rates/plan/archive", { rate_plan_id, is_archived: false }),
    post("rates/preview", { rules }),
    post("rates/save", { rules, revision: 0 }),
    post("rates/undo", {}),
    get("rates/nights", { ...offered, start_date: night, end_date: addDays(night, 20) }),
    post("rates/night", { rate_plan_id, room_class_id, nights: [night], price: 2_600 }),
    get("rates/explain", { ...offered, night }),
    get("rates/sample", { ...offered, start_date: night, end_date: addDays(night, 2) }),
    post("rooms/units", { room_class_id, units: 3 }),
    post("rooms/units/undo", {}),
    post("rates/plan/preview", { rate_plan_id, ...name, days: 2 }),
    post("rates/plan/undo", {}),
    get("rates/extra"),
    post("rates/extra/save", { rates: [{ label: { "zh-TW": "加床" }, price: 600 }] }),
    post("rates/extra/undo", {}),
    get("add-ons"),
    post("add-ons/save", { item_name: { "zh-TW": "柴薪" }, price: 250, rate_plan_ids: [rate_plan_id] }),
    post("add-ons/archive", { item_number: "BIKE" }),
    post("add-ons/undo", {}),
    get("add-ons/days", { item_number: "BIKE", start_date: night, end_date: addDays(night, 20) }),
    post("add-ons/stock", { item_number: "BIKE", from: night, to: addDays(night, 6), weekdays: [6, 7], stock: 90 }),
    post("add-ons/stock/undo", {}),
    get("refund-policies"),
    post("refund-policies/save", { steps: [{ days_before: 5, fee_percent: 40 }] }),
    post("refund-policies/remove", { refund_template_id: 4 }),
    post("refund-policies/undo", {}),
    post("payment/currency", { currency: "TWD" }),
    get("today"),
    get("lodging/facts"),
    post("lodging/facts", { kind: "inn", country: "TW", timezone: "Asia/Tokyo" }),
    post("lodging/facts/undo", {}),
    get("rooms/numbers"),
    post("rooms/numbers", { room_class_id, units: 3, numbers: [{ number: "101", floor: "1" }] }),
    post("rooms/import", { columns: [{ field: "people", lang: "" }], rows: [["2"]], is_preview: true }),
    get("find", { text: "Lin" }),
    get("views", { list: "orders" }),
    post("views", { list: "orders", name: "Unpaid", query: { view: "unpaid" } }),
    post("views/delete", { view_id }),
    get("orders", { search: "Lin", view: "upcoming" }),
    get("order", { order_id }),
    post("order/contact", { order_id }),
    get("order/cancel", { order_id }),
    post("order/resend", { order_id }),
    post("order/cancel", { order_id, refund: 0 }),
    post("order/remittance", { ...booked.remitted, proof: "REF-2" }),
    post("order/refund", { order_id: returned, reason, transfer_no, amount, proof: "REF-3" }),
    post("orders/seen", {}),
  ];
}

/** Three orders: one to be cancelled, one whose transfer is found, one that is paid and cancelled. */
async function bookAll(world: World, domain: string, { room_class_id, rate_plan_id, night }: Sold) {
  const api = world.apiOf(domain);
  async function book(ahead: number, pay_way: "pay_arrival" | "remittance") {
    const booker_email = `sold-${ahead}@example.com`;
    const { order_doc } = await api(placeOrder, {
      body: {
        domain,
        booker_first_name: "Mei",
        booker_last_name: "Lin",
        booker_phone: `09555566${ahead}`,
        booker_email,
        check_in_day: addDays(night, ahead),
        check_out_day: addDays(night, ahead + 2),
        pay_way,
        orders: [{ room_class_id, rate_plan_id, num: 1 }],
      },
    });
    const [view] = await api(listOrders, { query: { domain, order_doc, booker_email } });
    return { order_id: view!.booking_id, pay_amount: view!.pay_amount };
  }
  const remitted = await book(26, "remittance");
  return {
    cancelled: await book(24, "pay_arrival"),
    remitted: { order_id: remitted.order_id, amount: remitted.pay_amount },
    returned: await book(28, "remittance"),
  };
}
