/** A room's sheet lies over the page it was opened from: between the two, Back and Forward change nothing else. */
import { type BookingState, withoutSheet } from "#rules/booking/booking-state.ts";
import { stayKey } from "#web/booking/results.ts";

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

/** The entry of the browser's history whose predecessor is the page that the sheet was opened from. */
export const markSheet = (): void => history.replaceState({ isSheet: true }, "");
export const isMarked = (): boolean => (history.state as Marked)?.isSheet === true;
