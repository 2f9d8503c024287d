/** Writes and sends what is due, again and again, until it is killed. Its clock is ahead, so that what the dead held is free. */
import { connect } from "#server/database/connect.ts";
import { startMonitor } from "#server/database/monitor.ts";
import { createHotelCache } from "#server/cache/hotel-cache.ts";
import { createDirectory } from "#server/hotel/directory.ts";
import { createCarriers } from "#server/mail/carriers.ts";
import { deliverMails } from "#server/mail/deliver-mails.ts";
import { deliverEvents } from "#server/events/deliver-events.ts";
import { createEgress } from "#server/network/egress.ts";
import { createOutside } from "#server/payments/outside.ts";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { createSecrets } from "#server/security/secrets.ts";

const { DATABASE_URL, SMTP_URL, AHEAD_MINUTES } = process.env as Record<string, string>;
const database = connect(DATABASE_URL!, 4);
const directory = createDirectory(database, createHotelCache(await startMonitor(DATABASE_URL!)));
const secrets = createSecrets("a secret of the tests, and of nobody else");
const originOf = (host: string) => `https://${host}`;
const room = { database, directory, secrets, product: "stay", originOf, layouts: LAYOUT_SETTINGS };
const outside = createOutside(createEgress());
const carriers = createCarriers({ SMTP_URL, PLATFORM_HOST: "yado.example" }, outside);
process.send?.("ready");
for (;;) {
  const now = new Date(Date.now() + Number(AHEAD_MINUTES) * 60_000);
  const done = (await deliverEvents(room, now)) + (await deliverMails(database, carriers, now));
  if (done === 0) process.send?.("idle");
  await new Promise((again) => setTimeout(again, 20));
}
