/** What happens by the clock, and how often. */
import { forgetAccounts } from "#server/accounts/forget-accounts.ts";
import { lapseAdditions } from "#server/add-ons/lapse-additions.ts";
import { auditAll, auditChanged, closeOnBreach } from "#server/audit/audit-all.ts";
import { archiveUntouched } from "#server/lodgings/archive-untouched.ts";
import { recheckDomains } from "#server/domains/recheck-domains.ts";
import type { Breach } from "#server/audit/audit-hotel.ts";
import type { Dependencies } from "#server/calls/dependencies.ts";
import { describeLateWork, findLateWork } from "#server/audit/late-work.ts";
import { forgetCaptchas } from "#server/captcha/forget-captchas.ts";
import { publishScheduled } from "#server/drafts/publish-scheduled.ts";
import { deliverEvents } from "#server/events/deliver-events.ts";
import { erasePostponed } from "#server/guests/erase-postponed.ts";
import type { Job } from "#server/jobs/run-jobs.ts";
import type { EventDependencies } from "#server/events/delivering.ts";
import { type Carriers, KEEP_ALL } from "#server/mail/carriers.ts";
import { deliverMails } from "#server/mail/deliver-mails.ts";
import { forgetOldMails } from "#server/mail/forget-old-mails.ts";
import type { MediaDependencies } from "#server/media/process-picture.ts";
import { workOffPictures } from "#server/media/work-off-pictures.ts";
import { runCreditRounds } from "#server/credit/run-credit-rounds.ts";
import { priceAhead } from "#server/rate-plans/price-ahead.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { forgetKeys } from "#server/orders/forget-keys.ts";
import { forgetUnpaid } from "#server/orders/unpaid/forget-unpaid.ts";
import { recordStayMails } from "#server/orders/stays/record-stay-mails.ts";
import { remindOrders } from "#server/orders/unpaid/remind-orders.ts";
import { askBeforeExpiry } from "#server/payments/attempts/ask-before-expiry.ts";
import type { PaymentDependencies } from "#server/payments/attempts/ask-vendor.ts";
import { issueInvoices } from "#server/payments/invoices/issue-invoices.ts";
import { pollAttempts } from "#server/payments/attempts/poll-attempts.ts";
import { reconcileRail } from "#server/rail/reconcile-rail.ts";
import { sendRefunds } from "#server/payments/refunds/send-refunds.ts";

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

export function createJobs(
  dependencies: PaymentDependencies &
    EventDependencies &
    MediaDependencies &
    Pick<Dependencies, "platformHost" | "resolver" | "rail">,
  clock: () => Date,
  carriers: Carriers = KEEP_ALL,
): Job[] {
  const { database } = dependencies;
  const every = (seconds: number) => () => seconds * SECOND_MS;
  /** At this time of day (UTC), the first time too. */
  const dailyAt = (hour: number, minute: number) => {
    const next = () => {
      const now = clock().getTime();
      const today = Math.floor(now / DAY_MS) * DAY_MS + (hour * 60 + minute) * 60_000;
      return (today > now ? today : today + DAY_MS) - now;
    };
    return { next, first: next };
  };
  async function expire(): Promise<void> {
    await lapseAdditions(database, clock());
    await expireOrders(database, clock(), (due) => askBeforeExpiry(dependencies, due.hotel_id, due, clock()));
  }

  async function sendEmails(signal: AbortSignal): Promise<void> {
    await deliverEvents(dependencies, clock(), signal);
    await deliverMails(database, carriers, clock(), signal);
  }

  async function audit(findBreaches: () => Promise<Breach[]>): Promise<void> {
    for (const late of await findLateWork(database, clock())) console.error(`ALERT ${describeLateWork(late)}`);
    // What is due comes first: after a time away, an order that should have ended is not a breach but work.
    await expire();
    const breaches = await findBreaches();
    for (const { hotel_id, id, about, found } of breaches) {
      console.error(`ALERT lodging ${hotel_id}: invariant ${id} does not hold (${about}):`, JSON.stringify(found));
    }
    await closeOnBreach(database, breaches, clock());
  }

  return [
    { name: "expire_orders", next: every(10), run: expire },
    // A guest looks into the mailbox at once.
    { name: "send_emails", next: every(2), run: sendEmails },
    { name: "poll_payments", next: every(10), run: () => pollAttempts(dependencies, clock) },
    { name: "send_refunds", next: every(10), run: () => sendRefunds(dependencies, clock) },
    { name: "reconcile_rail", next: every(10), run: () => reconcileRail(dependencies, clock) },
    { name: "issue_invoices", next: every(10), run: () => issueInvoices(dependencies, clock) },
    { name: "stay_emails", next: every(60), run: () => recordStayMails(dependencies, clock()) },
    { name: "credit_rounds", next: every(60), run: (signal) => runCreditRounds(dependencies, clock(), signal) },
    { name: "publish_scheduled", next: every(10), run: () => publishScheduled(dependencies, clock()) },
    { name: "remind_orders", next: every(60), run: () => remindOrders(database, clock()) },
    {
      name: "audit_changed",
      next: every(300),
      first: every(300),
      run: () => audit(() => auditChanged(database, clock())),
    },
    { name: "work_off_pictures", next: every(60), run: () => workOffPictures(dependencies, clock) },
    { name: "forget_unpaid", next: every(3600), run: (signal) => forgetUnpaid(database, clock(), signal) },
    { name: "price_nights", ...dailyAt(18, 30), run: (signal) => priceAhead(dependencies, clock(), signal) },
    { name: "forget_keys", ...dailyAt(19, 0), run: (signal) => forgetKeys(database, clock(), signal) },
    { name: "erase_postponed", ...dailyAt(19, 5), run: () => erasePostponed(dependencies, clock()) },
    { name: "forget_emails", ...dailyAt(19, 10), run: (signal) => forgetOldMails(database, clock(), signal) },
    { name: "forget_captchas", ...dailyAt(19, 20), run: (signal) => forgetCaptchas(database, clock(), signal) },
    // A stranger's sign-ins that led nowhere must not pile up for a day.
    { name: "forget_accounts", next: every(3600), run: (signal) => forgetAccounts(database, clock(), signal) },
    {
      name: "archive_untouched",
      ...dailyAt(19, 35),
      run: (signal) => archiveUntouched({ ...dependencies, now: clock() }, signal),
    },
    {
      name: "recheck_domains",
      ...dailyAt(19, 40),
      run: (signal) => recheckDomains({ ...dependencies, now: clock() }, signal),
    },
    // Every lodging is read from end to end: not while a first start has guests waiting.
    {
      name: "audit_all",
      ...dailyAt(19, 30),
      run: () => audit(async () => (await auditAll(database, clock())).breaches),
    },
  ];
}
