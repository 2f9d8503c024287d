/** What the booking page is made of: put together by the loader, drawn by the server, taken up by the browser as it is. */
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

/** The calls that the page makes by itself. In the browser a call is its name, method and path; the server has its schemas. */
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
  /** Codes and points work here. */
  hasDiscounts: boolean;
  hasMembers: boolean;
  hasCompanyInvoice: boolean;
  policies: { title: string; html: string; lang?: Language }[];
};

export type BookingRoom = {
  room_class_id: number;
  room_class_name: string;
  /** The language of the name, where it is not the page's. */
  lang?: Language;
  introduction: string;
  photos: { src: string; alt: string }[];
  /** Size, guests, beds: as words. */
  facts: string[];
  facilities: string[];
  people: number;
  children: number;
  /** Sold only as the whole house. */
  isHouse: boolean;
};

export type PayWayOption = { vendor: number; kind: "online" | "remittance" | "arrival"; title: string; text: string };

/** `field` is the input it is about; without one it is about the whole. */
export type Problem = { field?: string; text: string };

/** What a form was answered with: what had been typed, what was wrong with it, and where the guest stands now. */
export type Answered = {
  step: Step;
  typed: Record<string, string>;
  problems: Problem[];
  /** A code has to show that the address is the booker's own. */
  asksCode: boolean;
  /** The address that a code was sent to just now. */
  codeSentTo: string | null;
  /** What the guest was shown, where the price is another now. */
  was: number | null;
};

export type BookingData = {
  hotel: BookingHotel;
  lang: Language;
  today: string;
  layout: BookingLayoutCode;
  /** Where this page stands, without its query; and the others it leads to. */
  address: string;
  preview: string | null;
  /** Where a member signs in; null where nobody can yet. */
  signIn: string | null;
  xsrf: string;
  calls: BookingCalls;
  state: BookingState;
  rooms: BookingRoom[];
  facilityNames: Record<string, string>;
  ways: PayWayOption[];
  /** What is said of a line that no longer holds. */
  lineWords: Record<LineProblem, string>;
  results: Results;
  /** The first days of a layout that has a matrix of them. */
  matrix: Matrix | null;
  /** Codes of the address that hold for this booking, and those that do not. */
  heldCodes: string[];
  idleCodes: string[];
  /** The address asked for a day that is over: the stay is another than asked. */
  isMoved: boolean;
  price: PriceCheck | null;
  /** The sentence of a price check that was refused. */
  priceProblem: string | null;
  answered: Answered | null;
  /** One order is placed under it, however often it is sent. */
  idempotencyKey: string;
};
