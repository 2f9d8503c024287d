/**
 * The whole product with the sandbox bank and a clock that a journey moves. What would be done every minute is done on request,
 * so that half an hour takes a moment: POST /later?minutes=31, POST /tick, GET /audit, GET /kept on the control port;
 * lodging-control.ts has the others.
 */
import { createServer } from "node:http";
import { readConfig } from "#config.ts";
import { auditAll } from "#server/audit/audit-all.ts";
import { connect } from "#server/database/connect.ts";
import { startEmbeddedDatabase } from "#server/database/embedded.ts";
import { startMonitor } from "#server/database/monitor.ts";
import { createHotelCache } from "#server/cache/hotel-cache.ts";
import { createDirectory } from "#server/hotel/directory.ts";
import { KEEP_ALL } from "#server/mail/carriers.ts";
import { deliverMails } from "#server/mail/deliver-mails.ts";
import { listKeptMails } from "#server/mail/list-kept-mails.ts";
import { deliverEvents } from "#server/events/deliver-events.ts";
import { createHotelTokens } from "#server/members/hotel-token.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { recordStayMails } from "#server/orders/stays/record-stay-mails.ts";
import { remindOrders } from "#server/orders/unpaid/remind-orders.ts";
import { askBeforeExpiry } from "#server/payments/attempts/ask-before-expiry.ts";
import { issueInvoices } from "#server/payments/invoices/issue-invoices.ts";
import { pollAttempts } from "#server/payments/attempts/poll-attempts.ts";
import { sendRefunds } from "#server/payments/refunds/send-refunds.ts";
import { reconcileRail } from "#server/rail/reconcile-rail.ts";
import { createSecrets } from "#server/security/secrets.ts";
import { createSandbox, openBank } from "../../sandbox/sandbox.ts";
import { type Opened, sandboxUrl, serve, worldOf } from "../../src/serve.ts";
import { lodgingControl } from "./lodging-control.ts";

const config = readConfig({ ...process.env, SANDBOX: "on" });
const secret = "a secret of the journeys, and of nobody else";
const opened: Opened = [];
let ahead_ms = 0;
const clock = () => new Date(Date.now() + ahead_ms);

const embedded = await startEmbeddedDatabase(config.DATA_DIR, { settings: ["fsync=off", "synchronous_commit=off"] });
opened.push(() => embedded.stop());
const { url } = embedded;
const bank = createSandbox({ clock });
const bankServer = await openBank(bank, Number(new URL(sandboxUrl(config)!).port));
opened.push(() => bankServer.close());
const database = connect(url, 4);
opened.push(() => database.close());
const monitor = await startMonitor(url);
opened.push(() => monitor.close());
const directory = createDirectory(database, createHotelCache(monitor));
const secrets = createSecrets(secret);
const dependencies = { ...worldOf(config), database, directory, secrets };

/** Runs everything due, in the order in which one job makes another due. */
async function tick(): Promise<void> {
  await pollAttempts(dependencies, clock);
  await expireOrders(database, clock(), (due) => askBeforeExpiry(dependencies, due.hotel_id, due, clock()));
  await reconcileRail(dependencies, clock);
  await remindOrders(database, clock());
  await recordStayMails(dependencies, clock());
  await sendRefunds(dependencies, clock);
  await issueInvoices(dependencies, clock);
  await deliverEvents(dependencies, clock());
  await deliverMails(database, KEEP_ALL, clock());
}

// One at a time: two journeys must not move the same minute twice.
let last: Promise<unknown> = Promise.resolve();
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
};

const control: Record<string, (search: URLSearchParams) => Promise<unknown>> = {
  "/later": async (search) => ({ now: (ahead_ms += Number(search.get("minutes")) * 60_000) }),
  "/tick": () => inTurn(tick),
  "/audit": () => inTurn(async () => (await auditAll(database, clock())).breaches),
  "/kept": () => inTurn(() => listKeptMails(database, directory)),
  "/tooFrequent": async () => bank.tooFrequent,
  ...lodgingControl({ database, directory, tokens: createHotelTokens(secrets), clock }),
};

const controlServer = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://control");
  const work = control[pathname];
  const answer = (status: number, body: unknown) => {
    // Closed each time: on a kept connection a journey could send its next request while Node is closing it.
    const headers = { "content-type": "application/json", connection: "close" };
    response.writeHead(status, headers).end(JSON.stringify(body ?? null));
  };
  if (!work) answer(404, null);
  else
    work(searchParams).then(
      (body) => answer(200, body),
      (error: unknown) => answer(500, String(error)),
    );
});
await new Promise<void>((listening) => controlServer.listen(config.PORT + 2, "127.0.0.1", listening));
opened.push(async () => controlServer.close());
await serve({ config, url, secret, clock }, opened);

process.on("SIGTERM", async () => {
  for (const close of opened.toReversed()) await close().catch(() => undefined);
  process.exit(0);
});
