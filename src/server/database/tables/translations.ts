/** What is known of a lodging's translations: who said what of which text, the lodging's own names, and when a language is far enough. */
import { integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { RecordKind } from "#rules/content/content-fields.ts";
import type { Mark } from "#rules/content/translations.ts";
import type { Language, Texts } from "#rules/text/language.ts";
import { bigId, instant } from "#server/database/tables/columns.ts";
import { hotel } from "#server/database/tables/hotel.ts";

const hotelId = () =>
  bigId()
    .notNull()
    .references(() => hotel.hotel_id, { onDelete: "cascade" });

/** Of a text in one language: from which source it was made. Its state follows from this and from the texts as they are now. */
export const translationMark = pgTable(
  "translation_mark",
  {
    hotel_id: hotelId(),
    record: text().$type<RecordKind>().notNull(),
    record_id: bigId().notNull(),
    field: text().notNull(),
    lang: text().$type<Language>().notNull(),
    mark: text().$type<Mark>().notNull(),
    source: text().notNull(),
    /** The words that were marked: of others nothing has been said. */
    target: text().notNull(),
    /** null: nobody said it; the source was changed under a translation from earlier days. */
    marked_by: uuid(),
    marked_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hotel_id, table.record, table.record_id, table.field, table.lang] })],
);

/** The lodging's own names, as each language is to say them. */
export const glossaryTerm = pgTable(
  "glossary_term",
  {
    hotel_id: hotelId(),
    term_id: uuid().notNull(),
    terms: jsonb().$type<Texts>().notNull(),
    changed_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hotel_id, table.term_id] })],
);

/** No row: every language of the site is public as it is. */
export const translationSetting = pgTable("translation_setting", {
  hotel_id: hotelId().primaryKey(),
  /** The percentage of its texts that a language needs to be public. */
  least_share: integer().notNull(),
});
