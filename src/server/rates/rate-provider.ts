/** Where exchange rates come from. A provider is one file; the operator's settings say which is used (`serve.ts`). */
import { z } from "zod";
import { LANGUAGES } from "#rules/text/language.ts";

/** Rates of one day as every provider gives them: what one unit of `base` is worth in each currency. */
export const ratesSchema = z.object({
  date: z.iso.date(),
  /** Whose they are, in the languages that are known. */
  source: z.partialRecord(z.enum(LANGUAGES), z.string().min(1)),
  base: z.string().regex(/^[A-Z]{3}$/),
  rates: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive()),
});

export type DayRates = z.output<typeof ratesSchema>;

export type RateProvider = {
  /** For the log. */
  name: string;
  /** Throws where there are none to be had now. */
  read: () => Promise<DayRates>;
};
