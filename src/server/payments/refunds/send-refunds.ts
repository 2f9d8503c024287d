/**
 * Sends refunds through the vendor that took the payment. The request is stored before the vendor is called; after a lost
 * answer the vendor's records are read before anything is repeated. What a vendor can't do is left to staff.
 */
import type { Query, Statement } from "#server/database/connect.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { recordOrderEvent } from "#server/events/record-events.ts";
import { openOrder } from "#server/orders/open-order.ts";
import { readAccount } from "#server/payments/accounts.ts";
import { tradeQueryOf, type PaymentDependencies } from "#server/payments/attempts/ask-vendor.ts";
import { type Attempt, findAttempt } from "#server/payments/attempts/attempt-store.ts";
import { withDeadline } from "#server/payments/deadline.ts";
import { finishTransfer } from "#server/payments/refunds/finish-transfer.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import {
  findTransfer,
  listSiblings,
  setTransfer,
  type Transfer,
  type TransferKey,
} from "#server/payments/refunds/refund-store.ts";
import {
  type Account,
  type Gateway,
  type RefundAnswer,
  type RefundRequest,
  Unreachable,
} from "#server/payments/vendors/vendor.ts";

const DUE: Statement = {
  name: "due_transfers",
  text: `select hotel_id, order_id, reason, transfer_no from refund_transfer
    where next_at <= $1 and state in ('requested', 'sent', 'unknown') order by next_at limit $2`,
};
type Due = TransferKey & { hotel_id: number };

const BATCH = 100;
const MINUTE_MS = 60_000;
/** A process that has not finished a transfer within this time has crashed. */
const LEASE_MS = 30_000;
/** The vendor's records are read and the refund is requested within this time. */
const CALLS_MS = 25_000;
/** After this long staff must do it by hand. */
const PATIENCE_MS = 36 * 60 * MINUTE_MS;
/** A round ends before the next begins. */
const ROUND_MS = 50_000;

/** Sends all that are due, or as many as a round has time for. The clock is read for each one, because vendors are slow. */
export async function sendRefunds(dependencies: PaymentDependencies, clock: () => Date): Promise<void> {
  const began = clock();
  const due = await dependencies.database.forDirectory((query) => query.run<Due>(DUE, [began, BATCH]));
  for (const { hotel_id, ...key } of due) {
    const now = clock();
    if (now.getTime() - began.getTime() > ROUND_MS) return;
    try {
      await sendRefund(dependencies, hotel_id, key, now);
    } catch (error) {
      console.error(
        `lodging ${hotel_id}: refund ${key.order_id} ${key.reason} could not be sent: ${describeFailure(error)}`,
      );
    }
  }
}

type Taken = {
  transfer: Transfer;
  attempt: Attempt;
  gateway: Gateway;
  account: Account;
  refunded_before: number;
  isRepeat: boolean;
};

async function sendRefund(
  dependencies: PaymentDependencies,
  hotel_id: number,
  key: TransferKey,
  now: Date,
): Promise<void> {
  const taken = await take(dependencies, hotel_id, key, now);
  if (!taken) return;
  try {
    await close(dependencies, hotel_id, taken, await requestRefund(dependencies, taken, now), now);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const wait = Math.min(60, 2 ** Math.min(taken.transfer.tries, 6)) * MINUTE_MS;
    await close(dependencies, hotel_id, taken, { status: "unknown", at: new Date(now.getTime() + wait) }, now);
  }
}

/** One transfer per payment at a time: otherwise the vendor's records could not show which of them was done. */
async function take(
  dependencies: PaymentDependencies,
  hotel_id: number,
  key: TransferKey,
  now: Date,
): Promise<Taken | null> {
  return dependencies.database.forHotel(hotel_id, async (query) => {
    await openOrder(query, hotel_id, key.order_id);
    const transfer = await findTransfer(query, hotel_id, key);
    if (!transfer || transfer.next_at === null || transfer.next_at > now || transfer.state === "done") return null;
    const siblings = await listSiblings(query, hotel_id, transfer);
    const others = siblings.filter((each) => each.request_key !== transfer.request_key);
    if (others.some(({ state }) => state === "sent" || state === "unknown")) {
      const next_at = new Date(now.getTime() + MINUTE_MS);
      await setTransfer(query, hotel_id, key, { next_at, updated_at: now });
      return null;
    }
    const attempt = transfer.attempt_id === null ? null : await findAttempt(query, hotel_id, transfer.attempt_id);
    const gateway = attempt && gatewayOf(attempt.gateway);
    const account = gateway && (await readAccount(query, dependencies, hotel_id, gateway));
    const isSame = attempt && gateway && account && gateway.merchant(account.keys) === attempt.merchant;
    const tries = transfer.tries + 1;
    const isOld = now.getTime() - transfer.created_at.getTime() > PATIENCE_MS;
    // The account is gone, or the vendor has been silent for long: staff must do it by hand.
    if (!isSame || !gateway.refund || isOld) {
      await leaveToStaff(query, hotel_id, transfer, "the vendor can't", now);
      return null;
    }
    await setTransfer(query, hotel_id, key, {
      state: "sent",
      tries,
      next_at: new Date(now.getTime() + LEASE_MS),
      updated_at: now,
    });
    const done = others.filter(({ state }) => state === "done").reduce((sum, each) => sum + each.amount, 0);
    return {
      transfer: { ...transfer, tries },
      attempt,
      gateway,
      account,
      refunded_before: done,
      isRepeat: transfer.state !== "requested",
    };
  });
}

async function requestRefund(dependencies: PaymentDependencies, taken: Taken, now: Date): Promise<RefundAnswer> {
  const outside = withDeadline(dependencies.outside, CALLS_MS);
  const { transfer, attempt, gateway, account, refunded_before, isRepeat } = taken;
  const request: RefundRequest = {
    ...tradeQueryOf(attempt, now),
    vendor_number: transfer.vendor_number,
    refund_amount: transfer.amount,
    refunded_before,
    request_key: transfer.request_key,
    paid_at: attempt.updated_at,
  };
  if (isRepeat && gateway.refunded) {
    const sofar = await gateway.refunded(request, account, outside);
    if (sofar >= refunded_before + transfer.amount) return { status: "done", proof: "found in the vendor's records" };
  }
  return gateway.refund!(request, account, outside);
}

async function close(
  { database }: PaymentDependencies,
  hotel_id: number,
  { transfer }: Taken,
  answer: RefundAnswer | { status: "unknown"; at: Date },
  now: Date,
): Promise<void> {
  await database.forHotel(hotel_id, async (query) => {
    await openOrder(query, hotel_id, transfer.order_id);
    const current = await findTransfer(query, hotel_id, transfer);
    // Another process has taken the transfer over and has newer information.
    if (!current || current.state !== "sent" || current.tries !== transfer.tries) return;
    if (answer.status === "done") {
      const by = { proof: answer.proof, actor: `vendor:${transfer.vendor}`, now };
      await finishTransfer(query, hotel_id, current, by);
    } else if (answer.status === "unknown") {
      await setTransfer(query, hotel_id, transfer, { state: "unknown", next_at: answer.at, updated_at: now });
    } else if (answer.status === "later") {
      // The request was not sent: this try does not count.
      await setTransfer(query, hotel_id, transfer, { state: "requested", next_at: answer.at, updated_at: now });
    } else await leaveToStaff(query, hotel_id, current, answer.reason, now);
  });
}

async function leaveToStaff(
  query: Query,
  hotel_id: number,
  transfer: Transfer,
  proof: string,
  now: Date,
): Promise<void> {
  await setTransfer(query, hotel_id, transfer, { state: "staff", proof, next_at: null, updated_at: now });
  const { order_id, reason, transfer_no } = transfer;
  await recordOrderEvent(query, hotel_id, {
    order_id,
    topic: "order.staff_refund",
    now,
    which: `${reason} ${transfer_no}`,
    payload: { reason, transfer_no },
  });
}
