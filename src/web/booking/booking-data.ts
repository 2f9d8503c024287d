/** The booking page's data: made by the loader, rendered by the server, and reused by the browser as it is. */
import type { findAlternatives, Availability, getRoomCalendar, searchRooms } from "#contract/rooms.ts";
import type { CallAnswer } from "#contract/call.ts";
import type { triggerCaptcha, verifyCaptcha } from "#contract/captcha.ts";
import type { getAddOnInventory } from "#contract/add-ons.ts";
import type { calculateDiscount, confirmCoupons } from "#contract/discounts.ts";
import type { getMemberCredit } from "#contract/credit.ts";
import type { joinByCode, joinByOneTap, renewMemberSession, sendJoinCode } from "#contract/members.ts";
import type { calculateOrder, findReceipt, placeOrder } from "#contract/orders.ts";
import type { payOrder } from "#contract/payments.ts";
import type { reserveTrain, searchTrains } from "#contract/rail.ts";
import type { getRates } from "#contract/rates.ts";
import type { Beds } from "#rules/stock/beds.ts";
import type { LineProblem } from "#rules/stock/availability.ts";
import type { BookingState, Step } from "#rules/booking/booking-state.ts";
import type { PlacedOrder } from "#rules/booking/placed-order.ts";
import type { StayChanges } from "#rules/booking/stay.ts";
import type { Question } from "#rules/guests/questions.ts";
import type { Language } from "#rules/text/language.ts";
import type { BookingLayoutCode } from "#rules/site/site.ts";
import type { Families } from "#web/booking/families.ts";
import type { ExtrasLeft } from "#web/booking/extras/extras-left.ts";
import type { Matrix } from "#web/booking/matrix.ts";
import type { OneTap } from "#web/booking/one-tap.ts";
import type { PayOption } from "#web/orders/pay-ways.ts";
import type { PriceCheck } from "#web/booking/price.ts";
import type { RailOffer } from "#web/booking/rail/rail-offer.ts";
import type { Results } from "#web/booking/results.ts";
import type { RoomFigure } from "#web/sections/room/room-figures.ts";

/** The calls the page makes itself. In the browser a call is only its name, method and path; the schemas stay on the server. */
export type BookingCalls = {
  searchRooms: typeof searchRooms;
  findAlternatives: typeof findAlternatives;
  getRoomCalendar: typeof getRoomCalendar;
  getAddOnInventory: typeof getAddOnInventory;
  confirmCoupons: typeof confirmCoupons;
  calculateOrder: typeof calculateOrder;
  calculateDiscount: typeof calculateDiscount;
  placeOrder: typeof placeOrder;
  findReceipt: typeof findReceipt;
  payOrder: typeof payOrder;
  triggerCaptcha: typeof triggerCaptcha;
  verifyCaptcha: typeof verifyCaptcha;
  getMemberCredit: typeof getMemberCredit;
  renewMemberSession: typeof renewMemberSession;
  sendJoinCode: typeof sendJoinCode;
  joinByCode: typeof joinByCode;
  joinByOneTap: typeof joinByOneTap;
  searchTrains: typeof searchTrains;
  reserveTrain: typeof reserveTrain;
};

export type Offer = Availability;
export type Plan = Availability["rate_plans"][number];
export type Alternatives = CallAnswer<typeof findAlternatives>;
export type Suggestion = Alternatives["dates"][number];

export type BookingHotel = {
  hotel_id: number;
  hotel_name: string;
  /** A campsite has none: its guests read of places. */
  hasRooms: boolean;
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
  /** Whether there is a code to ask for at present. */
  hasCodes: boolean;
  hasMembers: boolean;
  /** The percentage that members may take off by one press; 0: none. */
  memberOffer: number;
  hasCompanyInvoice: boolean;
  /** What it asks its guests besides name, e-mail and telephone. */
  questions: Question[];
  /** The hours in which one can check in. */
  arrivalTimes: string[];
  /** ISO 3166. */
  country: string;
  policies: { title: string; html: string; lang?: Language }[];
  /** What guests beyond a room's beds cost; null: ages change nothing here. */
  families: Families | null;
  /** Train tickets that can be bought with a room; null: none. */
  rail: RailOffer | null;
};

export type BookingRoom = {
  room_class_id: number;
  room_class_name: string;
  /** The name's language, where it differs from the page's. */
  lang?: Language;
  /** Its first sentence in phrases, between which a line may break, and the rest; `wordsLang` where they are in another language. */
  sentence: string[];
  introduction: string;
  wordsLang?: Language;
  tags: string[];
  photos: { src: string; alt: string }[];
  /** Size, guests and beds, as text. */
  facts: string[];
  /** The same with bath and view, each with its name. */
  figures: RoomFigure[];
  beds: { bed: string; count: number }[];
  /** What sets it apart, and everything it has. */
  amenities: string[];
  facilities: { name: string; items: string[] }[];
  /** Square metres; 0: not known. */
  size: number;
  people: number;
  children: number;
  /** With the beds that can be added without asking, where guests pay by their age. */
  mostBeds: Beds;
  /** Sold only as the whole house. */
  isHouse: boolean;
  /** For guests in wheelchairs. */
  isAccessible: boolean;
};

/** `value` names it in the form; `vendor` is what the calls send. */
export type PayWayOption = PayOption & { kind: "online" | "remittance" | "arrival" };

/** A code that can't be used, and the sentence that says why. */
export type RefusedCode = { code: string; text: string };
/** A code that holds under a condition: the sentence names it. */
export type CardCode = { code: string; text: string };

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
  /** Why the chosen trains can't be had, so that nothing was ordered. */
  railProblem: string | null;
};

/** What a member may spend here. */
export type Member = { points: number; stored_values: number };

export type BookingData = {
  hotel: BookingHotel;
  lang: Language;
  today: string;
  /** Where the guest is probably from, else the lodging's country: that of a number without one. */
  country: string;
  /** Exchange rates for a guide beside the prices; null: there are none. */
  rates: CallAnswer<typeof getRates>;
  /** The currency that the guest has chosen, or probably thinks in. */
  currency: string | null;
  /** The lodging's time zone, as people call it. */
  zone: string;
  layout: BookingLayoutCode;
  /** How large the site's layout draws a room's pictures in the results. */
  roomBox: string;
  /** Those of the rooms after the first. */
  otherRoomBox: string;
  /** The site's home page sells the whole house before single rooms. */
  isHouseFirst: boolean;
  drawsBeds: boolean;
  /** The address of this page without its query, and of the pages it links to. */
  address: string;
  preview: string | null;
  /** Where one signs in, and comes back from; null where there are no members. */
  signIn: string | null;
  /** Null: it is not offered. */
  oneTap: OneTap | null;
  /** Who is signed in in this browser, by the session's cookie. */
  member: Member | null;
  /** A member's saved details, as typed. */
  saved: Record<string, string>;
  xsrf: string;
  calls: BookingCalls;
  state: BookingState;
  rooms: BookingRoom[];
  facilityNames: Record<string, string>;
  ways: PayWayOption[];
  /** What is said where a booking is only a test; empty: it is a real one. */
  testBooking: string;
  /** What a screen reader says of the cards' marks: {names} stands for them. */
  cardsTaken: string;
  /** The message where trains run at other times than shown. */
  trainsMoved: string;
  /** The message for a cart line that is no longer valid. */
  lineWords: Record<LineProblem, string>;
  results: Results;
  /** The first days to show, for a layout with a matrix. */
  matrix: Matrix | null;
  extrasLeft: ExtrasLeft;
  /** Discount codes from the address that are valid for this booking, and those that are not. */
  heldCodes: string[];
  /** What of the address could not be taken as it is, so that another stay is shown. */
  changes: StayChanges;
  /** The order that was placed from this page's address, if it is still valid. */
  placed: PlacedOrder | null;
  refusedCodes: RefusedCode[];
  /** Of the valid codes, those that are only for certain cards. */
  cardCodes: CardCode[];
  /** Codes that a refused price check has cleared, and that are not the reason for it. */
  clearedCodes: string[];
  price: PriceCheck | null;
  /** The message of a price check that was refused. */
  priceProblem: string | null;
  /** Why the chosen trains can't be priced. */
  railProblem: string | null;
  answered: Answered | null;
  /** However often it is sent, only one order is placed under this key. */
  idempotencyKey: string;
};
