/** Adds to an order what its guest wants besides. The order is locked, and stays as it was where anything of it can't be had. */
import { isAlive } from "#rules/add-ons/attachment-state.ts";
import { stateOfAddition, withAdded } from "#rules/add-ons/changed-order.ts";
import { sum } from "#rules/money/money.ts";
import { attachmentRows } from "#server/add-ons/attachment-rows.ts";
import { insertAttachments } from "#server/add-ons/attachment-store.ts";
import { assertOpenToChange } from "#server/add-ons/open-to-change.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { recordOrderEvent } from "#server/events/record-events.ts";
import { assertOpen } from "#server/hotel/assert-open.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { setFigures } from "#server/orders/changes/set-figures.ts";
import type { StoredOrder } from "#server/orders/open-order.ts";
import type { Cart } from "#server/orders/price/cart.ts";
import { findAttachments, type Wanted } from "#server/orders/price/find-attachments.ts";
import { findLaterRail } from "#server/rail/find-later-rail.ts";
import { takeRailItems } from "#server/rail/take-rail-items.ts";
import type { Catalogue } from "#server/rooms/catalogue.ts";

/** So many an order may have had in all: its page lists them, and its ledger grows with each. */
const MOST_EVER = 200;

type Additions = {
  attachments: Cart["attachments"];
  /** Numbers of rail reservations. */
  rail?: readonly string[];
  sent_as: Wanted["sent_as"];
  catalogue: Catalogue;
};

/** Whether what was added waits for its payment. */
export async function addAttachments(
  query: Query,
  context: RequestContext,
  stored: StoredOrder,
  { attachments, rail = [], sent_as, catalogue }: Additions,
): Promise<{ isDue: boolean }> {
  const { order, lines } = stored;
  const { now, hotel } = context;
  const { hotel_id } = hotel;
  assertOpenToChange(stored);
  assertOpen(await readSettings(query, hotel_id));
  if (stored.attachments.length + attachments.length > MOST_EVER) throw new Refusal("ADD_ON_FIXED", [sent_as]);
  const wanted: Wanted = {
    start: order.check_in_day,
    end: order.check_out_day,
    people: order.adults_count + order.children_count,
    attachments,
    sent_as,
    owned: stored.attachments.filter(({ state }) => isAlive(state)),
  };
  const offering = lines.map(({ room_class_id, rate_plan_id }) => ({
    room_class_id,
    plan: catalogue.plans.get(rate_plan_id) ?? { adds_list: [] },
  }));
  const extras = await findAttachments(query, context, wanted, offering, { lock: true });
  const bought = [...extras, ...(await findLaterRail(query, context, stored, rail))];
  const amount = sum(bought.map(({ quantity, price }) => quantity * price));
  const { state, expires_at } = stateOfAddition(order, amount, now);
  const { order_id } = order;
  const first_no = Math.max(-1, ...stored.attachments.map(({ attachment_no }) => attachment_no)) + 1;
  const rows = attachmentRows(bought, { hotel_id, order_id, state, now, first_no, added: { expires_at } });
  await insertAttachments(query, hotel_id, rows);
  await takeRailItems(query, hotel_id, order_id, rail, now);
  // More of it is never less than nothing.
  await setFigures(query, hotel_id, order_id, withAdded(order, amount)!, now);
  const actor = context.person.kind === "member" ? `member:${context.person.member_id}` : "guest";
  await appendAudit(query, hotel_id, order_id, { at: now, actor, action: "attachment.added" });
  const topic = state === "held" ? "order.extras_held" : "order.extras_added";
  const payload = { attachment_numbers: rows.attachments.map(({ attachment_no }) => attachment_no) };
  await recordOrderEvent(query, hotel_id, { order_id, topic, now, which: String(first_no), payload });
  return { isDue: state === "held" };
}
