/** A lodging's picture, or the square part of it, in the requested width and format. */
import type { Context } from "hono";
import type { Tenant } from "#server/hotel/directory.ts";
import { SQUARE_PLACES } from "#rules/site/pictures.ts";
import { type Images, isImageSize } from "#server/media/images.ts";

const IMAGE_PATH = /^\/img\/([a-z0-9-]{1,100})\/(\d{1,4})(?:-square(\d{1,3}))?\.(avif|webp|jpg)$/;

export async function sendImage(
  context: Context,
  images: Images,
  hotel: Tenant | null,
  path: string,
  onMade: () => void,
): Promise<Response> {
  const [, name = "", width = "", square, format = ""] = IMAGE_PATH.exec(path) ?? [];
  const place = square === undefined ? null : SQUARE_PLACES.find((each) => String(each) === square);
  if (!hotel || place === undefined || !isImageSize(Number(width), format)) return context.text("", 404);
  const picture = await images.read(hotel.hotel_id, name, Number(width), format, place);
  if (!picture) return context.text("", 404);
  if (picture.isStandIn) onMade();
  return context.body(picture.bytes, 200, {
    "content-type": picture.type,
    "cache-control": picture.isStandIn ? "no-store" : "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    // The platform's front page shows lodgings' pictures.
    "cross-origin-resource-policy": "cross-origin",
    // The studio, on another host, reads a logo's colours.
    "access-control-allow-origin": "*",
  });
}
