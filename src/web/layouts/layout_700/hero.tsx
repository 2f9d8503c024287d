import type { RoomClass } from "#contract/rooms.ts";
import { BannerPause, BannerSlides } from "#web/sections/banners.tsx";
import { Search } from "#web/sections/search.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";
import { LowestPrice } from "#web/sections/room/lowest-price.tsx";

/** The picture alone; the name rests on a line below it, with place and price at its ends; the search is under it. */
export function Hero({ rooms }: { rooms: RoomClass[] }) {
  const { hotel } = useSite();
  const { info } = hotel;
  const title = info.banner_title || hotel.hotel_name;
  const field = info.banner_title ? "info.banner_title" : "hotel_name";
  return (
    <section className="hero" data-banner data-picture={info.banner_info.length > 0} aria-label={hotel.hotel_name}>
      {info.banner_info.length > 0 ? (
        <div className="hero-views">
          <BannerSlides sizes="(min-width: 68rem) 100vw by 84svh, 100vw by 64svh" />
          <BannerPause className="hero-pause" />
        </div>
      ) : null}
      <div className="hero-line">
        <h1 {...langOf(hotel.fallback_lang, field)}>
          <Clauses text={title} />
        </h1>
        {info.banner_sub_title ? (
          <p className="hero-place" {...langOf(hotel.fallback_lang, "info.banner_sub_title")}>
            <Clauses text={info.banner_sub_title} />
          </p>
        ) : null}
        <LowestPrice rooms={rooms} />
      </div>
      <Search variant="pill" />
    </section>
  );
}
