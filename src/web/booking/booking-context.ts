/** What the parts of the booking page share. Formats and actions never change; the rest is the current state. */
import { createContext, useContext, useRef, useSyncExternalStore } from "react";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import type { LineProblem } from "#rules/stock/availability.ts";
import type { BookingState, CartLine } from "#rules/booking/booking-state.ts";
import type { PlacedOrder } from "#rules/booking/placed-order.ts";
import type { BookingData, BookingRoom, Member, Problem, CardCode, RefusedCode } from "#web/booking/booking-data.ts";
import type { ExtrasLeft } from "#web/booking/extras/extras-left.ts";
import type { ApiClient } from "#contract/client.ts";
import type { Formats } from "#web/booking/formats.ts";
import type { LoadDays } from "#web/booking/load-days.ts";
import type { LookingBack } from "#web/booking/looking-back.ts";
import type { Membership } from "#web/booking/membership.ts";
import type { Notices } from "#web/booking/notices.ts";
import type { Typed } from "#web/booking/payload.ts";
import type { PriceCheck } from "#web/booking/price.ts";
import type { Results } from "#web/booking/results.ts";
import type { Store } from "#web/booking/store.ts";

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
  say: (text: string, undo?: () => void) => void;
  alert: (text: string | null) => void;
  /** Puts back the codes that a refused price check has cleared. */
  putCodesBack: () => void;
  loadCalendar: (
    from: string,
    to: string,
    room_class_ids?: number[],
  ) => Promise<{ date: string; price: number | null }[]>;
  searchAgain: () => void;
  checkAgain: () => void;
  makeAnother: () => void;
  /** Opens or closes the sheet in which one joins. */
  setJoining: (isJoining: boolean) => void;
  membership: Membership;
  /** Makes, once, what only a part that is loaded later needs: it follows the state from then on. */
  extend: <Made extends Extension>(create: (core: Core) => Made) => Made;
};

/** What a part that is loaded later adds to the controller. */
export type Extension = {
  /** Fetches what the present state needs. */
  follow: () => void;
  /** Rooms have just sold out. */
  onSold?: () => void;
  /** Fetches the price once more. */
  checkAgain?: () => void;
  /** Whether what was typed is enough to pay. */
  hasDetails?: (typed: Typed, cart: readonly CartLine[]) => boolean;
};

/** What the controller gives to its extensions. */
export type Core = {
  api: ApiClient;
  data: BookingData;
  words: BookingWords;
  store: Store<PageState>;
  formats: Formats;
  notices: Notices;
  membership: Membership;
  back: LookingBack;
  go: BookingTools["go"];
  change: (pageState: Partial<PageState>) => void;
  loadDays: LoadDays;
  searchAgain: () => void;
};

/** The booking's state, kept by the controller. */
export type PageState = {
  /** The script has taken over the page; until then the buttons submit forms to the server. */
  isLive: boolean;
  state: BookingState;
  results: Results;
  isSearching: boolean;
  /** Why the last search failed (refused, or no answer); null: it succeeded. */
  failure: string | null;
  isOffline: boolean;
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
  /** The results are for the current stay; otherwise nothing may be calculated from them. */
  isCurrent: boolean;
  /** One per cart line; null means the line is still valid. */
  lineProblems: (LineProblem | null)[];
};

/** `read` is the state now; `first` what the server has drawn, from which hydration starts. */
export type LiveStore = { read: () => Live; first: Live; subscribe: Store<PageState>["subscribe"] };

export const BookingToolsContext = createContext<BookingTools | null>(null);
export const LiveContext = createContext<LiveStore | null>(null);

const within = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error("This part stands outside the booking page.");
  return value;
};

export const useBookingTools = (): BookingTools => within(useContext(BookingToolsContext));

/** The page is still as the server has drawn it: what is rendered now is found there. It is asked for once, and not followed. */
export const useIsDrawn = (): boolean => !within(useContext(LiveContext)).read().isLive;

const isAlike = (one: object, other: object): boolean => {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.is(one[key as keyof typeof one], other[key as keyof typeof other]))
  );
};

const whole = (live: Live): Live => live;

/** A part is drawn again only when something that it has selected has changed. */
export function useLive(): Live;
export function useLive<Selected extends object>(select: (live: Live) => Selected): Selected;
export function useLive(select: (live: Live) => object = whole): object {
  const { read, first, subscribe } = within(useContext(LiveContext));
  const last = useRef<object | null>(null);
  const selected = (live: Live): object => {
    const next = select(live);
    return last.current !== null && isAlike(last.current, next) ? last.current : (last.current = next);
  };
  return useSyncExternalStore(
    subscribe,
    () => selected(read()),
    () => selected(first),
  );
}
