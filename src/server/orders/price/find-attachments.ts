import { firstOutOfBounds, mostOf, useOf } from "#rules/add-ons/add-on-price.ts";
import { buyUntil, changeUntil } from "#rules/add-ons/cut-off.ts";
import type { RefusalCode } from "#rules/calls/refusals.ts";
import type { Texts } from "#rules/text/language.ts";
import { findMissingAddOn } from "#server/add-ons/find-missing-add-on.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { Cart } from "#server/orders/price/cart.ts";
import type { CataloguePlan } from "#server/rooms/catalogue.ts";

type Requested = Cart["attachments"][number];
type Line = { room_class_id: number; plan: Pick<CataloguePlan, "adds_list"> };
type AddOn = CataloguePlan["adds_list"][number];

export type PricedAttachment = {
  item_number: string;
  item_name: Texts;
  item_type: string;
  unit: Texts;
  quantity: number;
  /** One of it, for all its days. */
  price: number;
  date: string;
  days: number;
  time: string;
  room_class_id: number | null;
  /** Null: not by the guest, or not as an add-on. */
  change_until: Date | null;
};

export type Wanted = {
  start: string;
  end: string;
  /** How many come; null: not known. */
  people: number | null;
  attachments: readonly Requested[];
  /** The name of the list in the payload: a refusal must name the field that was sent. */
  sent_as: "room_attachment_detail" | "adds_list";
  /** What the order has already. */
  owned: readonly { item_number: string; day: string; quantity: number }[];
};

/** What is bought besides the rooms. With `lock`, nobody else can take it before this transaction ends. */
export async function findAttachments(
  query: Query,
  { hotel, now }: Pick<RequestContext, "hotel" | "now">,
  wanted: Wanted,
  lines: readonly Line[],
  { lock }: { lock: boolean },
): Promise<PricedAttachment[]> {
  const { sent_as, people, owned } = wanted;
  const refuse = (index: number, field: string, code: RefusalCode = "ADD_ON_UNAVAILABLE", data?: object) =>
    new Refusal(code, [`${sent_as}.${index}.${field}`], data);

  const found = wanted.attachments.map((requested, index) => {
    const item = findItem(requested, lines);
    if (typeof item === "string") throw refuse(index, item);
    const use = useOf(item, wanted, requested.date);
    if (!use) throw refuse(index, "date");
    if (now >= buyUntil(use.day, item.cutoff_hours, hotel.timezone)) {
      throw refuse(index, requested.date === null ? "item_number" : "date", "ADD_ON_TOO_LATE");
    }
    if (requested.time !== "" && !item.asks_time) throw refuse(index, "time");
    return { ...requested, item, use, item_number: item.item_number, day: use.day, bounds: item };
  });
  const odd = firstOutOfBounds(found, owned, people);
  if (odd !== -1) {
    const { item } = found[odd]!;
    throw refuse(odd, "quantity", "ADD_ON_QUANTITY", { least: item.least, most: mostOf(item, people) });
  }
  const taking = found.map(({ item_number, use, quantity }) => ({ item_number, ...use, quantity }));
  const missing = await findMissingAddOn(query, hotel.hotel_id, taking, { lock });
  if (missing !== -1) throw refuse(missing, "quantity");

  return found.map(({ item, use, quantity, time, room_class_id }) => ({
    item_number: item.item_number,
    item_name: item.item_name,
    item_type: item.item_type,
    unit: item.unit,
    quantity,
    price: use.unit_price,
    date: use.day,
    days: use.days,
    time,
    room_class_id,
    change_until: changeUntil(use.day, item.cutoff_hours, hotel.timezone),
  }));
}

/** An add-on is sold with a plan that offers it, to guests of the room classes it is for; else the field that is wrong. */
function findItem(
  { item_number, room_class_id }: Requested,
  lines: readonly Line[],
): AddOn | "item_number" | "room_class_id" {
  const offered = lines.flatMap((line) =>
    line.plan.adds_list
      .filter((item) => item.item_number === item_number)
      .map((item) => ({ item, class_id: line.room_class_id })),
  );
  const fitting = offered.filter(
    ({ item, class_id }) => item.room_classes.length === 0 || item.room_classes.includes(class_id),
  );
  const own = fitting.find(({ class_id }) => room_class_id === null || class_id === room_class_id);
  if (own) return own.item;
  return fitting.length > 0 ? "room_class_id" : "item_number";
}
