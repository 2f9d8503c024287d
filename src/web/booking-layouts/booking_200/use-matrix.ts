/** The matrix's prices as far as they are known: the server's first days, and what the guest has turned to since. */
import { useEffect, useMemo, useRef, useState } from "react";
import type { Prices } from "#rules/calendar.ts";
import { firstShown } from "#rules/price-matrix.ts";
import { useBench, useLive } from "#web/booking/booking-context.ts";
import { dayNamesIn } from "#web/booking/calendar/day-names.ts";
import { loadMatrix, type Matrix, matrixRooms } from "#web/booking/matrix.ts";

/** Prices by room, and of which days they were asked for: days without a price are not in the answer. */
type Known = { prices: ReadonlyMap<number, Prices>; firsts: ReadonlySet<string> };

const NOTHING: Known = { prices: new Map(), firsts: new Set() };
const NO_PRICES: Prices = new Map();

function withMatrix({ prices, firsts }: Known, { first, rows }: Matrix): Known {
  const all = new Map(prices);
  for (const { room_class_id, days } of rows) {
    const row = days.map(({ date, price }): [string, number | null] => [date, price]);
    all.set(room_class_id, new Map([...(all.get(room_class_id) ?? []), ...row]));
  }
  return { prices: all, firsts: new Set([...firsts, first]) };
}

export function useMatrix() {
  const { data, loadCalendar } = useBench();
  const { state, results, isLive } = useLive();
  const [known, setKnown] = useState(() => (data.matrix ? withMatrix(NOTHING, data.matrix) : NOTHING));
  const [failed, setFailed] = useState("");
  const [attempt, setAttempt] = useState(0);
  const rooms = matrixRooms(data.rooms);
  const first = firstShown(state, data.today);
  const isOpen = isLive && state.step === "rooms";

  const load = async (isOver: () => boolean) => {
    setFailed("");
    const ids = rooms.map(({ room_class_id }) => room_class_id);
    const matrix = await loadMatrix(loadCalendar, ids, first).catch(() => null);
    if (isOver()) return;
    if (matrix) setKnown((before) => withMatrix(before, matrix));
    else setFailed(first);
  };

  useEffect(() => {
    if (!isOpen || known.firsts.has(first)) return;
    let isOver = false;
    void load(() => isOver);
    return () => {
      isOver = true;
    };
    // The days shown and a press of "try again" are all that they depend on.
  }, [isOpen, first, attempt]);

  // Rooms that were sold while the page is open: the search has noticed, and the days shown are asked about again.
  const seen = useRef(results);
  useEffect(() => {
    const isSameStay = seen.current.key === results.key && seen.current !== results;
    seen.current = results;
    if (!isOpen || !isSameStay) return;
    let isOver = false;
    void load(() => isOver);
    return () => {
      isOver = true;
    };
  }, [results]);

  return {
    rooms,
    first,
    names: useMemo(() => dayNamesIn(data.lang), [data.lang]),
    pricesOf: (room_class_id: number): Prices => known.prices.get(room_class_id) ?? NO_PRICES,
    isWaiting: !known.firsts.has(first) && failed !== first,
    hasFailed: failed === first,
    retry: () => setAttempt((before) => before + 1),
  };
}

export type MatrixPrices = ReturnType<typeof useMatrix>;
