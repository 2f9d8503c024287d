/**
 * The state of a booking: days and people, chosen rooms, extras, codes, step. All of it is in the address, so it survives a
 * reload, Back, another language and another layout. It holds no personal data.
 */
import { distinctCodes } from "#rules/money/coupon.ts";
import { type RailChoice, readRailChoice, writeRailChoice } from "#rules/rail/rail-choice.ts";
import { countPassengers } from "#rules/rail/fares.ts";
import { addDays, isDay, nightsBetween } from "#rules/time/day.ts";
import { type FamilyOption, readFamily, withFamily, writeFamily } from "#rules/booking/family-option.ts";
import { type Sort, SORTS } from "#rules/stock/arrange-rooms.ts";
import { type BookingOption, readStay } from "#rules/booking/stay.ts";

export const STEPS = ["rooms", "details", "pay"] as const;
export type Step = (typeof STEPS)[number];

export type CartLine = { room_class_id: number; rate_plan_id: number; num: number };

export type Extra = { item_number: string; quantity: number; date: string };

export type BookingState = BookingOption &
  FamilyOption & {
    step: Step;
    cart: CartLine[];
    extras: Extra[];
    /** Train tickets to buy with the rooms. */
    rail?: RailChoice;
    codes: string[];
    /** What the results are narrowed to: breakfast, free_cancellation, whole_house, or a facility's key. */
    only: string[];
    /** The order of the results, where it is not the recommended one. */
    sort?: Exclude<Sort, "recommended">;
    /** The guest also looks at the prices of a few days earlier and later. */
    nearby?: true;
    /** The room that the guest has chosen, which is shown first; `arrival` until the departure is chosen too. */
    row?: { room_class_id: number; arrival?: string };
    /** The first day that a layout with a matrix of days shows; without it the stay is shown. */
    from?: string;
    /** The room whose sheet is open, by room_class_id. */
    sheet?: number;
    /** The order that this booking has become: whoever comes back sees the order, not rooms that are sold out. */
    placed?: string;
  };

export type { FamilyOption };

type Query = { get: (name: string) => string | null; getAll: (name: string) => string[] };

const MOST = { lines: 20, rooms: 20, extras: 50, codes: 10, only: 20 };

const LINE = /^([1-9]\d{0,8})\.([1-9]\d{0,8})\.([1-9]\d?)$/;

function readCart(text: string): CartLine[] {
  const lines = text
    .split("_")
    .flatMap((part) => {
      const [, room_class_id, rate_plan_id, num] = LINE.exec(part) ?? [];
      return num === undefined
        ? []
        : [{ room_class_id: Number(room_class_id), rate_plan_id: Number(rate_plan_id), num: Number(num) }];
    })
    .slice(0, MOST.lines);
  return lines.reduce<CartLine[]>((cart, line) => withCount(cart, line, countOf(cart, line) + line.num), []);
}

const writeCart = (cart: readonly CartLine[]): string =>
  cart.map(({ room_class_id, rate_plan_id, num }) => `${room_class_id}.${rate_plan_id}.${num}`).join("_");

const EXTRA = /^(2\d{3}-\d{2}-\d{2})\.([1-9]\d{0,4})\.([^\p{Cc}<>]{1,40})$/u;

/**
 * An extra is written in the address as day.quantity.number; one for a day outside the stay moves to the day of arrival. A number
 * that nobody can have is read, too: it is refused where it is shown.
 */
function readExtra(text: string, stay: BookingOption): Extra[] {
  const [, date = "", quantity, item_number = ""] = EXTRA.exec(text) ?? [];
  if (quantity === undefined || !isDay(date)) return [];
  const isWithin = date >= stay.start && date <= stay.end;
  return [{ item_number, quantity: Number(quantity), date: isWithin ? date : stay.start }];
}

const writeExtra = ({ date, quantity, item_number }: Extra): string => `${date}.${quantity}.${item_number}`;

/** The order of the results as an address says it; the recommended one is not written. */
function readSort(text: string | null): Pick<BookingState, "sort"> {
  const sort = SORTS.find((each) => each === text) ?? "recommended";
  return sort === "recommended" ? {} : { sort };
}

/** Another order of the results. */
export function withSort(state: BookingState, sort: Sort): BookingState {
  const { sort: _, ...others } = state;
  return { ...others, ...readSort(sort) };
}

const ROW = /^([1-9]\d{0,8})(?:\.(2\d{3}-\d{2}-\d{2}))?$/;

function readRow(text: string, isChoosing: boolean, today: string): Pick<BookingState, "row"> {
  const [, id, arrival = ""] = ROW.exec(text) ?? [];
  if (id === undefined) return {};
  const room_class_id = Number(id);
  const isArriving = isChoosing && isDay(arrival) && arrival >= today;
  return { row: isArriving ? { room_class_id, arrival } : { room_class_id } };
}

const writeRow = ({ room_class_id, arrival }: NonNullable<BookingState["row"]>): string =>
  arrival === undefined ? String(room_class_id) : `${room_class_id}.${arrival}`;

const SHEET = /^[1-9]\d{0,8}$/;

const ORDER_DOC = /^[0-9A-Z-]{1,40}$/;

const CODE = /^[^\p{Cc}<>]{1,40}$/u;

const railStay = ({ start, end }: Pick<BookingOption, "start" | "end">) => ({
  check_in_day: start,
  check_out_day: end,
});

function readRail(query: Query, stay: BookingOption, hasRooms: boolean): Pick<BookingState, "rail"> {
  const rail = hasRooms ? readRailChoice(query, railStay(stay)) : null;
  return rail ? { rail } : {};
}

/** Reads the booking page's query. What can't be read is left out: an old link still opens the page. */
export function readBooking(query: Query, today: string): BookingState {
  const stay = readStay(query, today);
  const cart = readCart(query.get("cart") ?? "");
  const requested = query.get("step");
  const codes = query.getAll("code").map((code) => code.trim());
  // Without a room there is nothing to give details of, or to pay.
  const step = cart.length === 0 ? "rooms" : (STEPS.find((each) => each === requested) ?? "rooms");
  const from = query.get("from") ?? "";
  const sheet = query.get("sheet") ?? "";
  const placed = query.get("placed") ?? "";
  return {
    ...stay,
    ...readFamily(query, stay),
    cart,
    step,
    extras: query
      .getAll("extra")
      .flatMap((text) => readExtra(text, stay))
      .slice(0, MOST.extras),
    ...readRail(query, stay, cart.length > 0),
    codes: distinctCodes(codes.filter((code) => CODE.test(code))).slice(0, MOST.codes),
    only: [...new Set(query.getAll("only").filter((key) => /^[a-z_]{1,40}$/.test(key)))].slice(0, MOST.only),
    ...readSort(query.get("sort")),
    ...(query.get("nearby") === "1" ? { nearby: true as const } : {}),
    ...readRow(query.get("row") ?? "", step === "rooms", today),
    ...(isDay(from) && from >= today ? { from } : {}),
    ...(SHEET.test(sheet) ? { sheet: Number(sheet) } : {}),
    ...(ORDER_DOC.test(placed) ? { placed } : {}),
  };
}

/** The same as name and value, in one order, so that one place in a booking has one address. */
export function writeBooking(state: BookingState): [string, string][] {
  return [
    ["start", state.start],
    ["end", state.end],
    ["room", String(state.room)],
    ["adults", String(state.adults)],
    ["children", String(state.children)],
    ...writeFamily(state),
    ...(state.cart.length > 0 ? [["cart", writeCart(state.cart)] as [string, string]] : []),
    ...state.extras.map((extra): [string, string] => ["extra", writeExtra(extra)]),
    ...(state.rail ? writeRailChoice(state.rail, railStay(state)) : []),
    ...state.codes.map((code): [string, string] => ["code", code]),
    ...state.only.map((key): [string, string] => ["only", key]),
    ...(state.sort ? [["sort", state.sort] as [string, string]] : []),
    ...(state.nearby ? [["nearby", "1"] as [string, string]] : []),
    ...(state.row ? [["row", writeRow(state.row)] as [string, string]] : []),
    ...(state.from === undefined ? [] : [["from", state.from] as [string, string]]),
    ...(state.step === "rooms" ? [] : [["step", state.step] as [string, string]]),
    ...(state.sheet === undefined ? [] : [["sheet", String(state.sheet)] as [string, string]]),
    ...(state.placed === undefined ? [] : [["placed", state.placed] as [string, string]]),
  ];
}

type Which = Pick<CartLine, "room_class_id" | "rate_plan_id">;

const isSame = (a: Which, b: Which) => a.room_class_id === b.room_class_id && a.rate_plan_id === b.rate_plan_id;

export const countOf = (cart: readonly CartLine[], which: Which): number =>
  cart.find((line) => isSame(line, which))?.num ?? 0;

export const roomsIn = (cart: readonly CartLine[]): number => cart.reduce((rooms, { num }) => rooms + num, 0);

/** Each room of the cart separately, with a name that stays the same when other rooms are added or removed. */
export const roomsOf = (cart: readonly CartLine[]): (Which & { key: string })[] =>
  cart.flatMap(({ num, room_class_id, rate_plan_id }) =>
    Array.from({ length: num }, (_, room) => ({
      room_class_id,
      rate_plan_id,
      key: `${room_class_id}-${rate_plan_id}-${room}`,
    })),
  );

/** The cart with so many rooms of this plan; 0 takes the line out. No cart holds more rooms than an order may. */
export function withCount(cart: readonly CartLine[], { room_class_id, rate_plan_id }: Which, num: number): CartLine[] {
  const which = { room_class_id, rate_plan_id };
  const others = cart.filter((line) => !isSame(line, which));
  const most = MOST.rooms - roomsIn(others);
  const line = { ...which, num: Math.min(num, most) };
  if (line.num < 1) return others;
  return cart.some((each) => isSame(each, which))
    ? cart.map((each) => (isSame(each, which) ? line : each))
    : [...others, line];
}

/** Extras with so many of one on a day; 0 takes it out. */
export function withExtra(extras: readonly Extra[], extra: Extra): Extra[] {
  const isThis = (each: Extra) => each.item_number === extra.item_number && each.date === extra.date;
  const others = extras.filter((each) => !isThis(each));
  if (extra.quantity < 1) return others;
  return extras.some(isThis) ? extras.map((each) => (isThis(each) ? extra : each)) : [...others, extra];
}

/**
 * Another stay with the same choices: extras keep their distance from the arrival where the stay is long enough. A stay that
 * was only begun is given up, and the days shown are the stay's own again.
 */
export function withStay(state: BookingState, stay: Partial<BookingOption & FamilyOption>): BookingState {
  const { row, from: _, placed: __, rail, ...kept } = state;
  const next = withFamily({ ...kept, ...stay, ...(row ? { row: { room_class_id: row.room_class_id } } : {}) });
  const days = nightsBetween(state.start, next.start);
  // Trains belong to these days, and to no more people than come.
  const isSameStay = next.start === state.start && next.end === state.end;
  const keepsRail = rail && isSameStay && countPassengers(rail.people) <= next.adults + next.children;
  return {
    ...next,
    ...(keepsRail ? { rail } : {}),
    extras: state.extras.map((extra) => {
      const date = addDays(extra.date, days);
      return { ...extra, date: date >= next.start && date <= next.end ? date : next.start };
    }),
  };
}

/** The same booking with a room's sheet closed. */
export function withoutSheet(state: BookingState): BookingState {
  const { sheet: _, ...closed } = state;
  return closed;
}

/** A filter put on, or taken off. */
export const withFilter = (only: readonly string[], key: string): string[] =>
  only.includes(key) ? only.filter((each) => each !== key) : [...only, key];
