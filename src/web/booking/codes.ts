/** Discount codes: each is checked before it counts. An invalid one is no error; the price is simply without it. */
import type { ApiClient } from "#contract/client.ts";
import type { PageState } from "#web/booking/booking-context.ts";
import type { BookingState } from "#rules/booking/booking-state.ts";
import type { BookingCalls, BookingData } from "#web/booking/booking-data.ts";
import type { Store } from "#web/booking/store.ts";

type ApiAccess = { api: ApiClient; calls: Pick<BookingCalls, "confirmCoupons">; domain: string };

/** The codes that are valid for these rooms. Each is checked by itself, because one call accepts all of its codes or none. */
export async function findHeld(
  { api, calls, domain }: ApiAccess,
  { start, end, cart }: BookingState,
  rooms: readonly { room_class_id: number; room_code: string }[],
  codes: readonly string[],
): Promise<string[]> {
  const ordered = new Set(cart.map(({ room_class_id }) => room_class_id));
  const room_code = rooms.filter((room) => ordered.has(room.room_class_id)).map((room) => room.room_code);
  if (room_code.length === 0) return [];
  const holds = async (code: string) => {
    const body = { domain, coupon_code: [code], check_in_date: start, check_out_date: end, room_code };
    // By the specification a failed check is an empty result, not an error.
    const [found] = await api(calls.confirmCoupons, { body }).catch(() => []);
    return found?.verify ? [code] : [];
  };
  return (await Promise.all(codes.map(holds))).flat();
}

type Codes = { api: ApiClient; data: BookingData; store: Store<PageState>; onHeld: () => void };

export function createCodes({ api, data, store, onHeld }: Codes) {
  /** Being checked, so that no code is checked twice at the same time. */
  const pending = new Set<string>();

  /** Whether all of them are valid. */
  async function confirm(codes: readonly string[]): Promise<boolean> {
    const { state, results } = store.get();
    const held = await findHeld({ api, calls: data.calls, domain: data.hotel.domain }, state, results.offers, codes);
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
    /** A link may contain codes: they are checked together with the price. */
    follow(): void {
      const { state, heldCodes, idleCodes } = store.get();
      if (state.step === "rooms" || state.cart.length === 0) return;
      const unknown = state.codes.filter((code) => ![...heldCodes, ...idleCodes, ...pending].includes(code));
      if (unknown.length === 0) return;
      for (const code of unknown) pending.add(code);
      void confirm(unknown).then(() => {
        for (const code of unknown) pending.delete(code);
        onHeld();
      });
    },
  };
}
