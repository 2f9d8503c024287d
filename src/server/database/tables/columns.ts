/** Column types that many tables use. */
import { bigint, date, integer, text, timestamp } from "drizzle-orm/pg-core";

export const instant = () => timestamp({ withTimezone: true });
/** The id of a lodging or of something it has. Numbers in JavaScript: none comes near 2^53. */
export const bigId = () => bigint({ mode: "number" });
/** Minor units of the lodging's currency (`rules/money/money.ts`). */
export const money = () => bigint({ mode: "number" });
/** A day at the lodging, as `YYYY-MM-DD`. */
export const day = () => date({ mode: "string" });
/** Of work that is tried until it is done (`server/retries`). A lease that is neither a failure nor the last was cut short. */
export const retryColumns = () => ({
  /** How often it has failed. */
  attempts: integer().notNull().default(0),
  /** How often it was begun; also tells its latest worker from earlier ones. */
  leases: integer().notNull().default(0),
  next_at: instant(),
  last_error: text().notNull().default(""),
});
