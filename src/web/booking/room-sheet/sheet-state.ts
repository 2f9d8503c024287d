/** A room's sheet lies over the page it was opened from: between the two, Back and Forward change nothing else. */
import { type BookingState, withoutSheet } from "#rules/booking/booking-state.ts";
import type { BookingTools, PageState } from "#web/booking/booking-context.ts";
import { stayKey } from "#web/booking/results.ts";
import type { Store } from "#web/booking/store.ts";

/** `next` is what the address says; a room that was chosen in the sheet stays chosen when it is closed. */
export function besidesSheet(before: BookingState, next: BookingState): BookingState {
  const isOnlySheet =
    before.sheet !== next.sheet &&
    before.step === next.step &&
    before.placed === next.placed &&
    stayKey(before) === stayKey(next);
  if (!isOnlySheet) return next;
  const { sheet } = next;
  return { ...withoutSheet(before), ...(sheet === undefined ? {} : { sheet }) };
}

type Marked = { isSheet?: boolean } | null;

/** Opens a room's sheet over the page, and closes it. */
export function createSheets(
  store: Pick<Store<PageState>, "get">,
  go: BookingTools["go"],
): Pick<BookingTools, "openSheet" | "closeSheet"> {
  return {
    openSheet(room_class_id) {
      go((now) => ({ ...now, sheet: room_class_id }));
      // In the browser's history the page that it was opened from comes before it.
      history.replaceState({ isSheet: true }, "");
    },
    closeSheet() {
      if (store.get().state.sheet === undefined) return;
      if ((history.state as Marked)?.isSheet === true) history.back();
      else go(withoutSheet, { replace: true });
    },
  };
}
