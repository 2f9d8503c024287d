import type { Query } from "#server/database/connect.ts";
import { lockSite } from "#server/drafts/content-store.ts";

/** Whoever writes something that belongs to the draft waits for the one before, as a publish does. */
export const lockDraft = (query: Query, hotel_id: number): Promise<void> => lockSite(query, hotel_id);
