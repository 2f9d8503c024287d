/** Where on the site a text or a picture of the site itself is seen, so that the preview can be opened there. */
import { readPageField } from "#rules/content/text-parts.ts";

/** The path after the language, with the part of the page. */
const PAGES: Record<string, string> = {
  about_us: "/about",
  about_images: "/about",
  dining_options: "#dining",
  location_block: "#location",
  address: "#location",
  coordinates: "#location",
  custom_block: "#custom",
  customer_notice: "#policies",
  booking_policy: "#policies",
  cancel_policy: "#policies",
  hotel_name: "",
  banner_title: "",
  banner_sub_title: "",
  banner_images: "",
  introduction: "",
  seo_title: "",
  seo_content: "",
};

/** null: it is seen on many pages, or on none of these. */
export const fieldPage = (field: string): string | null => PAGES[field] ?? readPageField(field)?.path ?? null;
