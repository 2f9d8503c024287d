/** Where a room's sheet is shown: over the page that it was opened from, or, opened by its address, as the page itself. */
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from "react";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import type { BookingRoom } from "#web/booking/booking-data.ts";
import { loadRoomSheet } from "./sheet-link.tsx";

export type RoomSheetProps = { room: BookingRoom; isPage: boolean };
export type RoomSheetOf = ComponentType<RoomSheetProps>;

const LoadedSheet = lazy(async () => ({ default: (await loadRoomSheet()).RoomSheet }));

/** `given`: already loaded, because the page begins with it. */
export function SheetPlace({ given, children }: { given: RoomSheetOf | null; children: ReactNode }) {
  const { data, roomOf } = useBookingTools();
  const { state } = useLive();
  const [isPage, setPage] = useState(data.state.sheet !== undefined);
  // Once it was closed, it is opened over the page.
  if (isPage && state.sheet !== data.state.sheet) setPage(false);
  const room = state.sheet === undefined ? undefined : roomOf(state.sheet);
  if (isPage && room && given) return createElement(given, { room, isPage });
  return (
    <>
      {children}
      {room ? (
        <Suspense>
          <LoadedSheet room={room} isPage={false} />
        </Suspense>
      ) : null}
    </>
  );
}
