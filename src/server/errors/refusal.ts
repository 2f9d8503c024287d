/** How the server refuses: a code, whose status and sentence are looked up in one place. */
import type { RefusedCoupon } from "#contract/call.ts";
import { LANGUAGE_FACTS, RATE_WORDS } from "#languages/languages.ts";
import { lodgingWords } from "#languages/lodging-words.ts";
import type { Language } from "#rules/text/language.ts";
import type { RefusalCode } from "#rules/calls/refusals.ts";

export class Refusal extends Error {
  code: RefusalCode;
  fields: string[];
  /** What the guest can do instead, where the refusal carries it: the new price. */
  data: unknown;

  constructor(code: RefusalCode, fields: string[] = [], data?: unknown) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.data = data;
  }
}

/** Names each code that can't be used, with its reason. */
export class CouponsRefused extends Refusal {
  coupons: RefusedCoupon[];

  constructor(fields: string[], coupons: RefusedCoupon[]) {
    super("COUPON_INVALID", fields);
    this.coupons = coupons;
  }
}

/** A refusal that ends by itself says when; one of codes says which and why; one of a stay that is too long, how long it may be. */
export function sentenceOf(refusal: Refusal, lang: Language, hotel_kind = 0): string {
  if (refusal instanceof CouponsRefused) {
    return refusal.coupons.map(({ message }) => message).join(LANGUAGE_FACTS[lang].sentence_gap);
  }
  const { code, data } = refusal;
  const words = lodgingWords(lang, hotel_kind);
  const { refusals, too_many_unpaid_until } = words.interface;
  const { until, longest_stay, night, day, used } = (data ?? {}) as {
    until?: string;
    longest_stay?: number;
    night?: string;
    day?: string;
    used?: number;
  };
  if (code === "UNITS_IN_USE" && night && used) return RATE_WORDS[lang].units_in_use(night, used);
  if (code === "ADD_ON_STOCK_SOLD" && day && used) return RATE_WORDS[lang].add_on_sold(day, used);
  if (code === "INVALID_INPUT" && longest_stay !== undefined) return words.calendar.note.too_long(longest_stay);
  return code === "TOO_MANY_UNPAID" && until !== undefined ? too_many_unpaid_until(until) : refusals[code];
}

/** A refusal for business reasons is an answer, 200; the other statuses are for wrong requests or our own failures. */
export const REFUSAL_STATUS = {
  INVALID_INPUT: 400,
  SIGN_IN_NEEDED: 401,
  FORBIDDEN: 403,
  XSRF_FAILED: 403,
  HOTEL_NOT_FOUND: 404,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  KEY_REUSED: 409,
  BODY_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  OUTCOME_UNKNOWN: 503,
  NOT_OPEN_YET: 200,
  BOOKING_CLOSED: 200,
  ROOM_SOLD_OUT: 200,
  NOT_ENOUGH_ROOMS: 200,
  PLAN_SOLD_OUT: 200,
  ENTIRE_RENT_ALONE: 200,
  TOO_MANY_GUESTS: 200,
  NOT_ON_SALE_YET: 200,
  COUPON_INVALID: 200,
  POINTS_NOT_ENOUGH: 200,
  CREDIT_TOO_LOW: 200,
  ADD_ON_UNAVAILABLE: 200,
  COT_UNAVAILABLE: 200,
  AGES_INVALID: 400,
  AGES_NEEDED: 200,
  ON_REQUEST: 200,
  ADD_ON_QUANTITY: 200,
  ADD_ON_TOO_LATE: 200,
  ADD_ON_FIXED: 200,
  ADD_ON_STOCK_SOLD: 200,
  TOO_MANY_ADD_ONS: 200,
  PAYMENT_UNDER_WAY: 200,
  RAIL_UNAVAILABLE: 200,
  RAIL_NOT_OFFERED: 200,
  RAIL_STATION: 200,
  RAIL_DATES: 200,
  RAIL_RETURN_FIRST: 200,
  RAIL_ROUND_TRIP: 200,
  RAIL_PASSENGERS: 200,
  RAIL_NOT_ON_SALE: 200,
  RAIL_TRAIN_GONE: 200,
  RAIL_NO_SEATS: 200,
  RAIL_NEEDS_PAYMENT: 200,
  RAIL_BUSY: 200,
  RAIL_OVER: 200,
  RAIL_PRICE_DIFFERS: 200,
  RAIL_PICKED_UP: 200,
  RAIL_REFUSED: 200,
  RAIL_SILENT: 200,
  PAY_WAY_NOT_OFFERED: 200,
  PAY_OPTION_NOT_OFFERED: 200,
  PRICE_CHANGED: 200,
  ORDER_ACCESS: 403,
  CANCEL_NOT_ALLOWED: 200,
  CANCEL_DIRECTLY: 200,
  ORDER_OVER: 200,
  SIGN_IN_EXPIRED: 410,
  SIGN_IN_FAILED: 200,
  PASSWORD_WEAK: 200,
  PASSKEY_FAILED: 200,
  UPSTREAM_FAILED: 200,
  FRESH_SIGN_IN_NEEDED: 403,
  PASSKEY_NEEDED: 200,
  TWO_STEPS_NEEDED: 403,
  MEMBERS_CLOSED: 403,
  ACCOUNT_IS_STAFF: 403,
  NOT_STAFF: 403,
  ALREADY_STAFF: 200,
  LAST_OWNER: 200,
  INVITATION_OVER: 410,
  SLUG_TAKEN: 200,
  SLUG_RESERVED: 200,
  SLUG_MALFORMED: 200,
  TOO_MANY_LODGINGS: 200,
  DOMAIN_MALFORMED: 200,
  DOMAIN_OF_PLATFORM: 200,
  DOMAIN_TAKEN: 200,
  DOMAIN_NOT_READY: 200,
  TOO_MANY_DOMAINS: 200,
  NOT_READY_TO_PUBLISH: 200,
  INVITATION_FOR_OTHER: 403,
  NOTHING_TO_PUBLISH: 200,
  TEXTS_MISSING: 200,
  TERM_TAKEN: 200,
  CAPTCHA_WRONG: 200,
  CAPTCHA_USED_UP: 200,
  CAPTCHA_TOO_SOON: 200,
  CAPTCHA_TOO_MANY: 200,
  CONTACT_NOT_VERIFIED: 200,
  TOO_MANY_UNPAID: 200,
  NOTHING_DUE: 200,
  DEPOSIT_NOT_DUE: 200,
  VENDOR_UNAVAILABLE: 200,
  PROOF_UNAVAILABLE: 200,
  RATES_CHANGED: 200,
  UNDO_OVER: 200,
  UNITS_IN_USE: 200,
  UNITS_NUMBERED: 200,
  UNIT_NUMBER_TAKEN: 200,
  TOO_MANY_VIEWS: 200,
  PLAN_PARENT_INVALID: 200,
  PLAN_HAS_DERIVED: 200,
  PRICE_TOO_LOW: 200,
  REFUND_CHANGED: 200,
  REFUND_ABOVE_LIMIT: 403,
  PICTURE_EMPTY: 200,
  PICTURE_TOO_LARGE: 200,
  PICTURE_TOO_MANY_PIXELS: 200,
  PICTURE_TYPE: 200,
  PICTURE_BROKEN: 200,
  PICTURE_MIXED: 200,
  PICTURE_SPACE: 200,
  PICTURE_IN_USE: 200,
  PICTURE_KEPT: 200,
  UPLOAD_INCOMPLETE: 200,
  GATEWAY_NOT_TESTED: 200,
  GATEWAY_REFUSED: 200,
  REFUND_STEPS_OVERLAP: 200,
  REFUND_STEPS_FALL: 200,
  TOO_MANY_POLICIES: 200,
  POLICY_IN_USE: 200,
  PLAN_NEEDS_ROOMS: 200,
  DEPOSIT_INVALID: 200,
  CURRENCY_IN_USE: 200,
} as const satisfies Record<RefusalCode, number>;
