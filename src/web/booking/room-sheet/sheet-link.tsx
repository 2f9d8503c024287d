/** Opens a room's sheet. Without a script it leads to the sheet as a page of its own. */
import type { ComponentProps, MouseEvent } from "react";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { PARTS } from "#web/booking/later/part-files.ts";

type SheetLinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & { room: number };

export function SheetLink({ room, ...link }: SheetLinkProps) {
  const { addressOf, openSheet, alert, words } = useBookingTools();
  const { state } = useLive();
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Not every browser focuses a clicked link, and the sheet returns the focus to where it was.
    event.currentTarget.focus({ preventScroll: true });
    try {
      await PARTS.roomSheet.load();
      openSheet(room);
    } catch {
      alert(words.pay.offline);
    }
  };
  return (
    <a
      {...link}
      href={addressOf({ ...state, sheet: room })}
      onClick={(event) => void open(event)}
      onPointerEnter={() => void PARTS.roomSheet.load().catch(() => null)}
      data-sheet={room}
      suppressHydrationWarning
    />
  );
}
