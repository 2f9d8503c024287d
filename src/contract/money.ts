/**
 * Amounts on the wire: JSON numbers in the lodging's currency. The server counts in minor units and converts, on the way in and
 * on the way out, whatever is marked here (`server/calls/wire-money.ts`).
 */
import { z } from "zod";

/** In minor units it is still counted exactly, percentages of it too. */
const MOST = 99_999_999_999;

const MARK = { format: "money" };

/** How many decimals it may have is for the lodging's currency to say. */
export const moneySchema = z
  .number()
  .min(0)
  .max(MOST)
  .meta({ ...MARK, description: "In the lodging's currency" });

export const signedMoneySchema = z.number().min(-MOST).max(MOST).meta(MARK);

export const isMoney = (schema: z.ZodType): boolean => schema.meta()?.format === MARK.format;
