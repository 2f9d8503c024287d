/** The SQL of translations: marks, the glossary and the threshold. */
import { and, asc, eq, sql } from "drizzle-orm";
import type { Term } from "#rules/content/glossary.ts";
import type { Texts } from "#rules/text/language.ts";
import type { Query } from "#server/database/connect.ts";
import { glossaryTerm, translationMark, translationSetting } from "#server/database/tables/translations.ts";

export type StoredMark = Omit<typeof translationMark.$inferSelect, "hotel_id">;

export async function listMarks(query: Query, hotel_id: number): Promise<StoredMark[]> {
  return query.select().from(translationMark).where(eq(translationMark.hotel_id, hotel_id));
}

export async function putMarks(query: Query, hotel_id: number, marks: readonly StoredMark[]): Promise<void> {
  if (marks.length === 0) return;
  const { record, record_id, field, lang } = translationMark;
  const given = (column: string) => sql.raw(`excluded.${column}`);
  await query
    .insert(translationMark)
    .values(marks.map((mark) => ({ hotel_id, ...mark })))
    .onConflictDoUpdate({
      target: [translationMark.hotel_id, record, record_id, field, lang],
      set: {
        mark: given("mark"),
        source: given("source"),
        target: given("target"),
        marked_by: given("marked_by"),
        marked_at: given("marked_at"),
      },
    });
}

export async function readLeastShare(query: Query, hotel_id: number): Promise<number> {
  const [found] = await query
    .select({ least_share: translationSetting.least_share })
    .from(translationSetting)
    .where(eq(translationSetting.hotel_id, hotel_id));
  return found?.least_share ?? 0;
}

export async function writeLeastShare(query: Query, hotel_id: number, least_share: number): Promise<void> {
  await query
    .insert(translationSetting)
    .values({ hotel_id, least_share })
    .onConflictDoUpdate({ target: translationSetting.hotel_id, set: { least_share } });
}

export async function listTerms(query: Query, hotel_id: number): Promise<Term[]> {
  return query
    .select({ term_id: glossaryTerm.term_id, terms: glossaryTerm.terms })
    .from(glossaryTerm)
    .where(eq(glossaryTerm.hotel_id, hotel_id))
    .orderBy(asc(glossaryTerm.term_id));
}

export async function putTerm(query: Query, hotel_id: number, term_id: string, terms: Texts, now: Date): Promise<void> {
  const set = { terms, changed_at: now };
  await query
    .insert(glossaryTerm)
    .values({ hotel_id, term_id, ...set })
    .onConflictDoUpdate({ target: [glossaryTerm.hotel_id, glossaryTerm.term_id], set });
}

export async function deleteTerm(query: Query, hotel_id: number, term_id: string): Promise<Texts | null> {
  const [gone] = await query
    .delete(glossaryTerm)
    .where(and(eq(glossaryTerm.hotel_id, hotel_id), eq(glossaryTerm.term_id, term_id)))
    .returning({ terms: glossaryTerm.terms });
  return gone?.terms ?? null;
}
