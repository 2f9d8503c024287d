/** Codes: each is asked about before it counts. One that does not hold is no error; the price is simply without it. */
import type { ApiClient } from "#contract/client.ts";
import type { Standing } from "#web/booking/booking-context.ts";
import type { BookingData } from "#web/booking/booking-data.ts";
import type { Store } from "#web/booking/store.ts";

type Codes = { api: ApiClient; data: BookingData; store: Store<Standing>; onHeld: () => void };

export function createCodes({ api, data, store, onHeld }: Codes) {
  /** Being asked about, so that one is not asked twice at once. */
  const asked = new Set<string>();

  /** Whether all of them hold. */
  async function confirm(codes: readonly string[]): Promise<boolean> {
    const { state, results } = store.get();
    const ordered = new Set(state.cart.map(({ room_class_id }) => room_class_id));
    const room_code = results.offers
      .filter((offer) => ordered.has(offer.room_class_id))
      .map((offer) => offer.room_code);
    const body = {
      domain: data.hotel.domain,
      coupon_code: [...codes],
      check_in_date: state.start,
      check_out_date: state.end,
      room_code,
    };
    // By the specification a check that fails is an empty result, and no error.
    const found =
      room_code.length === 0
        ? []
        : await api(data.calls.confirmCoupons, { body }).catch((): { verify: boolean }[] => []);
    const held = codes.filter((_, index) => found[index]?.verify === true);
    const idle = codes.filter((code) => !held.includes(code));
    const { heldCodes, idleCodes } = store.get();
    store.set({
      heldCodes: [...new Set([...heldCodes.filter((code) => !idle.includes(code)), ...held])],
      idleCodes: [...new Set([...idleCodes.filter((code) => !held.includes(code)), ...idle])],
    });
    return idle.length === 0;
  }

  return {
    confirm,
    /** A link may bring codes along: they are asked about when a price is. */
    follow(): void {
      const { state, heldCodes, idleCodes } = store.get();
      if (state.step === "rooms" || state.cart.length === 0) return;
      const unknown = state.codes.filter((code) => ![...heldCodes, ...idleCodes, ...asked].includes(code));
      if (unknown.length === 0) return;
      for (const code of unknown) asked.add(code);
      void confirm(unknown).then(() => {
        for (const code of unknown) asked.delete(code);
        onHeld();
      });
    },
  };
}
