/** How each actor makes the calls of the studio about rates and orders. */
import type { Access, Ids } from "#tests/faults/tenants/access-table.ts";
import { RAIL_ACCESS } from "#tests/faults/tenants/rail-access.ts";
import { addDays, dayAt } from "#rules/time/day.ts";

const NO_VIEW = "01000000-0000-7000-8000-000000000000";
const night = addDays(dayAt(new Date(), "Asia/Taipei"), 30);

const rulesFor = ({ rate_plan_id, room_class_id }: Ids) => ({
  weekend_days: [5, 6],
  rounding: { to: 10, mode: "nearest" },
  seasons: [],
  plans: [{ rate_plan_id, rooms: [{ room_class_id, base: 2_000 }] }],
});

/** A plan and a class, in a query. */
const offered = ({ rate_plan_id, room_class_id }: Ids) => ({
  rate_plan_id: String(rate_plan_id),
  room_class_id: String(room_class_id),
});

export const SELLING_ACCESS: Record<string, Access> = {
  ...RAIL_ACCESS,
  rehearse: {
    ask: ({ domain }, { room_class_id }) => ({ body: { domain, lang: "en-US", room_class_id, scenario: "unpaid" } }),
  },
  listRatePlans: { ask: ({ domain }) => ({ query: { domain } }) },
  saveRatePlan: {
    ask: ({ domain }, { rate_plan_id, room_class_id }) => ({
      body: { domain, rate_plan_id, rate_plan_code_name: { "zh-TW": "方案" }, target_rooms: [room_class_id] },
    }),
  },
  archiveRatePlan: { ask: ({ domain }, { rate_plan_id }) => ({ body: { domain, rate_plan_id, is_archived: false } }) },
  previewNights: { ask: ({ domain }, ids) => ({ body: { domain, rules: rulesFor(ids) } }) },
  saveRates: { ask: ({ domain }, ids) => ({ body: { domain, rules: rulesFor(ids), revision: 0 } }) },
  undoRates: { ask: ({ domain }) => ({ body: { domain } }) },
  listNights: {
    ask: ({ domain }, ids) => ({ query: { domain, ...offered(ids), start_date: night, end_date: night } }),
  },
  setNight: {
    ask: ({ domain }, { rate_plan_id, room_class_id }) => ({
      body: { domain, rate_plan_id, room_class_id, nights: [night], price: 2_500 },
    }),
  },
  explainNight: { ask: ({ domain }, ids) => ({ query: { domain, ...offered(ids), night } }) },
  sampleStay: {
    ask: ({ domain }, ids) => ({ query: { domain, ...offered(ids), start_date: night, end_date: addDays(night, 2) } }),
  },
  listStudioOrders: { ask: ({ domain }, { order_doc }) => ({ query: { domain, search: order_doc } }) },
  getStudioOrder: { ask: ({ domain }, { order_id }) => ({ query: { domain, order_id } }) },
  revealContact: { ask: ({ domain }, { order_id }) => ({ body: { domain, order_id } }) },
  previewCancel: { ask: ({ domain }, { order_id }) => ({ query: { domain, order_id } }) },
  // With the right amount it would end the order.
  cancelStudioOrder: {
    ask: ({ domain }, { order_id }) => ({ body: { domain, order_id, refund: 2 } }),
    reported: "REFUND_CHANGED",
  },
  resendConfirmation: { ask: ({ domain }, { order_id }) => ({ body: { domain, order_id } }) },
  markRemittance: {
    ask: ({ domain }, { order_id }) => ({ body: { domain, order_id, amount: 1, proof: "REF" } }),
    reported: "PAY_WAY_NOT_OFFERED",
  },
  finishRefund: {
    ask: ({ domain }, { order_id }) => ({
      body: { domain, order_id, reason: "cancelled", transfer_no: 0, amount: 1, proof: "REF" },
    }),
    reported: "NOT_FOUND",
  },
  getRefundLimit: { ask: ({ domain }) => ({ query: { domain } }) },
  setRefundLimit: { ask: ({ domain }) => ({ body: { domain, limit: null } }) },
  markOrdersSeen: { ask: ({ domain }) => ({ body: { domain } }) },
  listViews: { ask: ({ domain }) => ({ query: { domain, list: "orders" } }) },
  // Nobody has this one: each person sees only their own.
  saveView: {
    ask: ({ domain }) => ({ body: { domain, view_id: NO_VIEW, list: "orders", name: "Unpaid", query: {} } }),
    reported: "NOT_FOUND",
  },
  deleteView: { ask: ({ domain }) => ({ body: { domain, view_id: NO_VIEW } }), reported: "NOT_FOUND" },
  findInStudio: { ask: ({ domain }, { order_doc }) => ({ query: { domain, text: order_doc } }) },
  listRoomUnits: { ask: ({ domain }) => ({ query: { domain } }) },
  saveUnitNumbers: {
    ask: ({ domain }, { room_class_id }) => ({ body: { domain, room_class_id, units: 100, numbers: [] } }),
  },
  saveRoomUnits: { ask: ({ domain }, { room_class_id }) => ({ body: { domain, room_class_id, units: 100 } }) },
  previewRatePlan: {
    ask: ({ domain }, { rate_plan_id, room_class_id }) => ({
      body: { domain, rate_plan_id, rate_plan_code_name: { "zh-TW": "方案" }, target_rooms: [room_class_id] },
    }),
  },
  undoRatePlan: { ask: ({ domain }) => ({ body: { domain } }) },
  undoRoomUnits: { ask: ({ domain }) => ({ body: { domain } }) },
  undoBankAccount: { ask: ({ domain }) => ({ body: { domain } }), reported: "UNDO_OVER" },
  getExtraRates: { ask: ({ domain }) => ({ query: { domain } }) },
  saveExtraRates: { ask: ({ domain }) => ({ body: { domain, rates: [{ label: { "zh-TW": "加床" }, price: 600 }] } }) },
  undoExtraRates: { ask: ({ domain }) => ({ body: { domain } }) },
  // Orders are in the books.
  saveCurrency: { ask: ({ domain }) => ({ body: { domain, currency: "JPY" } }), reported: "CURRENCY_IN_USE" },
  getToday: { ask: ({ domain }) => ({ query: { domain } }) },
  getLodgingFacts: { ask: ({ domain }) => ({ query: { domain } }) },
  saveLodgingFacts: {
    ask: ({ domain }) => ({ body: { domain, kind: "inn", country: "TW", timezone: "Asia/Taipei" } }),
  },
  undoLodgingFacts: { ask: ({ domain }) => ({ body: { domain } }) },
  listRefundPolicies: { ask: ({ domain }) => ({ query: { domain } }) },
  saveRefundPolicy: {
    ask: ({ domain }) => ({
      body: { domain, refund_template_id: 3, steps: [{ days_before: 5, fee_percent: 40 }], is_preview: true },
    }),
  },
  removeRefundPolicy: {
    ask: ({ domain }) => ({ body: { domain, refund_template_id: 98 } }),
    reported: "NOT_FOUND",
  },
  undoRefundPolicy: { ask: ({ domain }) => ({ body: { domain } }), reported: "UNDO_OVER" },
};
