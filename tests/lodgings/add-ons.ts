/** Something sold besides rooms, offered by the first plan of a lodging. */
import { addOn, addOnDay, planAddOn } from "#server/database/tables/add-ons.ts";
import { announceChange } from "#server/cache/announce-change.ts";
import type { Database } from "#server/database/connect.ts";
import type { Lodging } from "#tests/lodgings/lodging.ts";

type Own = Partial<typeof addOn.$inferInsert> & { own_days?: Record<string, number | null> };

export async function addAddOn(
  database: Database,
  { hotel_id, classes }: Pick<Lodging, "hotel_id" | "classes">,
  { own_days = {}, ...own }: Own = {},
): Promise<string> {
  const item = {
    hotel_id,
    item_number: "BOX",
    item_name: { "zh-TW": "早餐盒", "en-US": "Breakfast box" },
    item_type: "dining",
    price: 180,
    ...own,
  };
  const days = Object.entries(own_days).map(([day, stock]) => ({
    hotel_id,
    item_number: item.item_number,
    day,
    stock,
  }));
  await database.forHotel(hotel_id, async (query) => {
    await query.insert(addOn).values(item);
    if (days.length > 0) await query.insert(addOnDay).values(days);
    const rate_plan_id = classes[0]!.plans[0]!;
    await query.insert(planAddOn).values({ hotel_id, rate_plan_id, item_number: item.item_number });
    await announceChange(query, hotel_id, "add_on");
  });
  return item.item_number;
}
