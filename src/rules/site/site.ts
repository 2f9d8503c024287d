/** Which face a lodging's site wears, and whether its door is open. */

/** Every layout that the specification names, with its own name and how many themes it has. */
export const TEMPLATES = [
  { code: "layout_100", name: "Lobby", themes: ["Harbour", "Graphite", "Loft"] },
  { code: "layout_200", name: "Engawa", themes: ["Sumi", "Ai", "Yoi"] },
  { code: "layout_300", name: "Porch", themes: ["Butter", "Sky", "Mint"] },
  { code: "layout_400", name: "Canopy", themes: ["Forest", "Ridge", "Ember"] },
  { code: "layout_500", name: "Journal", themes: ["Salmon", "Broadsheet", "Bottle"] },
  { code: "layout_501", name: "Contact Sheet", themes: ["Darkroom", "Silver", "Cyanotype"] },
  { code: "layout_600", name: "Module", themes: ["Signal", "Volt", "Nightshift"] },
  { code: "layout_700", name: "Horizon", themes: ["Daylight", "Lagoon", "Dune", "Midnight"] },
  { code: "layout_701", name: "Terrace", themes: ["Coral", "Palm", "Pool"] },
  { code: "layout_702", name: "Villa", themes: ["Olive", "Granite", "Cedar"] },
  { code: "layout_800", name: "Velvet", themes: ["Rouge", "Ultraviolet", "Roadside"] },
  { code: "layout_900", name: "Almanac", themes: ["Rice", "Tea", "Persimmon"] },
  { code: "layout_1000", name: "Courtyard", themes: ["Rose", "Majorelle", "Brick"] },
] as const;

export type Template = (typeof TEMPLATES)[number];
export type LayoutCode = Template["code"];

function findTemplate(id: string): Template | undefined {
  return TEMPLATES.find((template) => template.code === id || template.code === `layout_${id}`);
}

/** The template of a bare id: unknown ones are a Porch (300), and no code at all is a Lobby (100). */
export function lookUpTemplate(id: string): Template {
  const [layout = ""] = id.trim().split(".");
  return findTemplate(layout) ?? findTemplate(layout === "" ? "100" : "300")!;
}

export type Face = { layout: LayoutCode; theme: number };

const FALLBACK_FACE: Face = { layout: "layout_700", theme: 1 };

/** `layout_200.3` → layout 200, theme 3. An empty or unknown code is layout 700 theme 1. */
export function siteFace(template_code: string): Face {
  const [layout = "", theme = "1"] = template_code.trim().split(".");
  const template = findTemplate(layout);
  if (!template) return FALLBACK_FACE;
  const number = Number(theme);
  return { layout: template.code, theme: Number.isInteger(number) && template.themes[number - 1] ? number : 1 };
}

export type BookingLayoutCode = "booking_100" | "booking_200";

export function bookingFace(template_booking_code: string): BookingLayoutCode {
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

/** Whether a preview names a face that exists: anything else falls back, and is not worth remembering. */
export function isKnownPreview(preview: string): boolean {
  const [layout = "", theme = "1"] = preview.split(".");
  const template = TEMPLATES.find(({ code }) => code === layout);
  return template !== undefined && /^\d$/.test(theme) && template.themes[Number(theme) - 1] !== undefined;
}

export function isOpen(hotel: { status: number; website_exist: boolean }): boolean {
  return hotel.status === 1 && hotel.website_exist;
}

export function isPreparing(hotel: { business_status: number }): boolean {
  return hotel.business_status === 1;
}
