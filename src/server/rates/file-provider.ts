import { readFile } from "node:fs/promises";
import { type RateProvider, ratesSchema } from "#server/rates/rate-provider.ts";

/** A file that the operator replaces, as often as wanted (`RATES_FILE`). */
export function fileProvider(path: string): RateProvider {
  return { name: path, read: async () => ratesSchema.parse(JSON.parse(await readFile(path, "utf8"))) };
}
