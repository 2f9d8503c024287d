/** The SQL of views that people have kept. Each statement names the person: nobody sees another's. */
import { and, asc, count, eq } from "drizzle-orm";
import type { StudioList } from "#rules/people/list-views.ts";
import type { Query } from "#server/database/connect.ts";
import { listView } from "#server/database/tables/lists.ts";

export type KeptView = { view_id: string; list: StudioList; name: string; query: Record<string, string> };

const COLUMNS = { view_id: listView.view_id, list: listView.list, name: listView.name, query: listView.query };

const ofPerson = (hotel_id: number, account_id: string) =>
  and(eq(listView.hotel_id, hotel_id), eq(listView.account_id, account_id));
const ofList = (hotel_id: number, account_id: string, list: StudioList) =>
  and(ofPerson(hotel_id, account_id), eq(listView.list, list));
const oneView = (hotel_id: number, account_id: string, view_id: string) =>
  and(ofPerson(hotel_id, account_id), eq(listView.view_id, view_id));

export function findViews(query: Query, hotel_id: number, account_id: string, list: StudioList): Promise<KeptView[]> {
  return query
    .select(COLUMNS)
    .from(listView)
    .where(ofList(hotel_id, account_id, list))
    .orderBy(asc(listView.name), asc(listView.view_id));
}

export async function countKept(query: Query, hotel_id: number, account_id: string, list: StudioList): Promise<number> {
  const [found] = await query
    .select({ views: count() })
    .from(listView)
    .where(ofList(hotel_id, account_id, list));
  return found!.views;
}

export async function findView(
  query: Query,
  hotel_id: number,
  account_id: string,
  view_id: string,
): Promise<KeptView | null> {
  const [found] = await query
    .select(COLUMNS)
    .from(listView)
    .where(oneView(hotel_id, account_id, view_id))
    .for("update");
  return found ?? null;
}

export async function addView(
  query: Query,
  hotel_id: number,
  account_id: string,
  view: KeptView & { created_at: Date },
): Promise<void> {
  await query.insert(listView).values({ hotel_id, account_id, ...view });
}

export async function changeView(
  query: Query,
  hotel_id: number,
  account_id: string,
  { view_id, name, query: filters }: KeptView,
): Promise<void> {
  await query
    .update(listView)
    .set({ name, query: filters })
    .where(oneView(hotel_id, account_id, view_id));
}

export async function removeView(query: Query, hotel_id: number, account_id: string, view_id: string): Promise<void> {
  await query.delete(listView).where(oneView(hotel_id, account_id, view_id));
}
