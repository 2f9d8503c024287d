import type { CSSProperties } from "react";
import { placeSeed } from "#web/drawing/chance.ts";
import { handCut } from "#web/layouts/layout_900/hand-cut.ts";
import { sealSigns } from "#web/layouts/layout_900/seal-signs.ts";
import { langOf, useSite } from "#web/site.ts";

/**
 * The stamped square with the first characters of the lodging's name. Hidden from screen readers, because the name is beside
 * it.
 */
export function Seal() {
  const { hotel } = useSite();
  const signs = sealSigns(hotel.hotel_name);
  if (signs === "") return null;
  return (
    <span
      className="seal"
      data-signs={[...signs].length}
      data-latin={/[A-Z]/.test(signs)}
      aria-hidden="true"
      {...langOf(hotel.fallback_lang, "hotel_name")}
    >
      {signs}
    </span>
  );
}

/** No two pictures have the same edge, but each lodging's are always the same. */
export function useCut(which: number, depth = 2.8): CSSProperties {
  const { hotel } = useSite();
  return { "--cut": handCut(placeSeed(hotel.hotel_id, hotel.info.coordinates) + which * 97, depth) } as CSSProperties;
}
