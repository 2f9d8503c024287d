import { addOnDays } from "#rules/stock/add-on-days.ts";
import { findMissingAddOn } from "#server/add-ons/find-missing-add-on.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { Cart } from "#server/orders/price/cart.ts";
import type { CataloguePlan } from "#server/rooms/catalogue.ts";

type Requested = Cart["attachments"][number];
type Line = { room_class_id: number; plan: CataloguePlan };

export type PricedAttachment = Requested & { date: string } & Pick<
    CataloguePlan["adds_list"][number],
    "item_name" | "item_type" | "price"
  >;

/** What is bought besides the rooms. With `lock`, nobody else can take it before this transaction ends. */
export async function findAttachments(
  query: Query,
  hotel_id: number,
  cart: Cart,
  lines: readonly Line[],
  { lock }: { lock: boolean },
): Promise<PricedAttachment[]> {
  const found = cart.attachments.map((requested, index) => findAttachment(requested, index, cart, lines));
  const wanted = found.map(({ item_number, date: day, quantity }) => ({ item_number, day, quantity }));
  const missing = await findMissingAddOn(query, hotel_id, wanted, { lock });
  if (missing !== -1) throw unavailable(missing, "quantity");
  return found;
}

const unavailable = (index: number, field: "item_number" | "date" | "quantity" | "room_class_id") =>
  new Refusal("ADD_ON_UNAVAILABLE", [`room_attachment_detail.${index}.${field}`]);

/** An add-on is sold with a plan that offers it, for a day of the stay on which it makes sense: the first where none is named. */
function findAttachment(requested: Requested, index: number, cart: Cart, lines: readonly Line[]): PricedAttachment {
  const { item_number, room_class_id } = requested;
  const isOffered = (of: readonly Line[]) =>
    of.flatMap(({ plan }) => plan.adds_list).find((each) => each.item_number === item_number);
  const own = lines.filter((line) => room_class_id === null || line.room_class_id === room_class_id);
  const found = isOffered(own);
  if (!found) throw unavailable(index, isOffered(lines) ? "room_class_id" : "item_number");
  const days = addOnDays(found.day_part, cart);
  const date = requested.date ?? days[0]!;
  if (!days.includes(date)) throw unavailable(index, "date");
  const { item_name, item_type, price } = found;
  return { ...requested, date, item_name, item_type, price };
}
