/** Discount codes: each is checked before it counts. One that can't be used is no error: it is named with its reason. */
import type { RefusedCoupon } from "#contract/call.ts";
import { type ApiClient, CallRefused } from "#contract/client.ts";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import { couponKey, distinctCodes } from "#rules/money/coupon.ts";
import type { PageState } from "#web/booking/booking-context.ts";
import type { BookingCalls, BookingData, CardCode, RefusedCode } from "#web/booking/booking-data.ts";
import { type Booking, pricePayload } from "#web/booking/payload.ts";
import { checkPrice } from "#web/booking/price.ts";
import type { Store } from "#web/booking/store.ts";

type ApiAccess = { api: ApiClient; calls: BookingCalls; words: BookingWords };
type Rooms = readonly { room_class_id: number; room_code: string }[];

export const isSameCode = (one: string, other: string): boolean => couponKey(one) === couponKey(other);

export type JudgedCodes = {
  /** As the lodging writes them. */
  held: string[];
  refused: RefusedCode[];
  /** Of the held ones, those for certain cards: which card pays is not known before the order. */
  cards: CardCode[];
};

type Judged = { held: string; card: CardCode | null } | { refused: RefusedCode };

/** Each code by itself, because one call accepts all of its codes or none. */
export async function judgeCodes(
  access: ApiAccess,
  booking: Booking,
  rooms: Rooms,
  codes: readonly string[],
): Promise<JudgedCodes> {
  const judged = await Promise.all(codes.map((code) => judgeCode(access, booking, rooms, code)));
  return {
    held: distinctCodes(judged.flatMap((each) => ("held" in each ? [each.held] : []))),
    refused: judged.flatMap((each) => ("refused" in each ? [each.refused] : [])),
    cards: judged.flatMap((each) => ("held" in each && each.card ? [each.card] : [])),
  };
}

/** By the specification a failed check is an empty result, not an error: only a price check with the code says why. */
async function judgeCode(access: ApiAccess, booking: Booking, rooms: Rooms, code: string): Promise<Judged> {
  const { start, end, cart } = booking.state;
  const ordered = new Set(cart.map(({ room_class_id }) => room_class_id));
  const room_code = rooms.filter((room) => ordered.has(room.room_class_id)).map((room) => room.room_code);
  const body = {
    domain: booking.hotel.domain,
    coupon_code: [code],
    check_in_date: start,
    check_out_date: end,
    room_code,
  };
  const [found] = room_code.length === 0 ? [] : await access.api(access.calls.confirmCoupons, { body }).catch(() => []);
  const isForCards = found?.verify === true && found.card_number_length > 0;
  const card = isForCards ? { code: found.code, text: access.words.savings.for_cards(found.name) } : null;
  const held = { held: found?.verify ? found.code : code, card };
  try {
    // It knows what the check of codes does not: the plans, what is spent, and how it is paid.
    const isNewer = booking.hotel.newer_price_check;
    await checkPrice({ ...access, isNewer }, pricePayload({ ...booking, state: { ...booking.state, codes: [code] } }));
    return held;
  } catch (error) {
    const [refused] = error instanceof CallRefused ? (error.extra_info.coupons ?? []) : [];
    if (refused) return { refused: { code, text: refused.message } };
    // What is wrong is not the code, and is said at its own place.
    return found?.verify ? held : { refused: { code, text: access.words.savings.unchecked(code) } };
  }
}

type Codes = {
  api: ApiClient;
  data: BookingData;
  words: BookingWords;
  store: Store<PageState>;
  booking: () => Booking;
  onHeld: () => void;
};

export function createCodes({ api, data, words, store, booking, onHeld }: Codes) {
  /** Being checked, so that no code is checked twice at the same time. */
  const pending = new Set<string>();

  /** The codes that are valid, as the lodging writes them. */
  async function confirm(codes: readonly string[]): Promise<string[]> {
    const { results } = store.get();
    const judged = await judgeCodes({ api, calls: data.calls, words }, booking(), results.offers, codes);
    const { heldCodes, refusedCodes, cardCodes } = store.get();
    const isJudged = (code: string) => codes.some((each) => isSameCode(each, code));
    store.set({
      heldCodes: [...heldCodes.filter((code) => !isJudged(code)), ...judged.held],
      refusedCodes: [...refusedCodes.filter(({ code }) => !isJudged(code)), ...judged.refused],
      cardCodes: [...cardCodes.filter(({ code }) => !isJudged(code)), ...judged.cards],
    });
    return judged.held;
  }

  return {
    confirm,
    /** Those that a price check or the order refuses hold no longer: each says so at the field, and the others stay. */
    refuse(coupons: readonly RefusedCoupon[]): void {
      const { heldCodes, refusedCodes } = store.get();
      const isRefused = (code: string) => coupons.some((each) => isSameCode(each.code, code));
      store.set({
        heldCodes: heldCodes.filter((code) => !isRefused(code)),
        refusedCodes: [
          ...refusedCodes.filter(({ code }) => !isRefused(code)),
          ...coupons.map(({ code, message }) => ({ code, text: message })),
        ],
      });
      onHeld();
    },
    /** Forgets what was typed and refused before: the next attempt is judged alone. Codes of the address stay named. */
    forgetTyped(): void {
      const { refusedCodes, state } = store.get();
      const isOfAddress = ({ code }: RefusedCode) => state.codes.some((each) => isSameCode(each, code));
      store.set({ refusedCodes: refusedCodes.filter(isOfAddress) });
    },
    /** A link may contain codes: they are checked together with the price. */
    follow(): void {
      const { state, heldCodes, refusedCodes } = store.get();
      if (state.step === "rooms" || state.cart.length === 0) return;
      const known = [...heldCodes, ...refusedCodes.map(({ code }) => code), ...pending];
      const unknown = state.codes.filter((code) => !known.some((each) => isSameCode(each, code)));
      if (unknown.length === 0) return;
      for (const code of unknown) pending.add(code);
      void confirm(unknown).then(() => {
        for (const code of unknown) pending.delete(code);
        onHeld();
      });
    },
  };
}
