/**
 * What happens by the clock. The queue lives in PostgreSQL (graphile-worker), so that of several processes one does each job,
 * and every job can be done twice without harm.
 */
import { setTimeout as pause } from "node:timers/promises";
import { Logger, parseCronItems, run, type Runner } from "graphile-worker";
import pg from "pg";
import { auditAll, auditChanged, closeOnBreach } from "#server/audit/audit-all.ts";
import type { Breach } from "#server/audit/audit-hotel.ts";
import { forgetCaptchas } from "#server/captcha/forget-captchas.ts";
import { type Carriers, KEEP_ALL } from "#server/mail/carriers.ts";
import { deliverMails } from "#server/mail/deliver-mails.ts";
import { forgetMails } from "#server/mail/forget-mails.ts";
import { sendOutbox } from "#server/mail/send-outbox.ts";
import { remindOrders } from "#server/orders/remind-orders.ts";
import { forgetUnpaid } from "#server/orders/forget-unpaid.ts";
import { forgetKeys } from "#server/orders/forget-keys.ts";
import { expireOrders } from "#server/orders/expire-orders.ts";
import { askBeforeExpiry } from "#server/payments/ask-before-expiry.ts";
import type { Desk } from "#server/payments/ask-vendor.ts";
import { issueInvoices } from "#server/payments/issue-invoices.ts";
import { pollAttempts } from "#server/payments/poll-attempts.ts";
import { sendRefunds } from "#server/payments/send-refunds.ts";

const RESTART_MS = 5_000;
const POST_MS = 2_000;

/** One of a kind at a time, and at most one more waiting: a vendor that is slow must not hold up what others need done. */
const alone = (task: string) => ({ backfillPeriod: 0, maxAttempts: 1, queueName: task, jobKey: task });

const EVERY_MINUTE = ["expire_orders", "poll_payments", "send_refunds", "issue_invoices", "remind_orders"];

const CRON = parseCronItems([
  ...EVERY_MINUTE.map((task) => ({ task, match: "* * * * *", options: alone(task) })),
  { task: "audit_changed", match: "*/5 * * * *", options: alone("audit_changed") },
  { task: "forget_mails", match: "10 19 * * *", options: alone("forget_mails") },
  { task: "forget_captchas", match: "20 19 * * *", options: alone("forget_captchas") },
  { task: "forget_unpaid", match: "15 * * * *", options: alone("forget_unpaid") },
  { task: "forget_keys", match: "0 19 * * *", options: alone("forget_keys") },
  { task: "audit_all", match: "30 19 * * *", options: alone("audit_all") },
]);

export type Jobs = { stop: () => Promise<void> };

export async function startJobs(
  url: string,
  desk: Desk,
  clock: () => Date,
  carriers: Carriers = KEEP_ALL,
): Promise<Jobs> {
  let runner: Runner;
  const stopping = new AbortController();
  const { database } = desk;
  // The queue's own pool is let go before its connections are closed, and one that breaks then ends the process.
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const expire = () => expireOrders(database, clock(), (due) => askBeforeExpiry(desk, due.hotel_id, due, clock()));

  // What is due comes first: after a time away, an order that should have ended is not a breach but work.
  const audit = async (look: () => Promise<Breach[]>) => {
    await expire();
    const breaches = await look();
    for (const { hotel_id, id, about, found } of breaches) {
      console.error(`ALERT lodging ${hotel_id}: invariant ${id} does not hold (${about}):`, JSON.stringify(found));
    }
    await closeOnBreach(database, breaches, clock());
  };

  const start = async () => {
    runner = await run({
      pgPool: pool,
      concurrency: 10,
      noHandleSignals: true,
      logger: quietLogger,
      parsedCronItems: CRON,
      taskList: {
        expire_orders: async () => void (await expire()),
        poll_payments: async () => void (await pollAttempts(desk, clock)),
        send_refunds: () => sendRefunds(desk, clock),
        issue_invoices: () => issueInvoices(desk, clock),
        remind_orders: async () => void (await remindOrders(database, clock())),
        forget_mails: () => forgetMails(database, clock()),
        forget_captchas: () => forgetCaptchas(database, clock()),
        audit_changed: () => audit(() => auditChanged(database, clock())),
        audit_all: () => audit(async () => (await auditAll(database, clock())).breaches),
        forget_unpaid: () => forgetUnpaid(database, clock()),
        forget_keys: async () => forgetKeys(database, clock()),
      },
    });
    void runner.promise.catch(() => undefined).then(startAgain);
  };
  // The queue gives up when its database goes away for long; the clock goes on.
  const startAgain = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    try {
      await pause(RESTART_MS, undefined, { signal: stopping.signal, ref: false });
      await start();
    } catch (error) {
      if (stopping.signal.aborted) return;
      console.error("jobs could not start again:", error instanceof Error ? error.message : error);
      await startAgain();
    }
  };

  const posting = postEvery(desk, carriers, clock, stopping.signal);
  await start();
  return {
    async stop() {
      stopping.abort();
      await posting;
      await runner.stop().catch(() => undefined);
      await runner.promise.catch(() => undefined);
      await pool.end();
    },
  };
}

/** A guest looks into his mailbox at once: letters do not wait for the minute. */
async function postEvery(desk: Desk, carriers: Carriers, clock: () => Date, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await sendOutbox(desk, clock());
      await deliverMails(desk.database, carriers, clock());
    } catch (error) {
      console.error("letters could not be sent:", error instanceof Error ? error.message : error);
    }
    await pause(POST_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Only what went wrong is news. */
const quietLogger = new Logger(() => (level, message) => {
  if (level === "error") console.error(`jobs: ${message}`);
});
