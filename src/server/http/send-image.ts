/** A lodging's picture in the requested width and format. */
import type { Context } from "hono";
import type { Tenant } from "#server/hotel/directory.ts";
import { type Images, isImageSize } from "#server/media/images.ts";

const IMAGE_PATH = /^\/img\/([a-z0-9-]{1,100})\/(\d{1,4})\.(avif|webp|jpg)$/;

export async function sendImage(
  context: Context,
  images: Images,
  hotel: Tenant | null,
  path: string,
  onMade: () => void,
): Promise<Response> {
  const [, name = "", width = "", format = ""] = IMAGE_PATH.exec(path) ?? [];
  if (!hotel || !isImageSize(Number(width), format)) return context.text("", 404);
  const picture = await images.read(hotel.hotel_id, name, Number(width), format);
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
