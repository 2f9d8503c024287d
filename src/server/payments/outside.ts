/** The only way to vendors: limited in time and size, without redirects. Every failure becomes Unreachable. */
import type { Egress } from "#server/network/egress.ts";
import { type Outside, Unreachable } from "#server/payments/vendors/vendor.ts";

/** Banks are slow, and an answer that we did not wait for costs more than waiting. */
const TIMEOUT_MS = 20_000;

export function createOutside(egress: Egress): Outside {
  return {
    async send(url, init) {
      try {
        return await egress(url, { timeout_ms: TIMEOUT_MS, ...init });
      } catch (error) {
        throw new Unreachable(`${URL.parse(url)?.host}: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
}
