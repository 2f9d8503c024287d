/** The booking page's stylesheet, made by the build for its layout (scripts/booking-styles.ts). */
import { sheets } from "virtual:booking-styles";
import { isAboutPlaced } from "#rules/booking/placed-order.ts";
import type { BookingLayoutCode } from "#rules/site/site.ts";
import type { BookingData } from "#web/booking/booking-data.ts";
import { asksAges } from "#web/booking/families.ts";

/** Null on a development server: there the page has the stylesheets one by one. */
export const bookingSheets = (layout: string, flow: BookingLayoutCode) => sheets[layout]?.[flow] ?? null;

/**
 * What a guest sees first, the rooms; the rest follows at the first touch (web/booking/whole-styles.ts). Whatever else the page
 * begins with has the whole at once, so that it needs no script.
 */
export function BookingStyles({ page, layout }: { page: BookingData; layout: string }) {
  const sheet = bookingSheets(layout, page.layout);
  if (!sheet) return null;
  const { state, answered, placed, hotel } = page;
  const isFirst =
    answered === null &&
    state.step === "rooms" &&
    state.sheet === undefined &&
    !isAboutPlaced(placed, state) &&
    !asksAges(hotel.families, state);
  return isFirst ? (
    <link rel="stylesheet" href={sheet.first} precedence="booking" data-whole={sheet.whole} />
  ) : (
    <link rel="stylesheet" href={sheet.whole} precedence="booking" />
  );
}
