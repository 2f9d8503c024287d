/** Runs the product's jobs until it is killed, with the test's own bank and mail server in the outside world. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "#server/database/connect.ts";
import { startMonitor } from "#server/database/monitor.ts";
import { createHotelCache } from "#server/cache/hotel-cache.ts";
import { createDirectory } from "#server/hotel/directory.ts";
import { createClockGuard } from "#server/jobs/clock-guard.ts";
import { createJobs } from "#server/jobs/jobs.ts";
import { runJobs } from "#server/jobs/run-jobs.ts";
import { createMedia } from "#server/media/media.ts";
import { createFolderStore } from "#server/media/stores/folder-store.ts";
import { createCarriers } from "#server/mail/carriers.ts";
import { dnsResolver } from "#server/network/domain-resolver.ts";
import { createEgress } from "#server/network/egress.ts";
import { createOutside } from "#server/payments/outside.ts";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { sandboxRail } from "#server/rail/sandbox-rail.ts";
import { createSecrets } from "#server/security/secrets.ts";

const { DATABASE_URL, SMTP_URL, BANK_URL, LEASE_SECONDS, CLOCK_AHEAD_MS, TRUSTS_ITSELF } = process.env as Record<
  string,
  string
>;
if (CLOCK_AHEAD_MS) {
  // This machine's clock is wrong, for everything that asks it.
  const real = Date.now.bind(Date);
  Date.now = () => real() + Number(CLOCK_AHEAD_MS);
}
const monitor = await startMonitor(DATABASE_URL!);
const database = connect(DATABASE_URL!, 4, undefined, monitor);
const outside = createOutside(createEgress({ trustedOrigins: BANK_URL ? [new URL(BANK_URL).origin] : [] }));
const dataDir = mkdtempSync(join(tmpdir(), "yado-jobs-"));
const dependencies = {
  database,
  directory: createDirectory(database, createHotelCache(monitor)),
  secrets: createSecrets("a secret of the tests, and of nobody else"),
  product: "stay",
  platformHost: "platform.test",
  originOf: (host: string) => `https://${host}`,
  outside,
  resolver: dnsResolver(),
  sandboxUrl: BANK_URL ?? null,
  rail: BANK_URL ? sandboxRail(BANK_URL, outside) : null,
  layouts: LAYOUT_SETTINGS,
  media: createMedia(dataDir, createFolderStore(dataDir)),
};
const carriers = createCarriers({ SMTP_URL, PLATFORM_HOST: "yado.example" }, outside);
// Planted: its own clock, and no guard.
const clock = TRUSTS_ITSELF ? () => new Date(Date.now()) : monitor.now;
runJobs(database, createJobs(dependencies, clock, carriers), {
  mayRun: TRUSTS_ITSELF ? () => true : createClockGuard(monitor).mayRun,
  leaseSeconds: Number(LEASE_SECONDS ?? 20),
});
process.send?.("ready");
