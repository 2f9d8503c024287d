import { BannerPause, BannerSlides } from "#web/sections/banners.tsx";
import { Search } from "#web/sections/search.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";
import { Pictogram } from "./pictogram.tsx";
import { stayTimes } from "./times.ts";

/** Like the board in a station hall: the sentence, three times, and the search as a row. It needs no photo. */
export function Board() {
  const site = useSite();
  const { hotel } = site;
  const { info } = hotel;
  const times = stayTimes(site);
  const field = info.banner_title ? "banner_title" : null;
  return (
    <section className="board" aria-label={hotel.hotel_name}>
      <div className="board-words">
        <h1 {...langOf(hotel.fallback_lang, field ? "info.banner_title" : "hotel_name")}>
          <Clauses text={field ? info.banner_title : hotel.hotel_name} />
        </h1>
        {info.banner_sub_title ? (
          <p {...langOf(hotel.fallback_lang, "info.banner_sub_title")}>
            <Clauses text={info.banner_sub_title} />
          </p>
        ) : null}
      </div>
      {times.length > 0 ? (
        <dl className="board-times">
          {times.map(({ sign, label, time }) => (
            <div key={sign}>
              <dt>
                <Pictogram name={sign} />
                {label}
              </dt>
              <dd>
                <time>{time}</time>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <View />
      <Search variant="board" />
    </section>
  );
}

/** A third of the board; without a picture, a pictogram. */
function View() {
  const { hotel } = useSite();
  if (hotel.info.banner_info.length === 0) {
    return (
      <div className="board-view" data-picture="false">
        <Pictogram name="bed" />
      </div>
    );
  }
  return (
    <div className="board-view" data-picture="true" data-banner>
      <BannerSlides sizes="(min-width: 64rem) 38.2vw at 7/8, (min-width: 40rem) 100vw by 26rem, 100vw by 15rem" />
      <BannerPause className="board-pause" />
    </div>
  );
}
