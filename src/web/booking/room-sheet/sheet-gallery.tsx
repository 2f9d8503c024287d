/** The room's pictures as tall as the screen allows, each in its own proportions; a click shows one whole. */
import { useEffect, useRef } from "react";
import { largestSource, readPicture } from "#rules/site/pictures.ts";
import { useBookingTools } from "#web/booking/booking-context.ts";
import type { BookingRoom } from "#web/booking/booking-data.ts";
import { StripSteps } from "#web/booking/parts/strip-steps.tsx";
import { enhanceLightbox } from "#web/enhance/lightboxes.ts";
import { Photo } from "#web/ui/photo.tsx";
import { PictureDialog } from "#web/ui/picture-dialog.tsx";

/** As tall as the strip: kit/booking/room-sheet.css. */
const SIZES = "(min-width: 64rem) 1px by 74svh, (min-width: 40rem) 1px by 62svh, 100vw by 100vw";

export function SheetGallery({ room }: { room: BookingRoom }) {
  const { words } = useBookingTools();
  const gallery = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const photos = room.photos.flatMap((photo) => {
    const picture = readPicture(photo.src);
    return picture ? [{ ...photo, ratio: picture.width / picture.height }] : [];
  });
  useEffect(() => {
    if (gallery.current) enhanceLightbox(gallery.current);
  }, []);
  if (photos.length === 0) return null;
  const label = words.room.pictures(room.room_class_name);
  return (
    <div className="room-sheet-gallery" ref={gallery} role="group" aria-label={label} data-count={photos.length}>
      <ul ref={strip}>
        {photos.map(({ src, alt, ratio }, index) => (
          <li key={src} style={{ "--ratio": ratio } as object}>
            <a
              href={largestSource(src)}
              data-shot={words.room.picture(index + 1, photos.length)}
              aria-label={words.room.open_picture(alt || room.room_class_name)}
            >
              <Photo src={src} alt={alt} sizes={SIZES} isFirst={index === 0} />
            </a>
          </li>
        ))}
      </ul>
      <StripSteps strip={strip} count={photos.length} />
      <PictureDialog label={label} previous={words.room.previous} next={words.room.next} close={words.close} />
    </div>
  );
}
