/**
 * Who may do what: every mounted call, every kind of caller. Whom a call is for is read from the contract; here stands how each
 * actor makes it. A call that is mounted and not listed here fails the test.
 */
import type { Call } from "#contract/call.ts";
import { mayDo, type StaffRole } from "#rules/people/staff-roles.ts";
import { fieldsOf } from "#server/calls/openapi-security.ts";
import { ADD_ON_ACCESS } from "#tests/faults/tenants/add-on-access.ts";
import { DOMAIN_ACCESS } from "#tests/faults/tenants/domain-access.ts";
import { contact, link, proof } from "#tests/faults/tenants/order-proof.ts";
import { MEDIA_ACCESS } from "#tests/faults/tenants/media-access.ts";
import { MEMBER_ACCESS } from "#tests/faults/tenants/member-access.ts";
import { DRAFT_ACCESS } from "#tests/faults/tenants/draft-access.ts";
import { SELLING_ACCESS } from "#tests/faults/tenants/selling-access.ts";
import { TEAM_ACCESS } from "#tests/faults/tenants/team-access.ts";
import type { OrderBody } from "#tests/lodgings/lodging.ts";

/** What belongs to one lodging, and what someone may know of it. */
export type Ids = {
  domain: string;
  promotion_id: number;
  room_class_id: number;
  rate_plan_id: number;
  room_code: string;
  coupon: string;
  item_number: string;
  order_doc: string;
  email: string;
  history: string;
  cancel: string;
  hotel_id: number;
  order_id: string;
  attempt_id: string;
  /** What a link in the lodging's own mail carries. */
  task: string;
  /** Someone on its staff, and someone invited. */
  account_id: string;
  invitation_id: string;
  member_id: string;
  /** A picture that is ready, and an upload that has begun. */
  picture_id: string;
  upload_id: string;
};

export const ACTORS = [
  "visitor",
  "the member whose order it is",
  "another member",
  "a member of another lodging",
  "a forged token",
  "an expired token",
  "a token that is none",
  "a guest with the right contact",
  "a guest with the wrong contact",
  "the holder of the history link",
  "the holder of the cancel link",
  "an owner",
  "a housekeeper",
  "an owner of another lodging",
] as const;
export type Actor = (typeof ACTORS)[number];

/** Those whose token is not right here. */
export const TURNED_AWAY: ReadonlySet<Actor> = new Set([
  "a member of another lodging",
  "a forged token",
  "an expired token",
  "a token that is none",
]);

type Question = { params?: Record<string, string>; query?: Record<string, string>; body?: object };

export type Access = {
  /** The call as this actor makes it. `own` are ids of the lodging that gets the request, `ids` of any lodging. */
  ask: (own: Ids, ids: Ids, actor: Actor, body: OrderBody) => Question;
  /** The code for those who may make the call, with the lodging's own ids: `ok`, unless something else prevents it. */
  reported?: string | ((actor: Actor) => string);
  /** The code for the others, where it is not the one in authorize.ts. */
  refused?: string;
};

const ofDomain: Access = { ask: ({ domain }) => ({ query: { domain } }) };

const stay = (own: Ids, body: OrderBody) => ({
  domain: own.domain,
  start_date: body.check_in_day,
  end_date: body.check_out_day,
});

const order = (own: Ids, ids: Ids, body: OrderBody): OrderBody => ({
  ...body,
  domain: own.domain,
  coupon_array: [ids.coupon],
  orders: [{ room_class_id: ids.room_class_id, rate_plan_id: ids.rate_plan_id, num: 1 }],
});

const priced: Access = { ask: (own, ids, _actor, body) => ({ body: order(own, ids, body) }) };

export const ACCESS: Record<string, Access> = {
  getHotelInfo: ofDomain,
  getCustomMenu: { ask: ({ domain }) => ({ query: { domain, menu_code: "header" } }) },
  getFrame: { ask: ({ domain }) => ({ query: { domain, menu_code: "header" } }) },
  getRates: ofDomain,
  listHotelsByTag: ofDomain,
  listRooms: ofDomain,
  searchRooms: { ask: (own, _ids, _actor, body) => ({ query: stay(own, body) }) },
  searchRatePlans: { ask: (own, _ids, _actor, body) => ({ query: stay(own, body) }) },
  findAlternatives: { ask: (own, _ids, _actor, body) => ({ query: stay(own, body) }) },
  getRoomCalendar: {
    ask: (own, ids, _actor, body) => ({ query: { ...stay(own, body), room_class_ids: String(ids.room_class_id) } }),
  },
  getAddOnInventory: { ask: (own, _ids, _actor, body) => ({ query: stay(own, body) }) },
  ...ADD_ON_ACCESS,
  listFacilities: ofDomain,
  listPromotionTypes: ofDomain,
  getPromotion: {
    ask: ({ domain }, ids) => ({ query: { domain, promotion_id: String(ids.promotion_id) } }),
  },
  listPromotions: ofDomain,
  listAnnouncements: ofDomain,
  listAttractions: ofDomain,
  confirmCoupons: {
    ask: ({ domain, room_code }, ids, _actor, body) => ({
      body: {
        domain,
        coupon_code: [ids.coupon],
        room_code,
        check_in_date: body.check_in_day,
        check_out_date: body.check_out_day,
      },
    }),
  },
  calculateDiscount: priced,
  calculateOrder: priced,
  placeOrder: priced,
  listOrders: {
    ask: ({ domain }, ids, actor) => ({ query: { domain, order_doc: ids.order_doc, ...contact(ids, actor) } }),
  },
  getOrderHistory: {
    ask: ({ domain }, ids, actor) => ({ query: { domain, hash_code: link(ids, actor) } }),
    refused: "NOT_FOUND",
  },
  getOrderByHash: {
    ask: ({ domain }, ids, actor) => ({ query: { domain, valid_hash: link(ids, actor) } }),
    refused: "NOT_FOUND",
  },
  getProofConfig: {
    ask: ({ domain }, ids, actor) => ({
      query: { domain, order_doc: ids.order_doc, hash_code: link(ids, actor), ...contact(ids, actor) },
    }),
  },
  getProof: {
    ask: (_own, ids, actor) => ({
      params: { id: ids.order_doc },
      query: { hash_code: link(ids, actor), ...contact(ids, actor) },
    }),
    // Whoever may see the order gets the code for "not confirmed yet".
    reported: "PROOF_UNAVAILABLE",
  },
  // Its number alone opens it, and nobody has one here.
  downloadProof: { ask: (_own, ids) => ({ body: { number: ids.history } }), reported: "NOT_FOUND" },
  applyCancellation: {
    ask: (_own, ids, actor) => ({
      params: { id: ids.order_doc },
      body: { ...contact(ids, actor), hash_code: link(ids, actor) },
    }),
    // Whoever may apply is refused because it is not needed: the guest may still cancel directly.
    reported: "CANCEL_DIRECTLY",
  },
  findCodes: ofDomain,
  checkPromotionCode: { ask: ({ domain }, ids) => ({ body: { domain, code: ids.coupon } }) },
  findReceipt: {
    ask: ({ domain }, ids, actor) => ({ query: { domain, order_doc: ids.order_doc, ...proof(ids, actor) } }),
  },
  getMasterOrder: {
    ask: ({ domain }, ids, actor) => ({ params: { id: ids.order_id }, query: { domain, ...proof(ids, actor) } }),
  },
  getRepayPreferences: ofDomain,
  startPayment: {
    ask: (own, ids, actor) => ({
      body: {
        payment_id: 2,
        type_id: 1,
        booking_number: ids.order_doc,
        email: contact(ids, actor).booker_email ?? "somebody.else@example.com",
        deposit: false,
        return_url: `https://${own.domain}/stay`,
        hotel_id: own.hotel_id,
      },
    }),
  },
  payOrder: {
    ask: (_own, ids, actor) => ({ body: { order_doc: ids.order_doc, ...proof(ids, actor) } }),
  },
  checkPayment: {
    ask: (_own, ids, actor) => ({ body: { order_doc: ids.order_doc, ...proof(ids, actor) } }),
  },
  // Whoever knows an attempt's id was sent there.
  getPaymentStart: { ask: (_own, ids) => ({ params: { attempt_id: ids.attempt_id } }) },
  payByPrime: {
    ask: (_own, ids) => ({ params: { attempt_id: ids.attempt_id }, body: { prime: "test" } }),
    // Another has taken its place.
    reported: "ORDER_OVER",
  },
  reportRemittance: {
    ask: (_own, ids, actor) => ({
      params: { id: ids.order_doc },
      body: { ...proof(ids, actor), last_five: "12345" },
    }),
    reported: "PAY_WAY_NOT_OFFERED",
  },
  getStaffTask: { ask: ({ domain }, ids) => ({ query: { domain, token: ids.task } }) },
  finishStaffTask: {
    ask: ({ domain }, ids) => ({ body: { domain, token: ids.task, amount: 1, proof: "REFERENCE" } }),
  },
  // The task is about a transfer, not about a card.
  decideCardCoupons: {
    ask: ({ domain }, ids) => ({ body: { domain, token: ids.task, holds: true } }),
    reported: "NOT_FOUND",
  },
  getMemberCredit: ofDomain,
  listMemberCredit: ofDomain,
  // The accounts service's token opens it, which nobody here has: a hotel-system token is none.
  exchangeToken: { ask: ({ hotel_id }) => ({ body: { hotel_id } }), reported: "SIGN_IN_NEEDED" },
  ...MEMBER_ACCESS,
  // Everyone may request a code, and all do so for the same contact: the first gets one, the others must wait.
  triggerCaptcha: {
    ask: ({ domain }) => ({ body: { domain, email: "matrix@example.com" } }),
    reported: (actor) => (actor === "visitor" ? "ok" : "CAPTCHA_TOO_SOON"),
  },
  verifyCaptcha: {
    ask: ({ domain }, ids) => ({ body: { domain, email: ids.email, captcha: "000000" } }),
    reported: "CAPTCHA_WRONG",
  },
  ...TEAM_ACCESS,
  ...DRAFT_ACCESS,
  ...SELLING_ACCESS,
  ...DOMAIN_ACCESS,
  ...MEDIA_ACCESS,
  // Last: what it allows it also does.
  cancelOrderByHash: {
    ask: (_own, ids, actor) => ({ params: { hash: link(ids, actor) } }),
    refused: "NOT_FOUND",
  },
};

/** What shows each actor for the guest of the order, by the field that a call takes it in. */
const GUESTS: Partial<Record<Actor, readonly string[]>> = {
  "a guest with the right contact": ["booker_email", "email"],
  "the holder of the history link": ["hash_code"],
  "the holder of the cancel link": ["valid_hash", "hash"],
};

/** Whoever knows these was sent there: in this table everyone. */
const ANYONES = ["attempt_id", "number"];

const MEMBERS: readonly Actor[] = ["the member whose order it is", "another member"];

/** Of this lodging's staff: everything, and least. */
const STAFF: Partial<Record<Actor, StaffRole>> = { "an owner": "owner", "a housekeeper": "housekeeper" };

/** Derived from the call's `who` alone, and from the fields it takes. */
function mayCall(call: Call, actor: Actor): boolean {
  const fields = fieldsOf(call);
  const takes = (names: readonly string[] = []) => names.some((name) => fields.includes(name));
  return call.who.some((kind) => {
    if (kind === "visitor" || kind === "task") return true; // Everyone here has the link of the mail to staff.
    if (kind === "staff") return STAFF[actor] !== undefined && call.may !== null && mayDo(STAFF[actor], call.may);
    if (kind === "guest") return takes(GUESTS[actor]) || takes(ANYONES);
    // Where a call is for guests too, it is about an order, and a member has no key to another's.
    return kind === "member" && (call.who.includes("guest") ? actor === MEMBERS[0] : MEMBERS.includes(actor));
  });
}

const REFUSED = { guest: "ORDER_ACCESS", member: "SIGN_IN_NEEDED", staff: "SIGN_IN_NEEDED", platform: "NOT_FOUND" };
/** What the studio says to those who are signed in there. */
const STAFF_REFUSED: Partial<Record<Actor, string>> = {
  "a housekeeper": "FORBIDDEN",
  "an owner of another lodging": "NOT_FOUND",
};

/** For the lodging's own ids: `ok`, or the code of the refusal. */
export function expected(call: Call, actor: Actor): string {
  const { reported = "ok", refused = REFUSED[call.who[0] as keyof typeof REFUSED] } = ACCESS[call.name]!;
  if (!mayCall(call, actor)) return (call.who.includes("staff") && STAFF_REFUSED[actor]) || refused;
  return typeof reported === "string" ? reported : reported(actor);
}
