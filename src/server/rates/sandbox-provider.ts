import type { Outside } from "#server/payments/vendors/vendor.ts";
import { type RateProvider, ratesSchema } from "#server/rates/rate-provider.ts";

/** Made-up rates of today, for development and tests. */
export function sandboxProvider(sandboxUrl: string, outside: Outside): RateProvider {
  const url = `${sandboxUrl}/rates`;
  return {
    name: url,
    async read() {
      const { status, text } = await outside.send(url, { method: "GET" });
      if (status !== 200) throw new Error(`answered ${status}`);
      return ratesSchema.parse(JSON.parse(text));
    },
  };
}
