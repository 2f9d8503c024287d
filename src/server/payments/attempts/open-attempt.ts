/**
 * Opens one payment attempt: the attempt is committed first, then the vendor is called, then the guest is sent there. An
 * attempt that a crash or a silent vendor left unfinished is polled by a job.
 */
import type { CallAnswer } from "#contract/call.ts";
import type { payOrder } from "#contract/payments.ts";
import { arrivalAt } from "#rules/time/hours-of-stay.ts";
import { LAST_START_MS, PAGE_CLOSES_MS } from "#rules/payments/begun.ts";
import { type Wallet, walletsIn, walletVendor } from "#rules/payments/pay-methods.ts";
import { nextPoll } from "#rules/payments/poll-pace.ts";
import { HOLDING_STATES } from "#rules/orders/order-status.ts";
import { pageAddress } from "#rules/site/address.ts";
import type { Query } from "#server/database/connect.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { newId } from "#server/orders/ids.ts";
import { awaitPayment, openOrder, type StoredOrder } from "#server/orders/open-order.ts";
import { readAccount } from "#server/payments/accounts.ts";
import { addAttempt, type Attempt, findAttempt, setAttempt } from "#server/payments/attempts/attempt-store.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { newTradeNo, notifyUrl, receiptPath, returnUrl } from "#server/payments/ids.ts";
import { soldVendors } from "#server/payments/settings/sold-vendors.ts";
import { type Account, type Charge, type Gateway, type Started, Unreachable } from "#server/payments/vendors/vendor.ts";
import { type Vendor, vendorOf } from "#server/payments/vendors/vendors.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { textReader } from "#server/calls/texts.ts";

export type WayToPay = CallAnswer<typeof payOrder>;

export type WantedPayment = {
  order_id: string;
  /** The specification's id; must be one of the lodging's. */
  vendor: number;
  /** A wallet of the guest's device; the vendor must carry it for this lodging. */
  wallet?: Wallet | undefined;
  /** What is due, calculated from the locked order; null: it may not be paid this way. */
  due: (stored: StoredOrder) => { amount: number; scope: Attempt["scope"] } | null;
  isPaying: boolean;
};

const MINUTE_MS = 60_000;
/** A confirmed order has no hold: the rest can be paid for this long at the vendor's page. */
const WITHOUT_HOLD_MS = 30 * MINUTE_MS;
/** A bank reports a transfer a little after it was made. */
export const BANK_GRACE_MS = 60 * MINUTE_MS;

type Begun = { attempt: Attempt; gateway: Gateway; account: Account; charge: Charge };

export async function openAttempt(context: RequestContext, wanted: WantedPayment): Promise<WayToPay> {
  const begun = await context.query((query) => begin(query, context, wanted));
  const { attempt, gateway, account, charge } = begun;
  const { hotel_id } = context.hotel;
  let started: Started;
  try {
    started = await gateway.create(charge, account, context.outside);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    console.warn(`lodging ${hotel_id}: ${gateway.name} could not be reached: ${error.message}`);
    await context.query((query) =>
      setAttempt(query, hotel_id, attempt.attempt_id, { state: "unknown", now: context.now }),
    );
    throw new Refusal("VENDOR_UNAVAILABLE");
  }
  await context.query((query) => keepStart(query, hotel_id, attempt, started, wanted, context.now));
  return wayTo(context, attempt, charge, started, wanted.isPaying);
}

async function begin(query: Query, context: RequestContext, wanted: WantedPayment): Promise<Begun> {
  const { hotel, now } = context;
  const { hotel_id } = hotel;
  const stored = await openOrder(query, hotel_id, wanted.order_id);
  if (!stored) throw new Refusal("ORDER_ACCESS");
  const due = wanted.due(stored);
  if (due === null || due.amount <= 0) throw new Refusal("NOTHING_DUE");
  const settings = await readSettings(query, hotel_id);
  const payment_list = await soldVendors(query, context, settings.payment_list);
  const vendor = payment_list.includes(wanted.vendor) ? vendorOf(wanted.vendor, stored.order.currency) : null;
  const gateway = vendor && gatewayOf(vendor.gateway);
  const account = gateway && (await readAccount(query, context, hotel_id, gateway));
  const isTaken = gateway?.takes?.(due.amount, stored.order.currency) ?? true;
  if (!vendor || !gateway || !account || !isTaken || !isOnItsWay(stored, vendor)) {
    throw new Refusal("PAY_WAY_NOT_OFFERED", ["payment_vendor"]);
  }
  assertWallet(wanted, { ...settings, payment_list }, stored);

  const expires_at = attemptEnds(context, stored, vendor, settings.remittance_hold_days);
  if (expires_at.getTime() - now.getTime() <= LAST_START_MS - PAGE_CLOSES_MS) throw new Refusal("ORDER_OVER");
  const attempt: Attempt = {
    hotel_id,
    attempt_id: newId(now),
    order_id: wanted.order_id,
    vendor: wanted.vendor,
    gateway: gateway.name,
    merchant: gateway.merchant(account.keys),
    trade_no: newTradeNo(),
    scope: due.scope,
    amount: due.amount,
    currency: stored.order.currency,
    state: "created",
    superseded_at: null,
    vendor_number: null,
    instructions: null,
    start: {},
    expires_at,
    next_poll_at: gateway.keepsNoBooks ? null : nextPoll(gateway.pace, { created_at: now, expires_at, polls: 0 }, now),
    polls: 0,
    created_at: now,
    updated_at: now,
  };
  await addAttempt(query, hotel_id, attempt);
  // A remittance keeps the order's own hold; a bank's number has its days, counted from when the order was placed.
  const until = vendor.method === "bank" ? new Date(expires_at.getTime() + BANK_GRACE_MS) : null;
  await awaitPayment(query, hotel_id, stored, until, now);
  return { attempt, gateway, account, charge: await chargeFor(query, context, stored, attempt, wanted.wallet) };
}

/** The vendor that was named must be the one that carries this wallet here. */
function assertWallet(
  { wallet, vendor }: WantedPayment,
  { payment_list, options }: { payment_list: readonly number[]; options: Record<string, unknown> },
  { order: { currency } }: StoredOrder,
): void {
  if (wallet === undefined) return;
  const offered = { payment_list, currency, wallets: walletsIn(options) };
  if (walletVendor(wallet, offered) !== vendor) throw new Refusal("PAY_WAY_NOT_OFFERED", ["wallet"]);
}

/**
 * Remittance only for orders placed with it, because their rooms are held for days. An order to be paid at the front desk is
 * paid there.
 */
function isOnItsWay({ order }: StoredOrder, { gateway, method }: Vendor): boolean {
  return method !== "none" || (gateway === "remittance" && order.pay_way === "remittance");
}

/** A card or wallet attempt ends shortly before the hold; a transfer has its days, but ends when check-in begins. */
function attemptEnds(context: RequestContext, stored: StoredOrder, vendor: Vendor, days: number): Date {
  const { hotel, now } = context;
  const { order, hold_expires_at } = stored;
  const isHeld = HOLDING_STATES.includes(order.state) && hold_expires_at !== null;
  if (vendor.method === "none" && isHeld) return new Date(hold_expires_at);
  if (vendor.method === "bank" || vendor.method === "none") {
    // Counted from when the order was placed: otherwise each new number would extend the hold.
    const from = isHeld ? new Date(order.created_at) : now;
    const arrival = arrivalAt(order.check_in_day, hotel);
    return new Date(Math.min(from.getTime() + days * 24 * 60 * MINUTE_MS, arrival.getTime()));
  }
  if (!isHeld) return new Date(now.getTime() + WITHOUT_HOLD_MS);
  return new Date(new Date(hold_expires_at).getTime() - PAGE_CLOSES_MS);
}

/** An attempt in the form that every gateway takes. */
export async function chargeFor(
  query: Query,
  context: RequestContext,
  { order, guest, card_coupons }: StoredOrder,
  attempt: Attempt,
  wallet?: Wallet,
): Promise<Charge> {
  const { hotel, lang, now } = context;
  const { trade_no, amount, currency, expires_at, attempt_id } = attempt;
  const { method, bank } = vendorOf(attempt.vendor, currency)!;
  const settings = await readSettings(query, hotel.hotel_id);
  const hotel_name = textReader(lang, hotel.main_lang).plain("hotel_name", settings.hotel_name);
  return {
    trade_no,
    amount,
    currency,
    method,
    wallet,
    wantsCard: card_coupons.length > 0,
    bank,
    item: `${hotel_name} ${order.order_doc}`,
    order_doc: order.order_doc,
    lang,
    booker: { name: guest.booker_name, email: guest.booker_email, phone: guest.booker_phone },
    now,
    expires_at,
    notify_url: notifyUrl(context, attempt.gateway, hotel.hotel_id),
    return_url: returnUrl(context, hotel.domain, attempt_id),
  };
}

/** How the browser reaches the vendor and how it comes back. Stored with the attempt, because the guest may need it again. */
type KeptStart = { started: Started; mode: "pay" | null; wallet?: Wallet | undefined };

async function keepStart(
  query: Query,
  hotel_id: number,
  { attempt_id, order_id }: Attempt,
  started: Started,
  { isPaying, wallet }: WantedPayment,
  now: Date,
): Promise<void> {
  await openOrder(query, hotel_id, order_id);
  const current = await findAttempt(query, hotel_id, attempt_id);
  const kept: KeptStart = { started, mode: isPaying ? "pay" : null, wallet };
  await setAttempt(query, hotel_id, attempt_id, {
    // A webhook may have moved the attempt further meanwhile.
    ...(current?.state === "created" ? { state: "redirected" } : {}),
    start: kept,
    ...(started.kind === "redirect" && started.vendor_number !== undefined
      ? { vendor_number: started.vendor_number }
      : {}),
    now,
  });
}

/**
 * To the vendor's page, to our page that submits the form or holds the card fields, or to the receipt with the instructions.
 */
function wayTo(
  { product, lang, hotel, originOf }: RequestContext,
  { attempt_id }: Attempt,
  { order_doc }: Charge,
  started: Started,
  isPaying: boolean,
): WayToPay {
  if (started.kind === "redirect") return { redirect: true, redirect_url: started.url };
  const origin = originOf(hotel.domain);
  const path =
    started.kind === "instructions"
      ? receiptPath(product, lang, order_doc, isPaying)
      : pageAddress(product, lang, `/pay/${hotel.hotel_id}/${order_doc}/bank/${attempt_id}`);
  return { redirect: true, redirect_url: origin + path };
}

export function keptStart({ start }: Pick<Attempt, "start">): KeptStart | null {
  return "started" in start ? (start as KeptStart) : null;
}
