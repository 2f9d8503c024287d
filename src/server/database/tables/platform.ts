/** What belongs to no lodging: a schema of its own, outside the walls between lodgings. */
import { pgSchema, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#server/database/tables/columns.ts";

export const platform = pgSchema("platform");

/** One row per kind of scheduled job. The process that runs it holds a lease and renews it; all times are the database's. */
export const job = platform.table("job", {
  name: text().primaryKey(),
  due_at: instant().notNull(),
  /** One run of one process: a run that lost its lease can't touch the next one's. */
  leased_by: uuid(),
  leased_until: instant(),
  finished_at: instant(),
});
