/** A room's pictures: swiped, or moved by two buttons. */
import { useRef } from "react";
import { useBookingTools } from "#web/booking/booking-context.ts";
import type { BookingRoom } from "#web/booking/booking-data.ts";
import { SheetLink } from "#web/booking/room-sheet/sheet-link.tsx";
import { StripSteps } from "#web/booking/parts/strip-steps.tsx";
import { readPicture } from "#rules/site/pictures.ts";
import { Photo } from "#web/ui/photo.tsx";

export function RoomGallery({ room, isFirst }: { room: BookingRoom; isFirst: boolean }) {
  const { words, data } = useBookingTools();
  const strip = useRef<HTMLUListElement>(null);
  const photos = room.photos.filter(({ src }) => readPicture(src) !== null);
  if (photos.length === 0) return null;
  return (
    <div className="room-gallery" role="group" aria-label={words.room.pictures(room.room_class_name)}>
      <ul
        ref={strip}
        {...(photos.length > 1 ? { tabIndex: 0 } : {})}
        aria-label={words.room.pictures(room.room_class_name)}
      >
        {photos.map((photo, index) => (
          <li key={photo.src}>
            {/* By keyboard the sheet is opened from the link below the name. */}
            <SheetLink room={room.room_class_id} tabIndex={-1}>
              <Photo
                src={photo.src}
                alt={photo.alt}
                sizes={isFirst ? data.roomBox : data.otherRoomBox}
                isFirst={isFirst && index === 0}
              />
            </SheetLink>
          </li>
        ))}
      </ul>
      <StripSteps strip={strip} count={photos.length} />
    </div>
  );
}
