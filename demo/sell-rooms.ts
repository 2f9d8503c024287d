/** A demo lodging goes on sale by its owner's calls: plans, how many rooms there are, the rules that price the nights, children. */
import { planFields } from "#contract/studio/rate-rules.ts";
import { z } from "zod";
import { eq } from "drizzle-orm";
import type { Query } from "#server/database/connect.ts";
import { sellingChange } from "#server/database/tables/rates.ts";
import { changePlan } from "#server/rate-plans/plan-store.ts";
import { forgetChange, readRules } from "#server/rate-plans/rate-store.ts";
import { saveRatePlan } from "#server/rate-plans/save-rate-plan.ts";
import { saveRates } from "#server/rate-plans/save-rates.ts";
import { saveRoomUnits } from "#server/rate-plans/save-room-units.ts";
import { saveExtraRates } from "#server/selling/save-extra-rates.ts";
import { type StaffContext, unitIn } from "#server/rate-plans/write-rates.ts";
import type { DemoLodging, DemoRoom } from "./read-lodging.ts";
import { demoRules } from "./demo-rules.ts";

export type Owner = { account_id: string; email: string; name: string };
export type LoadedRoom = { room: DemoRoom; room_class_id: number };

type Sale = {
  hotel_id: number;
  host: string;
  owner: Owner;
  now: Date;
  lodging: DemoLodging;
  rooms: readonly LoadedRoom[];
};

const CURRENCY = "TWD";
const TIMEZONE = "Asia/Taipei";

/** As the studio would hand it to a call, with this one transaction instead of one for each. */
function contextOf(query: Query, { hotel_id, host, owner, now, lodging }: Sale): StaffContext {
  const hotel = { hotel_id, domain: host, main_lang: lodging.main_lang, currency: CURRENCY, timezone: TIMEZONE };
  const person = { kind: "staff", account_id: owner.account_id, role: "owner", may_publish: true, signed_in_at: now };
  return { hotel, person, now, query: (work: (query: Query) => unknown) => work(query) } as unknown as StaffContext;
}

const planSchema = z.object(planFields);

export async function sellRooms(query: Query, sale: Sale): Promise<void> {
  const { hotel_id, host: domain, lodging, rooms } = sale;
  const context = contextOf(query, sale);
  const item_numbers = lodging.sales.add_ons.map((each) => each.item_number);
  const everyRoom = rooms.map(({ room_class_id }) => room_class_id);
  const sold: { loaded: LoadedRoom; rate_plan_ids: number[] }[] = [];
  for (const loaded of rooms) {
    const rate_plan_ids: number[] = [];
    for (const { name, introduction, add_price: _, rate_plan_code, ...plan } of loaded.room.plans) {
      const fields = planSchema.parse({
        ...plan,
        rate_plan_code_name: name,
        rate_plan_code_introduction: introduction,
        // A whole house takes every class.
        target_rooms: plan.support_entire_rent ? everyRoom : [loaded.room_class_id],
        item_numbers,
      });
      const { rate_plan_id } = await saveRatePlan({ body: { domain, ...fields } } as never, context);
      // Guests' links name plans by the codes of the files.
      await changePlan(query, hotel_id, rate_plan_id, { rate_plan_code });
      rate_plan_ids.push(rate_plan_id);
    }
    sold.push({ loaded, rate_plan_ids });
  }
  for (const { room, room_class_id } of rooms) {
    await saveRoomUnits({ body: { domain, room_class_id, units: room.capacity } } as never, context);
  }
  const { revision } = await readRules(query, hotel_id, unitIn(context));
  const rules = demoRules(
    sold.map(({ loaded, rate_plan_ids }) => ({ ...loaded, rate_plan_ids })),
    { ...lodging, today: sale.now.toISOString().slice(0, 10) },
  );
  await saveRates({ body: { domain, rules, overwrite_hand_set: false, revision } } as never, context);
  const rates = lodging.info.children_and_extra_person_rates;
  const places = rooms.map(({ room: { extra_beds, cots }, room_class_id }) => ({ room_class_id, extra_beds, cots }));
  const { cots } = lodging.sales;
  if (rates.length > 0) await saveExtraRates({ body: { domain, rates, cots, rooms: places } } as never, context);
  // An owner who opens the studio now has nothing to take back.
  await forgetChange(query, hotel_id);
  await query.delete(sellingChange).where(eq(sellingChange.hotel_id, hotel_id));
}
