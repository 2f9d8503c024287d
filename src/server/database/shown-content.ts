/** A lodging's content with its draft laid over it, as rows: in a preview the stores answer from these. */
import type { facility, promotion } from "#server/database/tables/content.ts";
import type { hotelCard, hotelSite, hotel } from "#server/database/tables/hotel.ts";
import type { roomClass } from "#server/database/tables/rooms.ts";

export type ShownContent = {
  /** What of the lodging's own rows is content; the rest is as it is. */
  lodging: Partial<typeof hotelCard.$inferSelect & typeof hotelSite.$inferSelect & typeof hotel.$inferSelect>;
  /** null: the usual menu. */
  menu_items: string[] | null;
  rooms: (typeof roomClass.$inferSelect)[];
  facilities: (typeof facility.$inferSelect)[];
  promotions: (typeof promotion.$inferSelect)[];
};
