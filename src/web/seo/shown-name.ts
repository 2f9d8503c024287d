import type { HotelInfo } from "#contract/hotel.ts";
import type { Layout } from "#web/layouts/layout.ts";

/** A name that others may see, in a tab or with a shared link: where the layout is discreet the short one, which does not tell the kind of house. */
export function shownName({ isDiscreet }: Layout, { upper_name, hotel_name }: HotelInfo): string {
  return (isDiscreet && upper_name) || hotel_name;
}
