import { BannerPause, BannerSlides } from "#web/sections/banners.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";

/** The picture fills the screen; the sentence is on a horizon line. Without a picture two coloured areas meet there. */
export function Hero() {
  const { hotel } = useSite();
  const { info } = hotel;
  const title = info.banner_title || hotel.hotel_name;
  const field = info.banner_title ? "info.banner_title" : "hotel_name";
  return (
    <section className="hero" data-banner data-picture={info.banner_info.length > 0} aria-label={hotel.hotel_name}>
      <div className="hero-views">
        <BannerSlides sizes="max(100vw, 160svh)" />
      </div>
      <div className="hero-words">
        <h1 {...langOf(hotel.fallback_lang, field)}>
          <Clauses text={title} />
        </h1>
        {info.banner_sub_title ? (
          <p {...langOf(hotel.fallback_lang, "info.banner_sub_title")}>
            <Clauses text={info.banner_sub_title} />
          </p>
        ) : null}
      </div>
      <BannerPause className="hero-pause" />
    </section>
  );
}
