/** Where a room's sheet is shown: over the page that it was opened from, or, opened by its address, as the page itself. */
import { type ReactNode, useState } from "react";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import type { BookingRoom } from "#web/booking/booking-data.ts";
import { PARTS } from "#web/booking/later/part-files.ts";
import { partOf } from "#web/booking/later/part.tsx";

export type RoomSheetProps = { room: BookingRoom; isPage: boolean };

const RoomSheet = partOf(PARTS.roomSheet);

export function SheetPlace({ children }: { children: ReactNode }) {
  const { data, roomOf } = useBookingTools();
  const { sheet } = useLive(({ state }) => ({ sheet: state.sheet }));
  const [isPage, setPage] = useState(data.state.sheet !== undefined);
  // Once it was closed, it is opened over the page.
  if (isPage && sheet !== data.state.sheet) setPage(false);
  const room = sheet === undefined ? undefined : roomOf(sheet);
  if (isPage && room) return <RoomSheet room={room} isPage />;
  return (
    <>
      {children}
      {room ? <RoomSheet room={room} isPage={false} /> : null}
    </>
  );
}
