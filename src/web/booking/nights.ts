/** The prices known for the matrix, and what a tap on a night does. */
import { type DayLimits, limitsOf, type Prices } from "#rules/booking/calendar.ts";
import { firstShown, type Night, tapNight } from "#rules/booking/price-matrix.ts";
import { STAY_LIMITS } from "#rules/booking/stay.ts";
import { useSyncExternalStore } from "react";
import { type Core, useBookingTools } from "#web/booking/booking-context.ts";
import type { BookingData } from "#web/booking/booking-data.ts";
import { loadCalendarWords } from "#web/booking/calendar-words.ts";
import { loadMatrix, type Matrix, matrixRooms } from "#web/booking/matrix.ts";
import { createStore } from "#web/booking/store.ts";
import { afterPaint } from "#web/ui/after-paint.ts";

export type Nights = {
  /** By room. Days without a price are missing here; `firsts` says which days were loaded. */
  prices: ReadonlyMap<number, Prices>;
  /** By room: what its days demand of those who arrive. */
  limits: ReadonlyMap<number, DayLimits>;
  /** The first day of each range that was requested. */
  firsts: ReadonlySet<string>;
  /** The first day of the range that could not be loaded. */
  failed: string;
};

const NOTHING: Nights = { prices: new Map(), limits: new Map(), firsts: new Set(), failed: "" };
const NO_PRICES: Prices = new Map();
const NO_LIMITS: DayLimits = new Map();

function withMatrix({ prices, limits, firsts }: Nights, { first, rows }: Matrix): Nights {
  const all = new Map(prices);
  const limited = new Map(limits);
  for (const { room_class_id, days } of rows) {
    const row = days.map(({ date, price }): [string, number | null] => [date, price]);
    all.set(room_class_id, new Map([...(all.get(room_class_id) ?? []), ...row]));
    limited.set(room_class_id, new Map([...(limited.get(room_class_id) ?? []), ...limitsOf(days)]));
  }
  return { prices: all, limits: limited, firsts: new Set([...firsts, first]), failed: "" };
}

const firstNights = ({ matrix }: BookingData): Nights => (matrix ? withMatrix(NOTHING, matrix) : NOTHING);

export const pricesIn = ({ prices }: Nights, room_class_id: number): Prices => prices.get(room_class_id) ?? NO_PRICES;

export const limitsIn = ({ limits }: Nights, room_class_id: number): DayLimits =>
  limits.get(room_class_id) ?? NO_LIMITS;

/** The matrix's own state, and what a tap does: made with the matrix, which is loaded where a layout has one. */
export function createNights({ data, store, notices, formats, go, loadDays }: Core) {
  const own = createStore({ nights: firstNights(data) }, afterPaint);
  const ids = matrixRooms(data.rooms).map(({ room_class_id }) => room_class_id);
  const shown = () => firstShown(store.get().state, data.today);
  const isShown = () => data.layout === "booking_200" && store.get().state.step === "rooms";
  let requested = "";

  async function load(first: string): Promise<void> {
    requested = first;
    own.set({ nights: { ...own.get().nights, failed: "" } });
    const matrix = await loadMatrix(loadDays, ids, first).catch(() => null);
    const { nights } = own.get();
    if (matrix) own.set({ nights: withMatrix(nights, matrix) });
    else if (requested === first) own.set({ nights: { ...nights, failed: first } });
  }

  async function showNote(note: NonNullable<ReturnType<typeof tapNight>["note"]>): Promise<void> {
    const { note: words } = await loadCalendarWords(data.lang, data.hotel.hasRooms);
    notices.say(
      note.reason === "too_long"
        ? words.too_long(STAY_LIMITS.nights)
        : note.reason === "least"
          ? words.least(note.nights)
          : words[note.reason](formats.day(note.day, "brief")),
    );
  }

  return {
    nights: own,
    /** Loads the days shown, unless they have been requested already. */
    follow(): void {
      const first = shown();
      if (isShown() && requested !== first && !own.get().nights.firsts.has(first)) void load(first);
    },
    again: () => void load(shown()),
    /** Something has been sold meanwhile: prices of other days may be out of date too. */
    onSold(): void {
      own.set({ nights: { ...own.get().nights, firsts: new Set() } });
      requested = "";
      if (isShown()) void load(shown());
    },
    tap(night: Night): void {
      const { state } = store.get();
      const { nights } = own.get();
      const { room_class_id } = night;
      const known = { prices: pricesIn(nights, room_class_id), limits: limitsIn(nights, room_class_id) };
      const tapped = tapNight(state, night, known, data.today);
      if (tapped.note) void showNote(tapped.note);
      // A stay without a departure gets no history entry.
      if (tapped.state !== state) go(() => tapped.state, { replace: tapped.state.row?.arrival !== undefined });
    },
  };
}

export const useMatrix = () => useBookingTools().extend(createNights);

export function useNights(): Nights {
  const { nights } = useMatrix();
  const read = () => nights.get().nights;
  return useSyncExternalStore(nights.subscribe, read, read);
}
