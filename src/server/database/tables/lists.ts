/** What staff keep for themselves of the studio's lists. */
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { StudioList } from "#rules/people/list-views.ts";
import { bigId, instant } from "#server/database/tables/columns.ts";
import { staff } from "#server/database/tables/people.ts";

/** A view of a list that one person has named: the filters of its address. It ends with the person's place at the lodging. */
export const listView = pgTable(
  "list_view",
  {
    hotel_id: bigId().notNull(),
    view_id: uuid().notNull(),
    account_id: uuid().notNull(),
    list: text().$type<StudioList>().notNull(),
    name: text().notNull(),
    query: jsonb().$type<Record<string, string>>().notNull(),
    created_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.view_id] }),
    index("list_view_person").on(table.hotel_id, table.account_id, table.list),
    foreignKey({
      columns: [table.hotel_id, table.account_id],
      foreignColumns: [staff.hotel_id, staff.account_id],
    }).onDelete("cascade"),
  ],
);
