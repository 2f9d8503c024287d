/** The booking page in either of its layouts: one state, one cart, two ways to walk through them. */
import { createElement, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { BookingWords } from "#languages/booking/zh-TW.ts";
import { checkLines } from "#rules/availability.ts";
import { BenchContext, type Live, LiveContext } from "#web/booking/booking-context.ts";
import type { BookingData } from "#web/booking/booking-data.ts";
import { stayKey } from "#web/booking/results.ts";
import { createDesk } from "#web/booking/desk.ts";
import { StateForm } from "#web/booking/parts/go-button.tsx";
import { Alert, PlacedBefore, PriceChanged, SaidTotal, Toasts } from "#web/booking/parts/notices.tsx";
import { bookingLayoutOf } from "#web/booking-layouts/registry.ts";

export function Booking({ data, words }: { data: BookingData; words: BookingWords }) {
  const [{ store, bench, open }] = useState(() => createDesk(data, words));
  const standing = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => open(), [open]);
  const live = useMemo((): Live => {
    const { state, results } = standing;
    const isCurrent = results.key === stayKey(state);
    // Results of another stay say nothing about this cart.
    const lineProblems = isCurrent ? checkLines(state.cart, results.offers) : state.cart.map(() => null);
    return { ...standing, isCurrent, lineProblems };
  }, [standing]);
  return (
    <BenchContext value={bench}>
      <LiveContext value={live}>
        <StateForm />
        <Alert />
        <PlacedBefore />
        {createElement(bookingLayoutOf(data.layout))}
        <SaidTotal />
        <Toasts />
        <PriceChanged />
      </LiveContext>
    </BenchContext>
  );
}
