/** One valid request for every call, at a lodging made for it. */
import { sql } from "drizzle-orm";
import type { Call } from "#contract/call.ts";
import { triggerCaptcha } from "#contract/captcha.ts";
import { listOrders, placeOrder } from "#contract/orders.ts";
import { getPaymentStart, payOrder } from "#contract/payments.ts";
import { getProof } from "#contract/proof.ts";
import { addDays, dayAt } from "#rules/time/day.ts";
import { lodgingClientId } from "#server/accounts/oidc/clients.ts";
import type { Handler } from "#server/calls/handle.ts";
import { linkToken } from "#server/orders/ids.ts";
import { receivePayment } from "#server/orders/receive-payment.ts";
import { taskToken } from "#server/payments/task-token.ts";
import { fillHotel, makeHotel, type MadeHotel } from "#tests/lodgings/hotel-rows.ts";
import { addCoupon, addMember, type OrderBody } from "#tests/lodgings/lodging.ts";
import type { World } from "#tests/setup/world.ts";
import {
  addAccount,
  type CallRequest,
  joinByMail,
  oneTapRequest,
  studioRequests,
} from "#tests/helpers/every-person.ts";
import { railRequests } from "#tests/helpers/every-ride.ts";
import { addOnRequests } from "#tests/helpers/every-add-on.ts";
import { sellingRequests } from "#tests/helpers/every-sale.ts";
import { readRows } from "#tests/helpers/wire.ts";
import type { Bank } from "../../sandbox/bank.ts";

/** The prime that the vendor's script makes of a card. */
async function makePrime(bank: Bank, { app_id, app_key }: { app_id: string; app_key: string }): Promise<string> {
  const body = JSON.stringify({ app_id, app_key, wallet: "card", number: "4242424242424242" });
  const headers = { "content-type": "application/json" };
  const made = await bank.app.request("/tappay/primes", { method: "POST", headers, body });
  return ((await made.json()) as { card: { prime: string } }).card.prime;
}

/** An order with a code for certain cards, paid with one that the vendor did not name; returns the token of its task. */
async function paidWithCard(world: World, hotel_id: number, body: OrderBody): Promise<string> {
  const { dependencies, database } = world;
  await addCoupon(database, hotel_id, { code: "CARDS", card_prefixes: ["431195"] });
  const api = world.apiOf(body.domain);
  const sent = { ...body, coupon_array: ["CARDS"], pay_way: "credit_card" as const, payment_vendor: 2 as const };
  const { order_doc } = await api(placeOrder, { body: sent });
  const [view] = await api(listOrders, { query: { domain: body.domain, order_doc, booker_email: body.booker_email } });
  const { booking_id: order_id, pay_amount: amount } = view!;
  const payment = { order_id, vendor: 2, vendor_number: "CARD-1", amount, currency: "TWD" };
  const now = dependencies.clock();
  await database.forHotel(hotel_id, (query) =>
    receivePayment(
      query,
      hotel_id,
      { ...payment, paid_with: { kind: "card", first: null } },
      { now, today: dayAt(now, "Asia/Taipei") },
    ),
  );
  return taskToken(dependencies.secrets, hotel_id, { kind: "card", order_id }, now);
}

/** Prepares what the requests need, and sends none of them: two orders, one that can be cancelled and one that begins today. */
export async function prepareEveryCall(
  world: World,
  bank: Bank,
): Promise<{ hotel: MadeHotel; requests: CallRequest[] }> {
  const hotel = await makeHotel(world.database, {
    payment_list: [14, 2, 8],
    info: {
      phone: "+886 2 2345 6789",
      address: { "zh-TW": "宜蘭縣礁溪鄉" },
      thsr_support_on: 1,
      thsr_station: "1070",
    },
  });
  const filled = await fillHotel(world.database, hotel);
  const { domain, hotel_id } = hotel;
  const { room_class_id } = filled.room;
  const { rate_plan_id } = filled.plan;
  const day = (ahead: number) => addDays(dayAt(new Date(), "Asia/Taipei"), ahead);
  const order = (ahead: number) => ({
    domain,
    booker_first_name: "Mei",
    booker_last_name: "Lin",
    booker_phone: "0912345678",
    booker_email: "mei@example.com",
    check_in_day: day(ahead),
    check_out_day: day(ahead + 2),
    pay_way: "pay_arrival" as const,
    coupon_array: ["WELCOME"],
    room_attachment_detail: [{ item_number: "BIKE", quantity: 2 }],
    orders: [{ room_class_id, rate_plan_id, num: 1 }],
  });
  const api = world.apiOf(domain);
  const other = { booker_phone: "0987654321", booker_email: "lin@example.com" };
  const later = await api(placeOrder, { body: order(20) });
  const today = await api(placeOrder, { body: { ...order(0), ...other } });
  const [view] = await api(listOrders, { query: { domain, order_doc: later.order_doc, booker_phone: "0912345678" } });
  const proof = await api(getProof, { params: { id: later.order_doc }, query: { booker_phone: "0912345678" } });
  const email = "mei@example.com";
  const unpaid = await api(placeOrder, { body: { ...order(21), pay_way: "credit_card", payment_vendor: 2 } });
  const remitted = await api(placeOrder, { body: { ...order(22), ...other, pay_way: "remittance" } });
  const { redirect_url } = await api(payOrder, { body: { order_doc: unpaid.order_doc, booker_email: email } });
  const attempt_id = /[^/]+$/.exec(redirect_url)![0];
  const { start } = await api(getPaymentStart, { params: { attempt_id }, query: {} });
  const prime = await makePrime(bank, start as { app_id: string; app_key: string });
  const { access_token } = await world.dependencies.accounts.issueTokens(
    await addAccount(world),
    lodgingClientId(hotel_id),
  );
  const token = taskToken(
    world.dependencies.secrets,
    hotel_id,
    { kind: "remittance", order_id: view!.booking_id },
    new Date(),
  );
  const cardToken = await paidWithCard(world, hotel_id, { ...order(23), ...other });
  const link = (purpose: "history" | "cancel") =>
    linkToken(world.dependencies.secrets, purpose, hotel_id, view!.booking_id);
  await api(triggerCaptcha, { body: { domain, email: "mei@example.com" } });
  const [mail] = await readRows<{ text: string }>(
    world.database,
    hotel_id,
    sql`select text from mail where hotel_id = ${hotel_id}`,
  );
  const [captcha] = /\b\d{6}\b/.exec(mail!.text)!;
  const member = await world.bearer(hotel_id, await addMember(world.database, hotel_id, { points: 5 }));
  const account = await joinByMail(world, hotel_id, domain);
  const stay = `start_date=${day(3)}&end_date=${day(5)}`;
  const get = (call: string, query = "") => ({ call, address: `${call}?domain=${domain}${query && `&${query}`}` });
  const requests = [
    get("/api/hotel/info"),
    get("/api/custom/menu", "menu_code=header"),
    get("/api/hotel/frame", "menu_code=header"),
    get("/api/hotel/rates"),
    get("/api/hotel/list_by_tag"),
    get("/api/ota/room/list"),
    get("/api/ota/room/empty-by-date", stay),
    get("/api/ota/room/rateplan/empty-by-date", stay),
    get("/api/ota/room/alternatives", stay),
    get("/api/wota/room_calendar", `${stay}&room_class_ids=${room_class_id}`),
    get("/api/xtra/adds/date/inventory", stay),
    ...addOnRequests(domain, { order_doc: later.order_doc, booker_email: email }),
    ...(await railRequests(world, bank, hotel, order)),
    get("/api/facility/get_all"),
    get("/api/promotion/all_types", "del=false"),
    get("/api/promotion/info", `promotion_id=${filled.articles[0]!.promotion_id}`),
    get("/api/promotion/actives"),
    get("/api/announcement/actives"),
    get("/api/attraction/actives"),
    {
      ...get("/api/discount/coupon_confirm"),
      body: { domain, coupon_code: ["welcome"], check_in_date: day(3), check_out_date: day(5), room_code: "TWIN" },
    },
    { ...get("/api/ota/order/calculate"), body: order(5) },
    { ...get("/api/discount/calculate"), body: order(5) },
    { ...get("/api/ota/order/personal-new"), body: order(5) },
    get("/api/ota/order/personal-order-list", `order_doc=${later.order_doc}&booker_email=Mei@example.com`),
    get("/api/ota/order/personal-history", `hash_code=${link("history")}`),
    get("/api/ota/order/via-hash", `valid_hash=${link("cancel")}`),
    { ...get("/api/discount/promotion_code"), body: { domain, code: "WELCOME" } },
    get("/api/discount/codes"),
    get("/api/ota/order/receipt", `order_doc=${later.order_doc}&booker_email=${email}`),
    {
      call: "/api/order/master/{id}",
      address: `/api/order/master/${view!.booking_id}?booker_email=${email}`,
    },
    { call: "/hotels/preferences", address: `/master/hotels/preferences?domain=${domain}` },
    {
      call: "/api/ota/order/pay/{attempt_id}/prime",
      address: `/api/ota/order/pay/${attempt_id}/prime`,
      body: { prime },
    },
    {
      call: "/payment",
      address: "/master/payment",
      body: {
        payment_id: 2,
        type_id: 2,
        booking_number: unpaid.order_doc,
        email,
        deposit: false,
        return_url: `https://${domain}/stay`,
        hotel_id,
      },
    },
    { ...get("/api/ota/order/pay"), body: { order_doc: unpaid.order_doc, booker_email: email } },
    { ...get("/api/ota/order/pay/check"), body: { order_doc: unpaid.order_doc, booker_email: email } },
    { call: "/api/ota/order/pay/{attempt_id}", address: `/api/ota/order/pay/${attempt_id}` },
    {
      call: "/api/ota/order/remittance/{id}",
      address: `/api/ota/order/remittance/${remitted.order_doc}`,
      body: { booker_email: other.booker_email, last_five: "12345" },
    },
    get("/api/staff/task", `token=${token}`),
    { ...get("/api/staff/task"), body: { domain, token, amount: 100, proof: "REFERENCE" } },
    { ...get("/api/staff/card"), body: { domain, token: cardToken, holds: false } },
    { ...get("/api/member/credit"), headers: member },
    { ...get("/api/member/credit/history"), headers: member },
    {
      call: "/oauth/token/exchange",
      address: "/pms/oauth/token/exchange",
      body: { hotel_id },
      headers: { authorization: `Bearer ${access_token}` },
    },
    { ...get("/api/member/sign-in"), body: { domain, back: "/stay/booking" } },
    { ...get("/api/member/sign-in/finish"), body: { domain, search: "code=a&state=b" } },
    { ...get("/api/member/session"), body: { domain }, headers: account.headers },
    { ...get("/api/member/code"), body: { domain, email: `new@${domain}` } },
    await oneTapRequest(world, bank, domain),
    { ...get("/api/member/join"), body: { domain, email: account.again, code: account.codeToJoin } },
    { ...get("/api/member"), headers: account.headers },
    {
      ...get("/api/member"),
      body: { domain, name: "林美", phone: "0912345678", lang: "ja-JP", wants_news: true },
      headers: account.headers,
    },
    { ...get("/api/member/orders"), body: { domain }, headers: account.headers },
    { ...get("/api/member/data"), headers: account.headers },
    { ...get("/api/member/delete/code"), body: { domain }, headers: account.later },
    { ...get("/api/member/delete"), body: { domain, code: account.codeToDelete }, headers: account.headers },
    { ...get("/api/member/sign-out"), body: { domain } },
    get("/api/ota/order/proof-config", `order_doc=${later.order_doc}&booker_phone=0912345678`),
    {
      call: "/download/download-accommodation-proof/{id}",
      address: `/stay/download/download-accommodation-proof/${later.order_doc}?booker_phone=0912345678`,
    },
    {
      call: "/bookings/download-accommodation-proof",
      address: "/stay/bookings/download-accommodation-proof",
      body: { number: proof.number },
      headers: { "x-iv": proof.iv },
    },
    {
      call: "/api/wota/order/cancel-via-hash/{hash}",
      address: `/api/wota/order/cancel-via-hash/${link("cancel")}`,
      body: {},
    },
    { ...get("/api/captcha/trigger"), body: { domain, email: "lin@example.com" } },
    { ...get("/api/captcha/verify"), body: { domain, email: "mei@example.com", captcha } },
    {
      call: "/api/wota/order/cancel_apply/{id}",
      address: `/api/wota/order/cancel_apply/${today.order_doc}`,
      body: { booker_email: other.booker_email, reason: "ill" },
    },
    ...(await studioRequests(world, hotel)),
    ...(await sellingRequests(world, hotel, { room_class_id, rate_plan_id, night: day(3) })),
  ];
  return { hotel, requests };
}

export const callOf = (mounted: readonly Handler[], { call: path, body }: CallRequest): Call =>
  mounted.find(({ call }) => call.path === path && call.method === (body === undefined ? "GET" : "POST"))!.call;

/** Bytes go as they are. */
export const writeBody = (body: unknown): string | Uint8Array<ArrayBuffer> =>
  body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
