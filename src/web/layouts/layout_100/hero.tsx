import type { RoomClass } from "#contract/rooms.ts";
import { widthInCharacters } from "#rules/text/sentence.ts";
import { BannerPause, BannerSlides } from "#web/sections/banners.tsx";
import { LowestPrice } from "#web/sections/room/lowest-price.tsx";
import { Search } from "#web/sections/search.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";

/** Longer titles are set smaller, so that title and search stay on the first screen. */
const LONG = 34;

/** From edge to edge: the picture, the desk with the name and the price of a night, and the search laid on its lower edge. */
export function Hero({ rooms }: { rooms: RoomClass[] }) {
  const { hotel, words } = useSite();
  const { info } = hotel;
  const title = info.banner_title || hotel.hotel_name;
  const hasView = info.banner_info.length > 0;
  return (
    <section className="lobby" data-picture={hasView} aria-labelledby="lobby-title">
      {hasView ? (
        <div className="lobby-view" data-banner>
          <BannerSlides sizes="(min-width: 60rem) 64vw by 42rem, 100vw at 3/2" />
          <BannerPause className="lobby-pause" />
        </div>
      ) : null}
      <div className="lobby-plate">
        <div className="lobby-words">
          <h1
            id="lobby-title"
            data-long={widthInCharacters(title) > LONG}
            {...langOf(hotel.fallback_lang, info.banner_title ? "info.banner_title" : "hotel_name")}
          >
            <Clauses text={title} />
          </h1>
          {info.banner_sub_title ? (
            <p className="lobby-line" {...langOf(hotel.fallback_lang, "info.banner_sub_title")}>
              <Clauses text={info.banner_sub_title} />
            </p>
          ) : null}
        </div>
        <LowestPrice rooms={rooms} className="lobby-price">
          <small>{words.prices_include_tax}</small>
        </LowestPrice>
      </div>
      <Search variant="lobby" />
    </section>
  );
}
