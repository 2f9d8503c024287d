/** Everything about one room in booking: its pictures first, then its words and figures, and its plans for the chosen days. */
import { type ReactNode, useEffect } from "react";
import { withoutSheet } from "#rules/booking/booking-state.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { GoLink } from "#web/booking/parts/go-button.tsx";
import { Figures } from "#web/sections/room/figures.tsx";
import { Phrases } from "#web/ui/phrases.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useModal } from "#web/ui/use-modal.ts";
import { SheetAmenities } from "./sheet-amenities.tsx";
import { SheetFoot } from "./sheet-foot.tsx";
import { SheetGallery } from "./sheet-gallery.tsx";
import type { RoomSheetProps } from "./sheet-place.tsx";
import { SheetPlans } from "./sheet-plans.tsx";

export function RoomSheet({ room, isPage }: RoomSheetProps) {
  const { data } = useBookingTools();
  useEffect(() => {
    const before = document.title;
    document.title = `${room.room_class_name} | ${data.hotel.hotel_name}`;
    return () => void (document.title = before);
  }, [room.room_class_name, data.hotel.hotel_name]);
  return isPage ? <SheetPage room={room} /> : <SheetDialog room={room} />;
}

type OneRoom = Pick<RoomSheetProps, "room">;

function SheetPage({ room }: OneRoom) {
  const { words } = useBookingTools();
  const { state } = useLive();
  const { room_class_id } = room;
  return (
    <article className="room-sheet" data-page>
      <Sheet
        room={room}
        isPage
        bar={
          <GoLink className="more" to={withoutSheet({ ...state, row: { room_class_id } })} data-close>
            <Icon name="left" /> {words.room.all_rooms}
          </GoLink>
        }
      />
    </article>
  );
}

function SheetDialog({ room }: OneRoom) {
  const { words, closeSheet } = useBookingTools();
  const { dialog, closeWith, handleClose } = useModal(closeSheet);
  return (
    <dialog
      ref={dialog}
      className="room-sheet"
      aria-labelledby="sheet-name"
      // A picture's own dialog inside it may be the one that was closed.
      onClose={(event) => event.target === event.currentTarget && handleClose()}
    >
      <Sheet
        room={room}
        isPage={false}
        bar={
          <button
            type="button"
            className="dialog-close"
            aria-label={words.close}
            onClick={() => closeWith(closeSheet)}
            data-close
          >
            <Icon name="close" />
          </button>
        }
      />
    </dialog>
  );
}

function Sheet({ room, isPage, bar }: RoomSheetProps & { bar: ReactNode }) {
  const Name = isPage ? "h1" : "h2";
  const { sentence, introduction, wordsLang, tags } = room;
  return (
    <>
      <div className="room-sheet-bar">{bar}</div>
      <SheetGallery room={room} />
      <div className="room-sheet-body">
        <header className="room-sheet-name">
          <Name id="sheet-name" lang={room.lang}>
            {room.room_class_name}
          </Name>
          {tags.length > 0 ? (
            <ul className="tags">
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          ) : null}
        </header>
        <div className="room-sheet-words">
          {sentence.length === 0 ? null : (
            <div className="room-sheet-introduction" lang={wordsLang}>
              <p className="room-sheet-sentence phrased">
                <Phrases phrases={sentence} />
              </p>
              {introduction === "" ? null : <p>{introduction}</p>}
            </div>
          )}
          <Figures figures={room.figures} beds={room.beds} />
          <SheetAmenities room={room} isPage={isPage} />
        </div>
        <SheetPlans room={room} isPage={isPage} />
      </div>
      <SheetFoot room={room} isPage={isPage} />
    </>
  );
}
