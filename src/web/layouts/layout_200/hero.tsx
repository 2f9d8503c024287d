import type { RoomClass } from "#contract/rooms.ts";
import { BannerPause, BannerSlides } from "#web/sections/banners.tsx";
import { LowestPrice } from "#web/sections/room/lowest-price.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";
import { columnsOf } from "./columns.ts";
import { Shoji } from "./shoji.tsx";
import { StaySheet } from "./stay-sheet.tsx";

/** The space for the title on the narrowest phone, and the width of one column of each text, in px. */
const ROOM = 240;
const COLUMN = { title: 50, closeTitle: 36, words: 34 };

function fitOf(title: string, subtitle: string): "easy" | "close" | "none" {
  const [columns, besides] = [columnsOf(title, 11), subtitle ? columnsOf(subtitle, 18) * COLUMN.words : 0];
  if (columns * COLUMN.title + besides <= ROOM) return "easy";
  return columns * COLUMN.closeTitle + besides <= ROOM ? "close" : "none";
}

/** A tall picture on the left, one sentence beside it. */
export function Hero({ rooms }: { rooms: RoomClass[] }) {
  const { hotel } = useSite();
  const { info } = hotel;
  const title = info.banner_title || hotel.hotel_name;
  const field = info.banner_title ? "info.banner_title" : "hotel_name";
  return (
    <section className="hero" data-banner aria-label={hotel.hotel_name}>
      <div className="hero-views">
        {info.banner_info.length === 0 ? <Shoji /> : null}
        <BannerSlides sizes="(min-width: 48rem) 58vw at 4/5, 75vw at 1/2" />
        <BannerPause className="hero-pause" />
      </div>
      <div className="hero-words" data-fit={fitOf(title, info.banner_sub_title)}>
        <h1 {...langOf(hotel.fallback_lang, field)}>
          <Clauses text={title} />
        </h1>
        {info.banner_sub_title ? (
          <p {...langOf(hotel.fallback_lang, "info.banner_sub_title")}>
            <Clauses text={info.banner_sub_title} />
          </p>
        ) : null}
        <div className="hero-stay">
          <LowestPrice rooms={rooms} />
          <StaySheet />
        </div>
      </div>
    </section>
  );
}
