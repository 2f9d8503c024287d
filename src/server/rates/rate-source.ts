/** The present rates, read again every hour. Whoever fails keeps what was read before: its date is shown with it. */
import type { DayRates, RateProvider } from "#server/rates/rate-provider.ts";

export type RateSource = () => Promise<DayRates | null>;

const FRESH_MS = 3_600_000;
/** After a failure: sooner, but not with every page. */
const RETRY_MS = 60_000;

export function createRateSource(provider: RateProvider, now: () => number = () => performance.now()): RateSource {
  let known: DayRates | null = null;
  let readAgainAt = -Infinity;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    try {
      known = await provider.read();
      readAgainAt = now() + FRESH_MS;
    } catch (error) {
      readAgainAt = now() + RETRY_MS;
      console.warn(`no exchange rates from ${provider.name}: ${error instanceof Error ? error.message : error}`);
    }
  }

  return async () => {
    if (now() >= readAgainAt) {
      reading ??= read().finally(() => (reading = null));
      await reading;
    }
    return known;
  };
}
