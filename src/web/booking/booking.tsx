/** The booking page in either layout: both share one state and one cart. */
import { useEffect, useState } from "react";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import { isAboutPlaced } from "#rules/booking/placed-order.ts";
import { BookingToolsContext, LiveContext, useBookingTools, useLive } from "#web/booking/booking-context.ts";
import type { BookingData } from "#web/booking/booking-data.ts";
import { createController } from "#web/booking/controller.ts";
import { asksAges } from "#web/booking/families.ts";
import { PARTS } from "#web/booking/later/part-files.ts";
import { partOf } from "#web/booking/later/part.tsx";
import { createLive } from "#web/booking/live.ts";
import { StateForm } from "#web/booking/parts/go-button.tsx";
import { Alert, SaidTotal, Toasts } from "#web/booking/parts/notices.tsx";
import { StayChanged } from "#web/booking/parts/stay-changed.tsx";
import { SheetPlace } from "#web/booking/room-sheet/sheet-place.tsx";
import { Ledger } from "#web/booking-layouts/booking_100/ledger.tsx";

const AgesFirst = partOf(PARTS.agesFirst);
const JoinSheet = partOf(PARTS.joinSheet);
const Placed = partOf(PARTS.placed);
const PlacedBefore = partOf(PARTS.placedBefore);
const PriceChanged = partOf(PARTS.priceChanged);

/** Booking layouts by code. */
const LAYOUTS = { booking_100: Ledger, booking_200: partOf(PARTS.sheet) };

type BookingProps = { data: BookingData; words: BookingWords; onLive?: () => void };

export function Booking({ data, words, onLive }: BookingProps) {
  const [{ store, tools, open, live }] = useState(() => {
    const made = createController(data, words);
    return { ...made, live: createLive(made.store) };
  });
  useEffect(() => {
    const close = open();
    store.set({ isLive: true });
    document.documentElement.dataset.booking = "ready";
    onLive?.();
    return close;
  }, [open, store, onLive]);
  return (
    <BookingToolsContext value={tools}>
      <LiveContext value={live}>
        <StateForm />
        <Alert />
        <Page />
        <SaidTotal />
        <Toasts />
        <Dialogs />
      </LiveContext>
    </BookingToolsContext>
  );
}

function Page() {
  const { data } = useBookingTools();
  const { isPlaced, isPlacedBefore, isAgesAsked } = useLive(({ placed, state }) => ({
    isPlaced: isAboutPlaced(placed, state),
    isPlacedBefore: placed !== null,
    isAgesAsked: asksAges(data.hotel.families, state),
  }));
  const Layout = LAYOUTS[data.layout];
  if (isPlaced) return <Placed />;
  return (
    <>
      {isPlacedBefore ? <PlacedBefore /> : null}
      <StayChanged />
      {isAgesAsked ? (
        <AgesFirst />
      ) : (
        <SheetPlace>
          <Layout />
        </SheetPlace>
      )}
    </>
  );
}

/** Each is loaded when it is first opened. */
function Dialogs() {
  const { isJoining, isChanged } = useLive(({ isJoining, changed }) => ({ isJoining, isChanged: changed !== null }));
  const [hasChanged, setChanged] = useState(false);
  // Once it is there it closes itself, and returns the focus.
  if (isChanged && !hasChanged) setChanged(true);
  return (
    <>
      {hasChanged ? <PriceChanged /> : null}
      {isJoining ? <JoinSheet /> : null}
    </>
  );
}
