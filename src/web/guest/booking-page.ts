/** Collects the booking page's data: the lodging, its rooms, the search, and the cart's price. */
import { triggerCaptcha, verifyCaptcha } from "#contract/captcha.ts";
import { CallRefused } from "#contract/client.ts";
import { calculateDiscount, confirmCoupons } from "#contract/discounts.ts";
import type { HotelInfo } from "#contract/hotel.ts";
import { getMemberCredit } from "#contract/members.ts";
import { calculateOrder, findReceipt, placeOrder } from "#contract/orders.ts";
import { payOrder } from "#contract/payments.ts";
import { findAlternatives, getRoomCalendar, listRooms, type RoomClass, searchRooms } from "#contract/rooms.ts";
import { BOOKING_WORDS, PAYMENT_WORDS, WORDS } from "#languages/languages.ts";
import { pageAddress } from "#rules/site/address.ts";
import { type BookingState, readBooking } from "#rules/booking/booking-state.ts";
import { hasDiscounts } from "#rules/money/coupon.ts";
import { dayAt, isDay } from "#rules/time/day.ts";
import { facilityItem, readFacilities, SEARCH_FACILITIES } from "#rules/site/facilities.ts";
import { isSafeLink } from "#rules/site/menu.ts";
import { onlineVendors } from "#rules/payments/pay-way.ts";
import { firstShown } from "#rules/booking/price-matrix.ts";
import { chosenBookingLayout, previewed } from "#rules/site/site.ts";
import type {
  Answered,
  BookingCalls,
  BookingData,
  BookingHotel,
  BookingRoom,
  PayWayOption,
} from "#web/booking/booking-data.ts";
import { dayLoader, loadMatrix, matrixRooms } from "#web/booking/matrix.ts";
import { pricePayload } from "#web/booking/payload.ts";
import { findHeld } from "#web/booking/codes.ts";
import { checkPrice } from "#web/booking/price.ts";
import { loadResults, withOfferedExtras } from "#web/booking/results.ts";
import type { PageVisit } from "#web/context.ts";
import { byKind, vendorWords } from "#web/orders/pay-ways.ts";
import { bedNames, sleepsWords } from "#web/sections/room-facts.tsx";

export const bookingCalls: BookingCalls = {
  searchRooms,
  findAlternatives,
  getRoomCalendar,
  confirmCoupons,
  calculateOrder,
  calculateDiscount,
  placeOrder,
  findReceipt,
  payOrder,
  triggerCaptcha,
  verifyCaptcha,
  getMemberCredit,
};

/** Sends the browser only what it needs to make a call: the schemas stay on the server. */
const described = Object.fromEntries(
  Object.entries(bookingCalls).map(([key, { name, method, path }]) => [key, { name, method, path }]),
) as unknown as BookingCalls;

export function readState({ search, now }: PageVisit, hotel: HotelInfo): BookingState {
  return readBooking(new URLSearchParams(search), dayAt(now, hotel.timezone));
}

/** A day in the past is read as today, and the guest is informed. */
export function isMoved({ search, now }: PageVisit, hotel: HotelInfo): boolean {
  const start = new URLSearchParams(search).get("start") ?? "";
  return isDay(start) && start < dayAt(now, hotel.timezone);
}

/** `requested` is the address's state, unless a form has just changed it. */
export async function loadBooking(
  visit: PageVisit,
  hotel: HotelInfo,
  answered: Answered | null,
  requested = readState(visit, hotel),
): Promise<BookingData> {
  const { api, domain, lang, product, path, search } = visit;
  const preview = new URLSearchParams(search).get("preview");
  const today = dayAt(visit.now, hotel.timezone);
  const rooms = await api(listRooms, { query: { domain } });
  const results = await loadResults({ api, calls: bookingCalls, domain }, requested);
  const state = withOfferedExtras(requested, results.offers);
  const shown = hotelOf(hotel, visit);
  const { refusals } = WORDS[lang];
  const ways = waysOf(hotel, visit);
  const layout = chosenBookingLayout(previewed(hotel, preview).template_booking_code);
  const price = await priceOfCart(visit, { state, hotel: shown, ways, rooms, answered });
  return {
    hotel: shown,
    lang,
    today,
    layout,
    address: pageAddress(product, lang, path),
    preview,
    signIn: null,
    xsrf: visit.xsrf,
    calls: described,
    state,
    rooms: rooms.map((room) => roomOf(room, visit)),
    facilityNames: namesOf(rooms, visit),
    ways,
    lineWords: {
      ROOM_SOLD_OUT: refusals.ROOM_SOLD_OUT,
      NOT_ENOUGH_ROOMS: refusals.NOT_ENOUGH_ROOMS,
      PLAN_SOLD_OUT: refusals.PLAN_SOLD_OUT,
    },
    results,
    matrix:
      layout === "booking_200" && state.step === "rooms"
        ? await matrixOf(visit, rooms, firstShown(state, today))
        : null,
    isMoved: isMoved(visit, hotel),
    ...price,
    answered,
    // One key from the first form to the order: submitted twice, it is the same order.
    idempotencyKey: answered?.typed.key || crypto.randomUUID(),
  };
}

function matrixOf({ api, domain }: PageVisit, rooms: readonly RoomClass[], first: string) {
  const ids = matrixRooms(rooms).map(({ room_class_id }) => room_class_id);
  return loadMatrix(dayLoader({ api, calls: bookingCalls, domain }), ids, first);
}

type Cart = {
  state: BookingState;
  hotel: BookingHotel;
  ways: PayWayOption[];
  rooms: RoomClass[];
  answered: Answered | null;
};

async function priceOfCart({ api, domain, lang }: PageVisit, { state, hotel, ways, rooms, answered }: Cart) {
  const nothing = { price: null, priceProblem: null, heldCodes: [] as string[], idleCodes: [] as string[] };
  if (state.cart.length === 0 || (state.step === "rooms" && answered === null)) return nothing;
  const held = await findHeld({ api, calls: bookingCalls, domain }, state, rooms, state.codes);
  const idleCodes = state.codes.filter((code) => !held.includes(code));
  const access = { api, calls: bookingCalls, words: BOOKING_WORDS[lang], isNewer: hotel.newer_price_check };
  const typed = answered?.typed ?? {};
  const priceWith = (codes: string[]) =>
    checkPrice(access, pricePayload({ hotel, lang, state: { ...state, codes }, typed, ways, isMember: false }));
  try {
    return { price: await priceWith(held), priceProblem: null, heldCodes: held, idleCodes };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status === 500) throw error;
    // By the specification a failed check clears the promotions.
    const price = held.length > 0 ? await priceWith([]).catch(() => null) : null;
    return { ...nothing, price, idleCodes: state.codes, priceProblem: error.extra_info.message ?? error.message };
  }
}

function hotelOf(hotel: HotelInfo, { lang }: PageVisit): BookingHotel {
  const words = WORDS[lang];
  const { info } = hotel;
  const policies = [
    { key: "booking_policy" as const, title: words.booking_policy },
    { key: "cancel_policy" as const, title: words.cancel_policy },
    { key: "customer_notice" as const, title: words.customer_notice },
  ];
  return {
    hotel_id: hotel.hotel_id,
    hotel_name: hotel.hotel_name,
    domain: hotel.domain,
    currency: hotel.currency,
    phone: info.phone,
    line: isSafeLink(info.line) ? info.line : "",
    deposit_type: hotel.deposit_type,
    deposit_percent: hotel.deposit_percent,
    booking_validate: hotel.booking_validate,
    newer_price_check: hotel.newer_price_check,
    hasDiscounts: hasDiscounts(hotel.origin_pms),
    hasMembers: hotel.enableUser,
    hasCompanyInvoice: hotel.client_invoce_setting === 1,
    policies: policies
      .filter(({ key }) => info[key] !== "")
      .map(({ key, title }) => {
        const other = hotel.fallback_lang[`info.${key}`];
        return { title, html: info[key], ...(other === undefined ? {} : { lang: other }) };
      }),
  };
}

function roomOf(room: RoomClass, { lang }: PageVisit): BookingRoom {
  const words = WORDS[lang];
  const { square_meters } = room.description;
  const other = room.fallback_lang.room_class_name;
  return {
    room_class_id: room.room_class_id,
    room_class_name: room.room_class_name,
    ...(other === undefined ? {} : { lang: other }),
    introduction: room.introduction,
    photos: room.photos,
    facts: [
      ...(square_meters > 0 ? [words.square_meters(square_meters)] : []),
      sleepsWords(room, words),
      ...(room.description.bed.length > 0 ? [bedNames(room, words).join(" / ")] : []),
    ],
    facilities: readFacilities(room.facilities).flatMap(({ items }) => items.map((item) => item.name[lang])),
    people: room.people,
    children: room.children,
    isHouse: room.support_entire_rent,
  };
}

const namesOf = (rooms: readonly RoomClass[], { lang }: PageVisit): Record<string, string> =>
  Object.fromEntries(
    SEARCH_FACILITIES.flatMap((key) => {
      const item = rooms.some((room) => room.facilities_for_search.includes(key)) ? facilityItem(key) : undefined;
      return item ? [[key, item.name[lang]]] : [];
    }),
  );

/** Cards and wallets first, then bank transfer, then payment on arrival. */
function waysOf({ payment_list, currency }: HotelInfo, { lang }: PageVisit): PayWayOption[] {
  const words = BOOKING_WORDS[lang].pay;
  const byHand = [
    { vendor: 8, kind: "remittance" as const, text: words.remittance_text },
    { vendor: 14, kind: "arrival" as const, text: words.arrival_text },
  ].filter(({ vendor }) => payment_list.includes(vendor));
  return [
    ...onlineVendors(payment_list, currency)
      .toSorted(byKind)
      .map((vendor) => ({ vendor, kind: "online" as const, ...vendorWords(vendor, currency, lang) })),
    ...byHand.map((way) => ({ ...way, title: PAYMENT_WORDS[lang].vendors[way.vendor] ?? "" })),
  ];
}
