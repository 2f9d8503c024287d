/** Places an order: all of it in one transaction, or nothing. */
import { createHash } from "node:crypto";
import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/orders.ts";
import type { OrderPayload } from "#contract/order-payload.ts";
import { isCompanyNumber } from "#rules/payments/company-number.ts";
import { firstState, type OrderState } from "#rules/orders/order-status.ts";
import { vendorFor } from "#rules/payments/pay-way.ts";
import { withKeptAddOns } from "#server/add-ons/kept-add-ons.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import { redeemCoupons } from "#server/discounts/redeem-coupons.ts";
import { toE164 } from "#server/guests/to-e164.ts";
import { assertOpen, assertStay } from "#server/hotel/assert-open.ts";
import { takeRooms } from "#server/inventory/take-rooms.ts";
import { spendCredit } from "#server/credit/spend-credit.ts";
import { askAboutCards } from "#server/orders/cards/ask-about-cards.ts";
import { assertQuota, countOpen, isVerified } from "#server/orders/unpaid/assert-quota.ts";
import { type Cart, cartOf } from "#server/orders/price/cart.ts";
import { nextPage, reachable } from "#server/orders/view/next-page.ts";
import { guestKey, makeOrder } from "#server/orders/make-order.ts";
import { type NewOrder, writeOrder } from "#server/orders/new-order-store.ts";
import { type PricedCart, priceCart, readCartOffers } from "#server/orders/price/price-cart.ts";
import { priceDetail } from "#server/orders/price/price-detail.ts";
import { openQuote, type Quoted } from "#server/orders/price/quotes.ts";
import { type OrderTerms, readTerms } from "#server/orders/price/terms-store.ts";
import { inTurn } from "#server/orders/turns.ts";
import { readVendorKeys, vendorsOf } from "#server/payments/settings/sold-vendors.ts";
import { takeRailItems } from "#server/rail/take-rail-items.ts";
import { Raced } from "#server/errors/raced.ts";
import { memberOf } from "#server/calls/person.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { type Catalogue, readCatalogue } from "#server/rooms/catalogue.ts";

export type PlacedOrder = { order_doc: string; redirect_path: string };

const SCOPE = "placeOrder";
const TRIES = 3;

export async function placeOrder(
  input: HandlerInput<typeof contract.placeOrder>,
  context: RequestContext,
): Promise<PlacedOrder> {
  // The same number is the same order, however it was written when the request was sent again.
  const booker_phone = toE164(input.body.booker_phone, context.hotel.country);
  const payload = { ...input.body, booker_phone };
  try {
    return await place(payload, context);
  } catch (error) {
    // A duplicate of this request may have taken the rooms: then its answer is returned again.
    const first = error instanceof Refusal ? await findFirstAnswer(payload, context) : null;
    if (first) return first;
    throw error;
  }
}

async function findFirstAnswer(payload: OrderPayload, context: RequestContext): Promise<PlacedOrder | null> {
  const { idempotency_key: key, person, hotel } = context;
  const member_id = memberOf(person);
  if (key === null) return null;
  const keys = { member_id, coupon_keys: [], guest_key: "", scope: SCOPE, key };
  const terms = await context.query((query) => readTerms(query, hotel.hotel_id, keys));
  return firstAnswer(context, terms, hashOfRequest(payload, member_id));
}

/** The first answer to this key, if there was one and it was for the same order. */
function firstAnswer(context: RequestContext, { claimed }: OrderTerms, request_hash: string): PlacedOrder | null {
  if (!claimed) return null;
  if (claimed.request_hash !== request_hash) throw new Refusal("KEY_REUSED");
  context.grant({ order_id: claimed.order_id });
  return reachable(context, claimed.answer as PlacedOrder, claimed.order_id);
}

async function place(payload: OrderPayload, context: RequestContext): Promise<PlacedOrder> {
  assertStay(context, payload.check_in_day, "check_in_day");
  if (payload.company_reg_number !== "" && !isCompanyNumber(payload.company_reg_number)) {
    throw new Refusal("INVALID_INPUT", ["company_reg_number"]);
  }
  const cart = cartOf(withKeptAddOns(payload, context));
  const quoted = payload.quote === undefined ? null : openQuote(context, payload.quote);
  if (payload.quote !== undefined && !quoted) throw new Refusal("INVALID_INPUT", ["quote"]);
  // Before the transaction: it must not wait for a second connection while it holds one.
  const catalogue = await readCatalogue(context);

  for (let tries = 1; ; tries += 1) {
    try {
      return await inTurn(context.hotel.hotel_id, () =>
        context.query((query) => placeOnce(query, context, { payload, cart, catalogue, quoted })),
      );
    } catch (error) {
      // Another guest was faster, or the same key came twice at once: the next try finds what is left, or the first answer.
      // Or another order has drawn the same short code: the next try draws another.
      if (!(error instanceof Raced) && !isTaken(error)) throw error;
      if (tries === TRIES) throw error instanceof Raced ? new Refusal(error.code) : error;
    }
  }
}

const TAKEN: ReadonlySet<unknown> = new Set(["idempotency_hotel_id_scope_key_pk", "order_short_code"]);
const isTaken = (error: unknown): boolean => TAKEN.has((error as { constraint?: string }).constraint);

type Purchase = { payload: OrderPayload; cart: Cart; catalogue: Catalogue; quoted: Quoted | null };

async function placeOnce(query: Query, context: RequestContext, purchase: Purchase): Promise<PlacedOrder> {
  const { payload, cart } = purchase;
  const { hotel_id } = context.hotel;
  const member_id = memberOf(context.person);
  const request_hash = hashOfRequest(payload, member_id);
  const guest_key = guestKey(payload, member_id);
  const key = context.idempotency_key;
  const keys = { member_id, coupon_keys: cart.coupons, guest_key, scope: SCOPE, key };
  // Sent together, in this order: the last one locks the counts of this contact, browser and address until the commit.
  const [terms, offered, accounts, counted] = await Promise.all([
    readTerms(query, hotel_id, keys),
    readCartOffers(query, context, cart, purchase.catalogue),
    readVendorKeys(query, context),
    countOpen(query, context, payload),
  ]);
  const first = firstAnswer(context, terms, request_hash);
  if (first) return first;
  // Whatever else is wrong, a lodging that is not open says that first.
  assertOpen(terms.hotel);
  if (terms.hotel.booking_validate && !isVerified(payload, context)) {
    throw new Refusal("CONTACT_NOT_VERIFIED", ["booker_email"]);
  }
  const payment_list = vendorsOf(context, terms.hotel.payment_list, accounts);
  const payment_vendor = vendorFor(payload.pay_way, payload.payment_vendor, payment_list, context.hotel.currency);
  if (payment_vendor === null) {
    const isWayOffered = vendorFor(payload.pay_way, undefined, payment_list, context.hotel.currency) !== null;
    throw new Refusal("PAY_WAY_NOT_OFFERED", [isWayOffered ? "payment_vendor" : "pay_way"]);
  }

  const priced = await priceCart(query, context, { ...purchase, terms, offered, takes: true });
  assertPriceShown(context, purchase, priced);

  const state = firstState(payload.pay_way, priced.price.pay_amount);
  const made = await makeOrder(query, context, { ...purchase, priced, terms, payment_vendor, state });
  // A remittance whose deadline has passed already can't be made.
  if (made.hold.some((hold) => hold.expires_at <= context.now)) throw new Refusal("PAY_WAY_NOT_OFFERED", ["pay_way"]);
  const unpaid = await assertQuota(query, context, counted, made);
  const { order_id, order_doc } = made.order;
  const answer = { order_doc, redirect_path: nextPage(context, order_doc, { isDue: state === "held" }) };
  const created_at = context.now;
  const actor = member_id === null ? "guest" : `member:${member_id}`;
  await Promise.all([
    writeOrder(query, hotel_id, {
      ...made,
      unpaid,
      key: key === null ? [] : [{ hotel_id, scope: SCOPE, key, request_hash, order_id, answer, created_at }],
    }),
    takeAll(query, context, purchase, priced, { ...made, unpaid, state, guest_key, actor }),
  ]);
  // This browser may open the order from now on.
  context.grant({ order_id });
  return reachable(context, answer, order_id);
}

type Taking = Pick<NewOrder, "order" | "nights" | "unpaid"> & { state: OrderState; guest_key: string; actor: string };

/** What an order takes, always in this order, and its entry in the log: sent behind the order itself, whose answer is not waited for. */
async function takeAll(
  query: Query,
  context: RequestContext,
  { cart }: Purchase,
  priced: PricedCart,
  { order, nights, unpaid, state, guest_key, actor }: Taking,
): Promise<void> {
  const { hotel_id, order_id } = order;
  const { now } = context;
  await takeRailItems(query, hotel_id, order_id, cart.rail, now);
  await redeemCoupons(query, hotel_id, priced.coupons_used, order_id, guest_key);
  if (priced.price.pay_amount === 0) await askAboutCards(query, hotel_id, order_id, priced.coupons_used, now);
  await spendCredit(query, hotel_id, order, now);
  // The most contended rows last, so that others wait for them as briefly as possible.
  await Promise.all([
    takeRooms(query, hotel_id, {
      order_id,
      generation: 1,
      nights,
      sell: state === "confirmed",
      whole: order.is_entire_rent,
      capped: priced.capped,
      unverified: unpaid.some(({ is_verified }) => !is_verified),
      now,
    }),
    appendAudit(query, hotel_id, order_id, { at: now, actor, action: "order.placed", to: state }),
  ]);
}

/** The price shown is the price charged: the amount that the guest sent, or our quote, must equal the price now. */
function assertPriceShown(context: RequestContext, purchase: Purchase, priced: PricedCart): void {
  const { pay_amount } = purchase.payload;
  const faulty = [
    ...(pay_amount !== undefined && pay_amount !== priced.price.pay_amount ? ["pay_amount"] : []),
    ...(purchase.quoted !== null && !isAsQuoted(purchase.quoted, priced) ? ["quote"] : []),
  ];
  if (faulty.length > 0) throw new Refusal("PRICE_CHANGED", faulty, priceDetail(context, priced, purchase.catalogue));
}

/** An expired quote is compared all the same: price and refund steps are what the guest has seen. */
function isAsQuoted(quoted: Quoted, { cart_key, price, lines }: PricedCart): boolean {
  return (
    quoted.cart === cart_key &&
    quoted.total === price.total &&
    quoted.pay_amount === price.pay_amount &&
    JSON.stringify(quoted.lines.map((line) => line.steps)) === JSON.stringify(lines.map((line) => line.steps))
  );
}

function hashOfRequest(payload: OrderPayload, member_id: string | null): string {
  return createHash("sha256")
    .update(JSON.stringify([payload, member_id]))
    .digest("base64url");
}
