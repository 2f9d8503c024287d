/**
 * Who may do what: every mounted call, every kind of caller. A call that is mounted and not declared here fails the test, so
 * whoever adds one has to say whom it is for.
 */
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
  /** The call as this actor makes it. `own` is the asked lodging's, `ids` whosever. */
  ask: (own: Ids, ids: Ids, actor: Actor, body: OrderBody) => Question;
  /** For the lodging's own ids: `ok`, or the code of the refusal. */
  own: (actor: Actor) => string;
};

const everyone = () => "ok";
const only =
  (allowed: readonly Actor[], refused: string, told = "ok") =>
  (actor: Actor) =>
    allowed.includes(actor) ? told : refused;

const GUESS = "A".repeat(32);
/** What is sent as link: a holder sends his, whatever it was made for. */
const link = (ids: Ids, actor: Actor) => {
  if (actor === "the holder of the history link") return ids.history;
  return actor === "the holder of the cancel link" ? ids.cancel : GUESS;
};

const contact = (ids: Ids, actor: Actor): { booker_email?: string } => {
  if (actor === "a guest with the right contact") return { booker_email: ids.email };
  return actor === "a guest with the wrong contact" ? { booker_email: "somebody.else@example.com" } : {};
};

/** Those who may see an order, where its link is taken as well as its contact. */
const MAY_SEE = [
  "the member whose order it is",
  "a guest with the right contact",
  "the holder of the history link",
] as const satisfies Actor[];

/** All that an actor can show for an order. */
const proof = (ids: Ids, actor: Actor) => ({ ...contact(ids, actor), hash_code: link(ids, actor) });

const OWNERS: readonly Actor[] = [
  "the member whose order it is",
  "a guest with the right contact",
  "the holder of the history link",
];

const ofDomain: Access = { ask: ({ domain }) => ({ query: { domain } }), own: everyone };

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

const priced: Access = { ask: (own, ids, _actor, body) => ({ body: order(own, ids, body) }), own: everyone };

export const ACCESS: Record<string, Access> = {
  getHotelInfo: ofDomain,
  getCustomMenu: { ask: ({ domain }) => ({ query: { domain, menu_code: "header" } }), own: everyone },
  listHotelsByTag: ofDomain,
  listRooms: ofDomain,
  searchRooms: { ask: (own, _ids, _actor, body) => ({ query: stay(own, body) }), own: everyone },
  searchRatePlans: { ask: (own, _ids, _actor, body) => ({ query: stay(own, body) }), own: everyone },
  findAlternatives: { ask: (own, _ids, _actor, body) => ({ query: stay(own, body) }), own: everyone },
  getRoomCalendar: {
    ask: (own, ids, _actor, body) => ({ query: { ...stay(own, body), room_class_ids: String(ids.room_class_id) } }),
    own: everyone,
  },
  listFacilities: ofDomain,
  listPromotionTypes: ofDomain,
  getPromotion: {
    ask: ({ domain }, ids) => ({ query: { domain, promotion_id: String(ids.promotion_id) } }),
    own: everyone,
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
    own: everyone,
  },
  calculateDiscount: priced,
  calculateOrder: priced,
  placeOrder: priced,
  listOrders: {
    ask: ({ domain }, ids, actor) => ({ query: { domain, order_doc: ids.order_doc, ...contact(ids, actor) } }),
    own: only(["the member whose order it is", "a guest with the right contact"], "ORDER_ACCESS"),
  },
  getOrderHistory: {
    ask: ({ domain }, ids, actor) => ({ query: { domain, hash_code: link(ids, actor) } }),
    own: only(["the holder of the history link"], "NOT_FOUND"),
  },
  getOrderByHash: {
    ask: ({ domain }, ids, actor) => ({ query: { domain, valid_hash: link(ids, actor) } }),
    own: only(["the holder of the cancel link"], "NOT_FOUND"),
  },
  getProofConfig: {
    ask: ({ domain }, ids, actor) => ({
      query: { domain, order_doc: ids.order_doc, hash_code: link(ids, actor), ...contact(ids, actor) },
    }),
    own: only(MAY_SEE, "ORDER_ACCESS"),
  },
  getProof: {
    ask: (_own, ids, actor) => ({
      params: { id: ids.order_doc },
      query: { hash_code: link(ids, actor), ...contact(ids, actor) },
    }),
    // Whoever may see the order is told that it is not confirmed yet.
    own: only(MAY_SEE, "ORDER_ACCESS", "PROOF_UNAVAILABLE"),
  },
  // Its number alone opens it, and nobody has one here.
  downloadProof: { ask: (_own, ids) => ({ body: { number: ids.history } }), own: () => "NOT_FOUND" },
  applyCancellation: {
    ask: (_own, ids, actor) => ({
      params: { id: ids.order_doc },
      body: { ...contact(ids, actor), hash_code: link(ids, actor) },
    }),
    // Whoever may apply is told that he need not: he may cancel by himself.
    own: only(MAY_SEE, "ORDER_ACCESS", "CANCEL_DIRECTLY"),
  },
  checkPromotionCode: { ask: ({ domain }, ids) => ({ body: { domain, code: ids.coupon } }), own: everyone },
  findReceipt: {
    ask: ({ domain }, ids, actor) => ({ query: { domain, order_doc: ids.order_doc, ...proof(ids, actor) } }),
    own: only(OWNERS, "ORDER_ACCESS"),
  },
  getMasterOrder: {
    ask: ({ domain }, ids, actor) => ({ params: { id: ids.order_id }, query: { domain, ...proof(ids, actor) } }),
    own: only(OWNERS, "ORDER_ACCESS"),
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
    own: only(["the member whose order it is", "a guest with the right contact"], "ORDER_ACCESS"),
  },
  payOrder: {
    ask: (_own, ids, actor) => ({ body: { order_doc: ids.order_doc, ...proof(ids, actor) } }),
    own: only(OWNERS, "ORDER_ACCESS"),
  },
  // Whoever knows an attempt's id was sent there.
  getPaymentStart: { ask: (_own, ids) => ({ params: { attempt_id: ids.attempt_id } }), own: everyone },
  payByPrime: {
    ask: (_own, ids) => ({ params: { attempt_id: ids.attempt_id }, body: { prime: "test" } }),
    // Another has taken its place.
    own: () => "ORDER_OVER",
  },
  reportRemittance: {
    ask: (_own, ids, actor) => ({
      params: { id: ids.order_doc },
      body: { ...proof(ids, actor), last_five: "12345" },
    }),
    own: only(OWNERS, "ORDER_ACCESS", "PAY_WAY_NOT_OFFERED"),
  },
  getStaffTask: { ask: ({ domain }, ids) => ({ query: { domain, token: ids.task } }), own: everyone },
  finishStaffTask: {
    ask: ({ domain }, ids) => ({ body: { domain, token: ids.task, amount: 1, proof: "REFERENCE" } }),
    own: everyone,
  },
  getMemberCredit: {
    ...ofDomain,
    own: only(["the member whose order it is", "another member"], "SIGN_IN_NEEDED"),
  },
  // Everyone may ask, and all ask for the same contact: the first is sent a code, the others are told to wait.
  triggerCaptcha: {
    ask: ({ domain }) => ({ body: { domain, email: "matrix@example.com" } }),
    own: (actor) => (actor === "visitor" ? "ok" : "CAPTCHA_TOO_SOON"),
  },
  verifyCaptcha: {
    ask: ({ domain }, ids) => ({ body: { domain, email: ids.email, captcha: "000000" } }),
    own: () => "CAPTCHA_WRONG",
  },
  // Last: what it allows it also does.
  cancelOrderByHash: {
    ask: (_own, ids, actor) => ({ params: { hash: link(ids, actor) } }),
    own: only(["the holder of the cancel link"], "NOT_FOUND"),
  },
};
