import { BannerPause, BannerSlides } from "#web/sections/banners.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";
import { Tiles } from "./tiles.tsx";

/** A wall of one colour with one opening, and the whole sentence above it like the board over a door. */
export function Hero() {
  const { hotel } = useSite();
  const { info } = hotel;
  const title = info.banner_title || hotel.hotel_name;
  const field = info.banner_title ? "info.banner_title" : "hotel_name";
  return (
    <section className="hero" data-banner aria-label={hotel.hotel_name}>
      <h1 {...langOf(hotel.fallback_lang, field)}>
        <Clauses text={title} />
      </h1>
      <div className="arch hero-arch">
        {info.banner_info.length === 0 ? <Tiles size={104} /> : null}
        <BannerSlides sizes="(min-width: 64rem) 62vw at 2/1, (min-width: 40rem) 34rem at 4/3, 90vw at 4/3" />
        <BannerPause className="hero-pause" />
      </div>
      {info.banner_sub_title ? (
        <p className="hero-under" {...langOf(hotel.fallback_lang, "info.banner_sub_title")}>
          <Clauses text={info.banner_sub_title} />
        </p>
      ) : null}
    </section>
  );
}
