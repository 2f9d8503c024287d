/** Collects the booking page's data: the lodging, its rooms, the search, and the cart's price. */
import { CallRefused } from "#contract/client.ts";
import { findCodes } from "#contract/discounts.ts";
import type { HotelInfo } from "#contract/hotel.ts";
import { getRates } from "#contract/rates.ts";
import { listRooms, type RoomClass } from "#contract/rooms.ts";
import { pageAddress } from "#rules/site/address.ts";
import { type BookingState, readBooking } from "#rules/booking/booking-state.ts";
import { besidesPlaced } from "#rules/booking/placed-order.ts";
import { type StayChanges, stayChanges } from "#rules/booking/stay.ts";
import { isCountry } from "#rules/guests/countries.ts";
import { arrivalTimes, lodgingCountry, questionsOf } from "#rules/guests/questions.ts";
import { currencyOfRegion } from "#rules/money/about-money.ts";
import { hasDiscounts, memberOffer } from "#rules/money/coupon.ts";
import { dayAt } from "#rules/time/day.ts";
import { zoneName } from "#rules/time/zone-name.ts";
import { sellsRooms } from "#rules/site/lodging-kinds.ts";
import { isSafeLink } from "#rules/site/menu.ts";
import { OFFERED } from "#rules/site/offered.ts";
import { firstShown } from "#rules/booking/price-matrix.ts";
import { shownName } from "#rules/site/discretion.ts";
import { chosenBookingLayout, chosenLayout, previewed } from "#rules/site/site.ts";
import type { Answered, BookingData, BookingHotel, PayWayOption } from "#web/booking/booking-data.ts";
import { partyFault } from "#web/booking/guests/party-fault.ts";
import { loadExtrasLeft } from "#web/booking/extras/extras-left.ts";
import { judgeExtras } from "#web/booking/extras/judge-extras.ts";
import { dayLoader } from "#web/booking/load-days.ts";
import { loadMatrix, matrixRooms } from "#web/booking/matrix.ts";
import { pricePayload } from "#web/booking/payload.ts";
import { judgeCodes } from "#web/booking/codes.ts";
import { checkPrice } from "#web/booking/price.ts";
import { railForBooking } from "#web/booking/rail/rail-offer.ts";
import { withOfferedExtras } from "#web/booking/extras/offered-extras.ts";
import { loadResults } from "#web/booking/results.ts";
import type { PageVisit } from "#web/context.ts";
import { memberOf } from "#web/members/booking-member.ts";
import { waysOf } from "#web/booking/way-options.ts";
import { findPlacedOrder } from "#web/guest/find-placed-order.ts";
import { bookingCalls, sentCalls } from "#web/guest/booking-calls.ts";
import { layoutOf, LAYOUTS } from "#web/layouts/registry.ts";
import { familiesOf, houseFirst, namesOf, roomsOf } from "#web/guest/booking-rooms.ts";

export function readState({ search, now }: PageVisit, hotel: HotelInfo): BookingState {
  return readBooking(new URLSearchParams(search), dayAt(now, hotel.timezone));
}

/** What the address names and can't be is shown as something else, and the guest is informed. */
export function readChanges({ search, now }: PageVisit, hotel: HotelInfo): StayChanges {
  return stayChanges(new URLSearchParams(search), dayAt(now, hotel.timezone));
}

/** `requested` is the address's state, unless a form has just changed it. */
export async function loadBooking(
  visit: PageVisit,
  hotel: HotelInfo,
  answered: Answered | null,
  requested = readState(visit, hotel),
): Promise<BookingData> {
  const { api, domain, lang, wordSets, product, path, search, hasRates } = visit;
  const preview = new URLSearchParams(search).get("preview");
  const today = dayAt(visit.now, hotel.timezone);
  const codes = previewed(hotel, preview);
  const site = layoutOf(chosenLayout(LAYOUTS, codes.template_code).layout);
  const isHouseFirst = site.isHouseFirst === true;
  const listed = await api(listRooms, { query: { domain } });
  const rooms = isHouseFirst ? houseFirst(listed) : listed;
  const shownRooms = roomsOf(rooms, visit, hotel);
  const families = familiesOf(hotel, rooms);
  const placed = await findPlacedOrder(visit, hotel, requested.placed);
  const results = await loadResults({ api, calls: bookingCalls, domain, families }, requested);
  const ways = waysOf(hotel, visit);
  const rail = await railForBooking(hotel, visit, ways);
  const { rail: chosenRail, ...besides } = besidesPlaced(requested, placed);
  const wanted = withOfferedExtras({ ...besides, ...(rail && chosenRail ? { rail: chosenRail } : {}) }, results.offers);
  // Without rooms for everyone there is nothing to give details of, or to pay.
  const roomOf = (id: number) => shownRooms.find((room) => room.room_class_id === id);
  const isEnough = partyFault(wanted, { families, roomOf, results }) === null;
  const state = isEnough ? wanted : { ...wanted, step: "rooms" as const };
  const hotel_name = shownName(site, hotel);
  const shown = { ...(await hotelOf({ ...hotel, hotel_name }, visit)), families, rail };
  const { refusals } = wordSets.interface;
  const layout = chosenBookingLayout(codes.template_booking_code);
  const signedIn = shown.hasMembers ? await memberOf(visit) : null;
  const extrasLeft = await loadExtrasLeft({ api, calls: bookingCalls, domain }, { state, results });
  const areExtrasMissing = judgeExtras({ state, results, extrasLeft }, wordSets.booking).length > 0;
  const price = await priceOfCart(visit, {
    areExtrasMissing,
    state,
    hotel: shown,
    ways,
    rooms,
    answered,
    isMember: signedIn !== null,
  });
  const here = pageAddress(product, lang, path);
  return {
    hotel: shown,
    lang,
    today,
    country: countryOf(visit, shown),
    rates: hasRates ? await api(getRates, { query: { domain } }) : null,
    currency: visit.reader?.currency ?? currencyOfRegion(visit.reader?.region ?? null),
    zone: zoneName(hotel.timezone, lang, today),
    layout,
    roomBox: site.boxes.booking,
    otherRoomBox: site.boxes.otherBooking ?? site.boxes.booking,
    isHouseFirst,
    drawsBeds: site.drawsBeds === true,
    address: here,
    preview,
    signIn: shown.hasMembers ? pageAddress(product, lang, "/sign-in") : null,
    oneTap: visit.oneTap && {
      ...visit.oneTap,
      failed: { title: wordSets.members.failed.title, error: wordSets.members.failed.error },
    },
    member: signedIn?.member ?? null,
    saved: signedIn?.saved ?? {},
    xsrf: visit.xsrf,
    calls: sentCalls,
    rooms: shownRooms,
    facilityNames: namesOf(rooms, visit),
    ways,
    testBooking: hotel.is_demonstration ? wordSets.interface.test_booking : "",
    cardsTaken: wordSets.orders.cards_taken("{names}"),
    trainsMoved: refusals.RAIL_TRAIN_GONE,
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
    extrasLeft,
    changes: readChanges(visit, hotel),
    placed,
    ...price,
    answered,
    // One key from the first form to the order: submitted twice, it is the same order.
    idempotencyKey: answered?.typed.key || visit.orderKey,
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
  isMember: boolean;
  areExtrasMissing: boolean;
};

async function priceOfCart(
  { api, lang, wordSets }: PageVisit,
  { areExtrasMissing, state, hotel, ways, rooms, answered, isMember }: Cart,
) {
  const nothing: Pick<
    BookingData,
    "price" | `${"price" | "rail"}Problem` | `${"held" | "refused" | "cleared"}Codes` | "cardCodes"
  > = {
    price: null,
    priceProblem: null,
    railProblem: null,
    heldCodes: [],
    refusedCodes: [],
    cardCodes: [],
    clearedCodes: [],
  };
  if (state.cart.length === 0 || (state.step === "rooms" && answered === null)) return { ...nothing, state };
  // Each says so at its place.
  if (areExtrasMissing) return { ...nothing, state };
  const access = { api, calls: bookingCalls, words: wordSets.booking, isNewer: hotel.newer_price_check };
  const typed = answered?.typed ?? {};
  const booking = { hotel, lang, state, typed, ways, rooms, isMember, country: hotel.country };
  const { held, refused: refusedCodes, cards: cardCodes } = await judgeCodes(access, booking, rooms, state.codes);
  const priceWith = (codes: string[]) => checkPrice(access, pricePayload({ ...booking, state: { ...state, codes } }));
  try {
    return { ...nothing, state, price: await priceWith(held), heldCodes: held, refusedCodes, cardCodes };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status === 500) throw error;
    const { message = error.message } = error.extra_info;
    // Codes are not the reason.
    if (error.code.startsWith("RAIL_"))
      return { ...nothing, state, heldCodes: held, refusedCodes, cardCodes, railProblem: message };
    if (held.length === 0) return { ...nothing, state, refusedCodes, priceProblem: message };
    // By the specification a failed check clears the promotions; they can be put back.
    return {
      ...nothing,
      state: { ...state, codes: [] },
      price: await priceWith([]).catch(() => null),
      refusedCodes,
      clearedCodes: held,
      priceProblem: wordSets.booking.price.cleared(message, held.join(", ")),
    };
  }
}

/** By the browser's languages; a region without a calling code counts as unknown. */
export function countryOf({ reader }: PageVisit, { country }: Pick<BookingHotel, "country">): string {
  const region = reader?.region ?? "";
  return isCountry(region) ? region : country;
}

async function hotelOf(
  hotel: HotelInfo,
  { api, domain, now, wordSets }: PageVisit,
): Promise<Omit<BookingHotel, "families" | "rail">> {
  const words = wordSets.interface;
  const hasMembers = OFFERED.members && hotel.enableUser;
  const isOffered = hasMembers && hasDiscounts(hotel.origin_pms);
  const { info } = hotel;
  const policies = [
    { key: "booking_policy" as const, title: words.booking_policy },
    { key: "cancel_policy" as const, title: words.cancel_terms.notes },
    { key: "customer_notice" as const, title: words.customer_notice },
  ];
  return {
    hotel_id: hotel.hotel_id,
    hotel_name: hotel.hotel_name,
    hasRooms: sellsRooms(hotel.kind),
    domain: hotel.domain,
    currency: hotel.currency,
    phone: info.phone,
    line: isSafeLink(info.line) ? info.line : "",
    deposit_type: hotel.deposit_type,
    deposit_percent: hotel.deposit_percent,
    booking_validate: hotel.booking_validate,
    newer_price_check: hotel.newer_price_check,
    hasDiscounts: hasDiscounts(hotel.origin_pms),
    hasCodes: hasDiscounts(hotel.origin_pms) && (await api(findCodes, { query: { domain } })).has_codes,
    hasMembers,
    memberOffer: isOffered ? memberOffer(hotel.member_price_discount, dayAt(now, hotel.timezone)) : 0,
    hasCompanyInvoice: hotel.client_invoce_setting > 0,
    questions: questionsOf(hotel.options),
    arrivalTimes: arrivalTimes(info.checkin_start_time, info.checkin_end_time),
    country: lodgingCountry(hotel.options),
    policies: policies
      .filter(({ key }) => info[key] !== "")
      .map(({ key, title }) => {
        const other = hotel.fallback_lang[`info.${key}`];
        return { title, html: info[key], ...(other === undefined ? {} : { lang: other }) };
      }),
  };
}
