import type { HotelInfo } from "#contract/hotel.ts";
import type { Layout } from "#web/layouts/layout.ts";

/**
 * The name in a browser tab or a shared link: in a discreet layout the short one, which does not reveal the kind of lodging.
 */
export function shownName({ isDiscreet }: Layout, { upper_name, hotel_name }: HotelInfo): string {
  return (isDiscreet && upper_name) || hotel_name;
}
