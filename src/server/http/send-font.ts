/** A file of a lodging's heading fonts. An outdated address gets the present file, to be cached briefly. */
import type { Context } from "hono";
import type { ServerLayout } from "#contract/layout.ts";
import { isLanguage } from "#rules/text/language.ts";
import { findHeadingFont } from "#rules/site/heading-fonts.ts";
import type { Fonts } from "#server/fonts/fonts.ts";
import type { Tenant } from "#server/hotel/directory.ts";

const FONT_PATH = /^\/fonts\/([a-z]+-\d{3})\/([a-zA-Z-]{5})\/(\d{1,2})-([0-9a-f]{16})\.woff2$/;

export async function sendFont(
  context: Context,
  fonts: Fonts,
  layouts: readonly ServerLayout[],
  hotel: Tenant | null,
  path: string,
  onMade: () => void,
): Promise<Response> {
  const [, name = "", lang = "", index = "", hash = ""] = FONT_PATH.exec(path) ?? [];
  const heading = findHeadingFont(layouts, name);
  const isAsked = context.req.method === "GET" || context.req.method === "HEAD";
  if (!hotel || !heading || !isLanguage(lang) || !isAsked) return context.text("", 404);
  const font = await fonts.read(hotel, { font: heading, lang, index: Number(index), hash });
  if (!font) return context.text("", 404);
  if (font.isNew) onMade();
  return context.body(font.bytes, 200, {
    "content-type": "font/woff2",
    "cache-control": font.isCurrent ? "public, max-age=31536000, immutable" : "public, max-age=60",
    // The sign-in page of this lodging, on the platform's host, is set in the same font.
    "access-control-allow-origin": "*",
    "x-content-type-options": "nosniff",
  });
}
