/** The booking page in either layout: both share one state and one cart. */
import { createElement, startTransition, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import { checkLines } from "#rules/stock/availability.ts";
import { BookingToolsContext, type Live, LiveContext } from "#web/booking/booking-context.ts";
import type { BookingData } from "#web/booking/booking-data.ts";
import { stayKey } from "#web/booking/results.ts";
import { createController } from "#web/booking/controller.ts";
import { StateForm } from "#web/booking/parts/go-button.tsx";
import { Alert, PlacedBefore, PriceChanged, SaidTotal, Toasts } from "#web/booking/parts/notices.tsx";
import { bookingLayoutOf } from "#web/booking-layouts/registry.ts";

export function Booking({ data, words }: { data: BookingData; words: BookingWords }) {
  const [{ store, tools, open }] = useState(() => createController(data, words));
  const pageState = useSyncExternalStore(store.subscribe, store.get, store.get);
  // Turning the buttons from forms into actions renders all of them: as a transition, so that the page can be scrolled
  // meanwhile.
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const close = open();
    startTransition(() => setLive(true));
    return close;
  }, [open]);
  useEffect(() => {
    if (isLive) document.documentElement.dataset.booking = "ready";
  }, [isLive]);
  const live = useMemo((): Live => {
    const { state, results } = pageState;
    const isCurrent = results.key === stayKey(state);
    // Results for another stay say nothing about this cart.
    const lineProblems = isCurrent ? checkLines(state.cart, results.offers) : state.cart.map(() => null);
    return { ...pageState, isLive, isCurrent, lineProblems };
  }, [pageState, isLive]);
  return (
    <BookingToolsContext value={tools}>
      <LiveContext value={live}>
        <StateForm />
        <Alert />
        <PlacedBefore />
        {createElement(bookingLayoutOf(data.layout))}
        <SaidTotal />
        <Toasts />
        <PriceChanged />
      </LiveContext>
    </BookingToolsContext>
  );
}
