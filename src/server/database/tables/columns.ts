/** Column types that many tables use. */
import { bigint, date, timestamp } from "drizzle-orm/pg-core";

export const instant = () => timestamp({ withTimezone: true });
/** Minor units of the lodging's currency (`rules/money/money.ts`). */
export const money = () => bigint({ mode: "number" });
/** A day at the lodging, as `YYYY-MM-DD`. */
export const day = () => date({ mode: "string" });
