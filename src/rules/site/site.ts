/** Which layout and theme a lodging's site uses, and whether the site is open. */

export type LayoutCode = `layout_${number}`;

/** What these rules need to know of a layout. The layouts are handed in: each is a folder of web/layouts. */
export type KnownLayout = { code: LayoutCode; themes: readonly unknown[] };

function find<Known extends KnownLayout>(layouts: readonly Known[], id: string): Known | undefined {
  return layouts.find(({ code }) => code === id || code === `layout_${id}`);
}

/** The specification's template lookup: an unknown id is layout 300, and no id at all is layout 100. */
export function lookUpTemplate<Known extends KnownLayout>(layouts: readonly Known[], id: string): Known {
  const [layout = ""] = id.trim().split(".");
  return find(layouts, layout) ?? find(layouts, layout === "" ? "100" : "300")!;
}

/** `theme` counts from 1. */
export type ChosenLayout = { layout: LayoutCode; theme: number };

const FALLBACK: ChosenLayout = { layout: "layout_700", theme: 1 };

/** `layout_200.3` → layout 200, theme 3. An empty or unknown code is layout 700 theme 1. */
export function chosenLayout(layouts: readonly KnownLayout[], template_code: string): ChosenLayout {
  const [layout = "", theme = "1"] = template_code.trim().split(".");
  const known = find(layouts, layout);
  if (!known) return FALLBACK;
  const number = Number(theme);
  return { layout: known.code, theme: Number.isInteger(number) && known.themes[number - 1] ? number : 1 };
}

export type BookingLayoutCode = "booking_100" | "booking_200";

export function chosenBookingLayout(template_booking_code: string): BookingLayoutCode {
  return template_booking_code === "booking_200" ? "booking_200" : "booking_100";
}

/** `preview` overrides both codes: a booking code replaces the booking layout, anything else the site's. */
export function previewed<Codes extends { template_code: string; template_booking_code: string }>(
  codes: Codes,
  preview: string | null,
): Codes {
  if (preview === null || preview === "") return codes;
  return preview.startsWith("booking_")
    ? { ...codes, template_booking_code: preview }
    : { ...codes, template_code: preview };
}

/** Whether a preview names a layout and theme that exist: anything else falls back, and its page is not cached. */
export function isKnownPreview(layouts: readonly KnownLayout[], preview: string): boolean {
  const [layout = "", theme = "1"] = preview.split(".");
  const known = layouts.find(({ code }) => code === layout);
  return known !== undefined && /^\d$/.test(theme) && known.themes[Number(theme) - 1] !== undefined;
}

export function isOpen(hotel: { status: number; website_exist: boolean }): boolean {
  return hotel.status === 1 && hotel.website_exist;
}

export function isPreparing(hotel: { business_status: number }): boolean {
  return hotel.business_status === 1;
}
