/** Issues the invoices that payments have requested, and takes refunds off them. Each is tried until it is done. */
import type { Query, Statement } from "#server/database/connect.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { readOrder, type StoredOrder } from "#server/orders/open-order.ts";
import { openKeys } from "#server/payments/accounts.ts";
import type { PaymentDependencies } from "#server/payments/attempts/ask-vendor.ts";
import { withDeadline } from "#server/payments/deadline.ts";
import {
  allowInvoice,
  EINVOICE_BASES,
  EINVOICE_SANDBOX_KEYS,
  einvoiceKeysSchema,
  issueInvoice,
  voidInvoice,
} from "#server/payments/invoices/einvoice.ts";
import {
  findInvoice,
  type Invoice,
  leaseInvoice,
  setInvoice,
  sumSentBack,
} from "#server/payments/invoices/invoice-store.ts";
import { findSealedKeys } from "#server/payments/keys-store.ts";
import { Unreachable } from "#server/payments/vendors/vendor.ts";
import { textReader } from "#server/calls/texts.ts";

const DUE: Statement = {
  name: "due_invoices",
  text: `select hotel_id, relate_number from invoice where next_at <= $1 order by next_at limit $2`,
};
const BATCH = 100;
const MINUTE_MS = 60_000;
/** A round ends before the next begins. */
const ROUND_MS = 50_000;
const MOST_TRIES = 12;
/** All requests to the issuer end before the lease does (invoice-store.ts). */
const CALLS_MS = 25_000;
const GATEWAY = "einvoice";

export async function issueInvoices(dependencies: PaymentDependencies, clock: () => Date): Promise<void> {
  const began = clock();
  const due = await dependencies.database.forDirectory((query) =>
    query.run<{ hotel_id: number; relate_number: string }>(DUE, [began, BATCH]),
  );
  for (const { hotel_id, relate_number } of due) {
    const now = clock();
    if (now.getTime() - began.getTime() > ROUND_MS) return;
    try {
      const hotel = await dependencies.directory.byId(hotel_id);
      if (hotel) await work(dependencies, hotel, relate_number, now);
    } catch (error) {
      console.error(`lodging ${hotel_id}: invoice ${relate_number} could not be issued: ${describeFailure(error)}`);
    }
  }
}

async function work(dependencies: PaymentDependencies, hotel: Tenant, relate_number: string, now: Date): Promise<void> {
  const { hotel_id } = hotel;
  const read = await dependencies.database.forHotel(hotel_id, async (query) => {
    const lease = await leaseInvoice(query, hotel_id, relate_number, now);
    const invoice = lease && (await findInvoice(query, hotel_id, relate_number));
    const stored = invoice && (await readOrder(query, hotel_id, invoice.order_id));
    if (!lease || !invoice || !stored) return null;
    const account = await readIssuer(query, dependencies, hotel_id);
    const back = await sumSentBack(query, hotel_id, relate_number);
    return { lease, invoice, stored, account, back, facts: await factsOf(query, hotel, stored) };
  });
  if (!read) return;
  const { invoice, lease } = read;
  let change: Partial<Invoice>;
  try {
    change = await step(dependencies, read, now);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    change = { next_at: new Date(now.getTime() + Math.min(60, 2 ** invoice.tries) * MINUTE_MS) };
  }
  // A long silence or a refusal: staff must look, and can issue it by hand. What is issued stays issued.
  if (change.next_at && invoice.tries >= MOST_TRIES) change = refused(invoice);
  if (isRefused(invoice, change)) console.error(`ALERT lodging ${hotel_id}: invoice ${relate_number} needs a hand`);
  await dependencies.database.forHotel(hotel_id, (query) => setInvoice(query, hotel_id, relate_number, change, lease));
}

const refused = ({ state }: Invoice): Partial<Invoice> => (state === "requested" ? { state: "failed" } : { state });
const isRefused = (invoice: Invoice, { state }: Partial<Invoice>): boolean =>
  state === "failed" || (invoice.state === "issued" && state === "issued");

type Read = {
  invoice: Invoice;
  account: Awaited<ReturnType<typeof readIssuer>>;
  back: number;
  facts: Awaited<ReturnType<typeof factsOf>>;
};

/** One step: issue the invoice, or take off what has been refunded since. */
async function step(
  dependencies: PaymentDependencies,
  { invoice, account, back, facts }: Read,
  now: Date,
): Promise<Partial<Invoice>> {
  const outside = withDeadline(dependencies.outside, CALLS_MS);
  if (!account) return refused(invoice);
  const { relate_number, amount } = invoice;
  if (invoice.state === "requested") {
    // A payment that was refunded in full before its invoice was issued needs none.
    if (back >= amount) return { state: "voided", next_at: null };
    const issued = await issueInvoice({ ...facts, relate_number, amount, now }, account, outside);
    if (issued.status === "failed") return refused(invoice);
    const { number, random_number, issued_at } = issued;
    return { state: "issued", number, random_number, issued_at, next_at: back > 0 ? now : null };
  }
  const allowance = Math.min(amount, back) - invoice.allowance;
  if (invoice.state !== "issued" || allowance <= 0) return { next_at: null };
  const named = { relate_number, number: invoice.number, issued_at: invoice.issued_at!, now };
  if (allowance === amount) {
    const done = await voidInvoice({ ...named, reason: "訂單取消" }, account, outside);
    if (done.status === "done") return { state: "voided", allowance: amount, next_at: null };
  }
  const { item, email } = facts;
  const request = { ...named, allowance, allowed_before: invoice.allowance, item, email };
  const done = await allowInvoice(request, account, outside);
  if (done.status === "failed") return refused(invoice);
  return { allowance: invoice.allowance + allowance, next_at: null };
}

/** The lodging's own issuer, else the sandbox's; null where there is neither. */
async function readIssuer(query: Query, { secrets, sandboxUrl }: PaymentDependencies, hotel_id: number) {
  const sealed = await findSealedKeys(query, hotel_id, GATEWAY);
  if (sealed === null) {
    return sandboxUrl === null
      ? null
      : { keys: EINVOICE_SANDBOX_KEYS, base: `${sandboxUrl}/${GATEWAY}`, isLive: false };
  }
  const { is_live, keys } = openKeys(secrets, sealed, hotel_id, GATEWAY);
  return { keys: einvoiceKeysSchema.parse(keys), base: EINVOICE_BASES[is_live ? "live" : "test"], isLive: is_live };
}

/** The buyer's name and what was bought. */
async function factsOf(query: Query, hotel: Tenant, { order, guest }: StoredOrder) {
  const { hotel_name, info } = await readSettings(query, hotel.hotel_id);
  const texts = textReader("zh-TW", hotel.main_lang);
  return {
    item: `${texts.plain("hotel_name", hotel_name)} ${order.order_doc}`,
    buyer_name: guest.company_name || guest.booker_name,
    company_number: guest.company_reg_number,
    email: guest.booker_email,
    phone: guest.booker_phone,
    address: texts.plain("address", info.address),
    love_code: "",
    carrier: { type: "" as const, number: "" },
  };
}
