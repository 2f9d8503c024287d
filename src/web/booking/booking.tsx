/** The booking page in either layout: both share one state and one cart. */
import { createElement, startTransition, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import { isAboutPlaced } from "#rules/booking/placed-order.ts";
import { checkLines } from "#rules/stock/availability.ts";
import { BookingToolsContext, type Live, LiveContext } from "#web/booking/booking-context.ts";
import type { BookingData } from "#web/booking/booking-data.ts";
import { stayKey } from "#web/booking/results.ts";
import { createController } from "#web/booking/controller.ts";
import { asksAges } from "#web/booking/families.ts";
import { AgesFirst } from "#web/booking/guests/ages-first.tsx";
import { CurrencyContext } from "#web/booking/parts/about.tsx";
import { StateForm } from "#web/booking/parts/go-button.tsx";
import { Joining } from "#web/booking/parts/join-sheet.tsx";
import { Alert, PriceChanged, SaidTotal, Toasts } from "#web/booking/parts/notices.tsx";
import { Placed, PlacedBefore } from "#web/booking/parts/placed.tsx";
import { StayChanged } from "#web/booking/parts/stay-changed.tsx";
import { type RoomSheetOf, SheetPlace } from "#web/booking/room-sheet/sheet-place.tsx";
import { bookingLayoutOf } from "#web/booking-layouts/registry.ts";

type BookingProps = {
  data: BookingData;
  words: BookingWords;
  /** A room's sheet, where the page begins with one; else it is loaded when it is opened. */
  sheet: RoomSheetOf | null;
};

export function Booking({ data, words, sheet }: BookingProps) {
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
        <CurrencyContext value={pageState.currency}>
          <StateForm />
          <Alert />
          {isAboutPlaced(live.placed, live.state) ? (
            <Placed />
          ) : (
            <>
              <PlacedBefore />
              <StayChanged />
              {asksAges(data.hotel.families, live.state) ? (
                <AgesFirst />
              ) : (
                <SheetPlace given={sheet}>{createElement(bookingLayoutOf(data.layout))}</SheetPlace>
              )}
            </>
          )}
          <SaidTotal />
          <Toasts />
          <PriceChanged />
          <Joining />
        </CurrencyContext>
      </LiveContext>
    </BookingToolsContext>
  );
}
