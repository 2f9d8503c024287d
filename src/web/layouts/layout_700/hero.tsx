import { widthInCharacters } from "#rules/text/sentence.ts";
import { BannerPause, BannerSlides } from "#web/sections/banners.tsx";
import { Search } from "#web/sections/search.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";

/** Longer ones do not share a line with the search. */
const LONGEST_BESIDE = 36;

/** The picture alone; below it the horizon line, with the sentence and the search. Without a picture the sentence stands alone. */
export function Hero() {
  const { hotel } = useSite();
  const { info } = hotel;
  const title = info.banner_title || hotel.hotel_name;
  const field = info.banner_title ? "info.banner_title" : "hotel_name";
  return (
    <section
      className="hero"
      data-banner
      data-picture={info.banner_info.length > 0}
      data-long={widthInCharacters(title) > LONGEST_BESIDE}
      aria-label={hotel.hotel_name}
    >
      {info.banner_info.length > 0 ? (
        <div className="hero-views">
          <BannerSlides sizes="(min-width: 68rem) 100vw by 80svh, 100vw by 64svh" />
          <BannerPause className="hero-pause" />
        </div>
      ) : null}
      <div className="hero-foot">
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
        <Search variant="pill" />
      </div>
    </section>
  );
}
