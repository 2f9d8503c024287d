/** Plays the steps one after the other, lets the jobs look at the time between, and notes what happened. */
import type { CallAnswer } from "#contract/call.ts";
import { CallRefused } from "#contract/client.ts";
import type * as contract from "#contract/studio/rehearsal.ts";
import { displayStatus } from "#rules/orders/order-status.ts";
import { momentsBetween, type RehearsalStep } from "#rules/orders/rehearsal.ts";
import { dayAt, instantAt, timeAt } from "#rules/time/day.ts";
import type { Statement } from "#server/database/connect.ts";
import { Refusal, sentenceOf } from "#server/errors/refusal.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { markNoShow } from "#server/orders/stays/mark-no-show.ts";
import { readOrder, readOrderByNumber, type StoredOrder } from "#server/orders/open-order.ts";
import { receivePayment } from "#server/orders/receive-payment.ts";
import { addPaidAttempt, sendRehearsedRefunds } from "#server/payments/refunds/rehearsed-refunds.ts";
import type { Offer, Stage } from "#server/rehearsal/stage.ts";

type Entry = CallAnswer<typeof contract.rehearse>["entries"][number];
type Email = NonNullable<Entry["email"]>;

const EMAILS: Statement = {
  name: "rehearsed_emails",
  text: `select mail_id, kind, "to", subject, html, text from mail where hotel_id = $1 order by created_at, mail_id`,
};

export async function playSteps(
  stage: Stage,
  offer: Offer,
  steps: readonly RehearsalStep[],
): Promise<{ order: StoredOrder["order"]; entries: Entry[] }> {
  const { hotel, database } = stage;
  const { hotel_id, timezone } = hotel;
  const entries: Entry[] = [];
  const noted = new Set<string>();
  const isPaid = steps.some(({ action }) => action === "pay");
  let order_id = "";
  let status = "";
  let isTaskNoted = false;

  const currentOrder = async () =>
    (await database.forHotel(hotel_id, (query) => readOrder(query, hotel_id, order_id)))!.order;

  async function note(what: Entry["what"], more: Partial<Entry> = {}): Promise<void> {
    const order = await currentOrder();
    status = displayStatus(order.state, order.cancel_applied_at !== null);
    const { paid_amount: paid, cancellation_fee: fee, cancellation_refund: refund } = order;
    const at = `${dayAt(stage.now(), timezone)}T${timeAt(stage.now(), timezone)}`;
    entries.push({ at, what, status, paid, fee, refund, reason: null, email: null, ...more });
  }

  async function noteEmails(): Promise<void> {
    const emails = await database.forHotel(hotel_id, (query) =>
      query.run<Email & { mail_id: string }>(EMAILS, [hotel_id]),
    );
    for (const { mail_id, ...email } of emails) {
      if (noted.has(mail_id)) continue;
      noted.add(mail_id);
      await note("email", { email });
    }
  }

  /** The clock goes on to this moment. What ends by itself on the way is noted. */
  async function waitUntil(moment: Date): Promise<void> {
    for (const each of momentsBetween(stage.now(), moment)) {
      stage.moveTo(each);
      await stage.runJobs();
      const { state, cancel_applied_at } = await currentOrder();
      if (displayStatus(state, cancel_applied_at !== null) !== status) await note("status");
      await noteEmails();
    }
  }

  async function act({ action }: RehearsalStep): Promise<void> {
    if (action === "book") {
      const order_doc = await stage.book(offer, isPaid);
      const placed = await database.forHotel(hotel_id, (query) => readOrderByNumber(query, hotel_id, order_doc));
      order_id = placed!.order.order_id;
    } else if (action === "pay") await pay(stage, await currentOrder());
    else if (action === "cancel") await stage.cancel(order_id);
    else if (action === "no_show") {
      const by = { now: stage.now(), actor: "rehearsal" };
      await database.forHotel(hotel_id, (query) => markNoShow(query, hotel_id, order_id, by));
    }
  }

  /** Vendors send money back at once; what they can't is a task for staff, done by the end of the story. */
  async function noteRefunds(by: "vendor" | "staff"): Promise<void> {
    const { sent, waiting } = await database.forHotel(hotel_id, (query) =>
      sendRehearsedRefunds(query, hotel_id, order_id, { by, now: stage.now() }),
    );
    const about = { paid: 0, fee: null };
    if (sent > 0) await note("refunded", { ...about, refund: sent });
    if (waiting > 0 && !isTaskNoted) await note("refund_task", { ...about, refund: waiting });
    isTaskNoted ||= waiting > 0;
    if (sent > 0) await stage.runJobs();
  }

  for (const [index, step] of steps.entries()) {
    const moment = instantAt(step.at.slice(0, 10), step.at.slice(11), timezone);
    if (index === 0) stage.moveTo(moment);
    else await waitUntil(moment);
    try {
      await act(step);
      if (step.action !== "wait") await note(step.action);
    } catch (error) {
      // Nothing was booked: there is no story to tell.
      if (index === 0) throw asRefusal(error);
      await note("refused", { reason: reasonOf(error, hotel) });
    }
    await noteRefunds("vendor");
    // The day after, by hand.
    if (step.action === "wait") await noteRefunds("staff");
    await stage.runJobs();
    await noteEmails();
  }
  return { order: await currentOrder(), entries };
}

/** As if the vendor had confirmed it. */
async function pay({ hotel, database, now }: Stage, order: StoredOrder["order"]): Promise<void> {
  const { order_id, payment_vendor, pay_amount } = order;
  if (pay_amount === 0 || payment_vendor === null) return;
  const payment = {
    order_id,
    vendor: payment_vendor,
    vendor_number: `rehearsal-${order_id}`,
    amount: pay_amount,
    currency: hotel.currency,
  };
  const moment = { now: now(), today: dayAt(now(), hotel.timezone) };
  await database.forHotel(hotel.hotel_id, async (query) => {
    await addPaidAttempt(query, hotel.hotel_id, payment, moment.now);
    await receivePayment(query, hotel.hotel_id, payment, moment);
  });
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof CallRefused)) return error;
  return new Refusal(error.code as ConstructorParameters<typeof Refusal>[0], []);
}

/** As the guest would read it. */
function reasonOf(error: unknown, { main_lang, kind }: Pick<Tenant, "main_lang" | "kind">): string {
  if (error instanceof CallRefused) return error.message;
  if (error instanceof Refusal) return sentenceOf(error, main_lang, kind);
  throw error;
}
