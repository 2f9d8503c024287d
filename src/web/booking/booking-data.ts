/** The booking page's data: made by the loader, rendered by the server, and reused by the browser as it is. */
import type { findAlternatives, Availability, getRoomCalendar, searchRooms } from "#contract/rooms.ts";
import type { CallAnswer } from "#contract/call.ts";
import type { triggerCaptcha, verifyCaptcha } from "#contract/captcha.ts";
import type { calculateDiscount, confirmCoupons } from "#contract/discounts.ts";
import type { getMemberCredit } from "#contract/members.ts";
import type { calculateOrder, findReceipt, placeOrder } from "#contract/orders.ts";
import type { payOrder } from "#contract/payments.ts";
import type { LineProblem } from "#rules/stock/availability.ts";
import type { BookingState, Step } from "#rules/booking/booking-state.ts";
import type { Language } from "#rules/text/language.ts";
import type { BookingLayoutCode } from "#rules/site/site.ts";
import type { Matrix } from "#web/booking/matrix.ts";
import type { PriceCheck } from "#web/booking/price.ts";
import type { Results } from "#web/booking/results.ts";

/** The calls the page makes itself. In the browser a call is only its name, method and path; the schemas stay on the server. */
export type BookingCalls = {
  searchRooms: typeof searchRooms;
  findAlternatives: typeof findAlternatives;
  getRoomCalendar: typeof getRoomCalendar;
  confirmCoupons: typeof confirmCoupons;
  calculateOrder: typeof calculateOrder;
  calculateDiscount: typeof calculateDiscount;
  placeOrder: typeof placeOrder;
  findReceipt: typeof findReceipt;
  payOrder: typeof payOrder;
  triggerCaptcha: typeof triggerCaptcha;
  verifyCaptcha: typeof verifyCaptcha;
  getMemberCredit: typeof getMemberCredit;
};

export type Offer = Availability;
export type Plan = Availability["rate_plans"][number];
export type Alternatives = CallAnswer<typeof findAlternatives>;
export type Suggestion = Alternatives["dates"][number];

export type BookingHotel = {
  hotel_id: number;
  hotel_name: string;
  domain: string;
  currency: string;
  phone: string;
  line: string;
  deposit_type: ("all" | "deposit")[];
  deposit_percent: number;
  booking_validate: boolean;
  newer_price_check: boolean;
  /** Whether discount codes and points can be used here. */
  hasDiscounts: boolean;
  hasMembers: boolean;
  hasCompanyInvoice: boolean;
  policies: { title: string; html: string; lang?: Language }[];
};

export type BookingRoom = {
  room_class_id: number;
  room_class_name: string;
  /** The name's language, where it differs from the page's. */
  lang?: Language;
  introduction: string;
  photos: { src: string; alt: string }[];
  /** Size, guests and beds, as text. */
  facts: string[];
  facilities: string[];
  people: number;
  children: number;
  /** Sold only as the whole house. */
  isHouse: boolean;
};

export type PayWayOption = { vendor: number; kind: "online" | "remittance" | "arrival"; title: string; text: string };

/** `field` is the input that is wrong; without it the message is about the whole form. */
export type Problem = { field?: string; text: string };

/** The answer to a submitted form: what was typed, what is wrong, and the current step. */
export type Answered = {
  step: Step;
  typed: Record<string, string>;
  problems: Problem[];
  /** The guest must prove by a code that the e-mail address is theirs. */
  asksCode: boolean;
  /** The address that a code has just been sent to. */
  codeSentTo: string | null;
  /** The price the guest was shown, if it has changed since. */
  was: number | null;
};

export type BookingData = {
  hotel: BookingHotel;
  lang: Language;
  today: string;
  layout: BookingLayoutCode;
  /** The address of this page without its query, and of the pages it links to. */
  address: string;
  preview: string | null;
  /** Where a member signs in; null where that is not possible yet. */
  signIn: string | null;
  xsrf: string;
  calls: BookingCalls;
  state: BookingState;
  rooms: BookingRoom[];
  facilityNames: Record<string, string>;
  ways: PayWayOption[];
  /** The message for a cart line that is no longer valid. */
  lineWords: Record<LineProblem, string>;
  results: Results;
  /** The first days to show, for a layout with a matrix. */
  matrix: Matrix | null;
  /** Discount codes from the address that are valid for this booking, and those that are not. */
  heldCodes: string[];
  idleCodes: string[];
  /** The address named a day in the past, so another stay is shown. */
  isMoved: boolean;
  price: PriceCheck | null;
  /** The message of a price check that was refused. */
  priceProblem: string | null;
  answered: Answered | null;
  /** However often it is sent, only one order is placed under this key. */
  idempotencyKey: string;
};
