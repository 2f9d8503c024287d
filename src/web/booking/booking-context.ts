/** What the parts of the booking page share. Formats and actions never change; the rest is the current state. */
import { createContext, useContext } from "react";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import type { LineProblem } from "#rules/stock/availability.ts";
import type { BookingState, Step } from "#rules/booking/booking-state.ts";
import type { PlacedOrder } from "#rules/booking/placed-order.ts";
import type { Night } from "#rules/booking/price-matrix.ts";
import type { BookingData, BookingRoom, Member, Problem, CardCode, RefusedCode } from "#web/booking/booking-data.ts";
import type { ExtrasLeft } from "#web/booking/extras/extras-left.ts";
import type { Membership } from "#web/booking/membership.ts";
import type { Nights } from "#web/booking/nights.ts";
import type { Typed } from "#web/booking/payload.ts";
import type { Phones } from "#web/booking/phones.ts";
import type { PriceCheck } from "#web/booking/price.ts";
import type { Results } from "#web/booking/results.ts";

export type Toast = { id: number; text: string; undo?: () => void };

/** Fixed for the life of the page: a part that uses nothing else is rendered once. */
export type BookingTools = {
  data: BookingData;
  words: BookingWords;
  roomOf: (room_class_id: number) => BookingRoom | undefined;
  nameOf: (room_class_id: number) => string;
  price: (amount: number) => string;
  /** A date in the page's language: with its weekday, in full in sentences; brief without it. */
  day: (day: string, style?: "brief" | "short" | "long" | "named") => string;
  /** The address of this page with another state. */
  addressOf: (state: BookingState) => string;
  go: (change: (state: BookingState) => BookingState, how?: { replace?: boolean }) => void;
  /** Opens a room's sheet over the page, and closes it. */
  openSheet: (room_class_id: number) => void;
  closeSheet: () => void;
  setCount: (room_class_id: number, rate_plan_id: number, num: number) => void;
  type: (typed: Typed) => void;
  judge: (step: Step) => boolean;
  phones: Phones;
  say: (text: string, undo?: () => void) => void;
  alert: (text: string | null) => void;
  /** Puts back the codes that a refused price check has cleared. */
  putCodesBack: () => void;
  loadCalendar: (
    from: string,
    to: string,
    room_class_ids?: number[],
  ) => Promise<{ date: string; price: number | null }[]>;
  /** A click on a room's night in the matrix: the first is the arrival, the second the departure. */
  tapNight: (night: Night) => void;
  loadNightsAgain: () => void;
  applyCode: (code: string) => Promise<boolean>;
  searchAgain: () => void;
  checkAgain: () => void;
  place: () => void;
  sendCode: () => void;
  acceptPrice: () => void;
  refusePrice: () => void;
  makeAnother: () => void;
  /** Opens or closes the sheet in which one joins. */
  setJoining: (isJoining: boolean) => void;
  membership: Membership;
};

/** The booking's state, kept by the controller. */
export type PageState = {
  state: BookingState;
  results: Results;
  isSearching: boolean;
  /** Why the last search failed (refused, or no answer); null: it succeeded. */
  failure: string | null;
  isOffline: boolean;
  /** Empty in a layout without a matrix of them. */
  nights: Nights;
  extrasLeft: ExtrasLeft;
  price: PriceCheck | null;
  isPricing: boolean;
  /** The last price check got no answer. */
  hasNoPrice: boolean;
  heldCodes: string[];
  refusedCodes: RefusedCode[];
  cardCodes: CardCode[];
  typed: Typed;
  problems: Problem[];
  asksCode: boolean;
  codeSentTo: string | null;
  isPlacing: boolean;
  changed: { was: PriceCheck; now: PriceCheck } | null;
  /** An order placed from this tab that is still valid. */
  placed: PlacedOrder | null;
  member: Member | null;
  /** The sheet in which one joins is open. */
  isJoining: boolean;
  /** In which prices are shown besides the lodging's own; null: in none. */
  currency: string | null;
  alertText: string | null;
  /** Why the chosen trains can't be had. */
  railProblem: string | null;
  /** Codes that the guest can put back from the alert. */
  clearedCodes: string[];
  toasts: Toast[];
};

/** The state together with what is derived from it. */
export type Live = PageState & {
  /** The script has taken over the page; until then the buttons submit forms to the server. */
  isLive: boolean;
  /** The results are for the current stay; otherwise nothing may be calculated from them. */
  isCurrent: boolean;
  /** One per cart line; null means the line is still valid. */
  lineProblems: (LineProblem | null)[];
};

export const BookingToolsContext = createContext<BookingTools | null>(null);
export const LiveContext = createContext<Live | null>(null);

const within = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error("This part stands outside the booking page.");
  return value;
};

export const useBookingTools = (): BookingTools => within(useContext(BookingToolsContext));
export const useLive = (): Live => within(useContext(LiveContext));
