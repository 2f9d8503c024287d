/** How each kind of caller makes the calls of add-ons. */
import type { Access, Ids } from "#tests/faults/tenants/access-table.ts";
import { addDays, dayAt } from "#rules/time/day.ts";
import { proof } from "#tests/faults/tenants/order-proof.ts";

const oneOf = ({ item_number }: Ids) => ({ item_number, quantity: 1 });

const NO_ITEM = "NO-SUCH-ITEM";
const day = addDays(dayAt(new Date(), "Asia/Taipei"), 400);

export const ADD_ON_ACCESS: Record<string, Access> = {
  // Nothing is looked up: the number says what was sent.
  keepAddOns: {
    ask: ({ domain }) => ({ body: { domain, adds_list: [{ item_number: "BOX", quantity: 1 }] } }),
  },
  listOrderAddOns: {
    ask: ({ domain }, ids, actor) => ({ query: { domain, order_doc: ids.order_doc, ...proof(ids, actor) } }),
  },
  // The order waits for a payment that has begun.
  attachToOrder: {
    ask: ({ domain }, ids, actor) => ({
      body: { domain, order_doc: ids.order_doc, ...proof(ids, actor), room_attachment_detail: [oneOf(ids)] },
    }),
    reported: "PAYMENT_UNDER_WAY",
  },
  bookAddOns: {
    ask: ({ domain }, ids, actor) => ({
      body: { domain, order_doc: ids.order_doc, ...proof(ids, actor), adds_list: [oneOf(ids)] },
    }),
    reported: "PAYMENT_UNDER_WAY",
  },
  changeAttachment: {
    ask: ({ domain }, ids, actor) => ({
      body: { domain, order_doc: ids.order_doc, ...proof(ids, actor), attachment_no: 9, quantity: 0 },
    }),
    reported: "NOT_FOUND",
  },
  listAddOns: { ask: ({ domain }) => ({ query: { domain } }) },
  saveAddOn: {
    ask: ({ domain }, { rate_plan_id }) => ({
      body: { domain, item_name: { "zh-TW": "早餐盒" }, price: 180, rate_plan_ids: [rate_plan_id] },
    }),
  },
  // Lodgings may have the same numbers: another's is tried in studio-add-ons.test.ts.
  archiveAddOn: { ask: ({ domain }) => ({ body: { domain, item_number: NO_ITEM } }), reported: "NOT_FOUND" },
  undoAddOn: { ask: ({ domain }) => ({ body: { domain } }) },
  listAddOnDays: {
    ask: ({ domain }) => ({ query: { domain, item_number: NO_ITEM, start_date: day, end_date: day } }),
    reported: "NOT_FOUND",
  },
  setAddOnStock: {
    ask: ({ domain }) => ({ body: { domain, item_number: NO_ITEM, from: day, to: day, stock: 9 } }),
    reported: "NOT_FOUND",
  },
  undoAddOnStock: { ask: ({ domain }) => ({ body: { domain } }), reported: "UNDO_OVER" },
};
