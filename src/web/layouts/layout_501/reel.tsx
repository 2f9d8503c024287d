import type { HomeData } from "#web/guest/home/home-data.ts";
import { Search } from "#web/sections/search.tsx";
import { langOf, useSite } from "#web/site.ts";
import { lowestFrom } from "#rules/stock/from-price.ts";
import { FromPrice } from "#web/sections/room/from-price.tsx";
import { Photo } from "#web/ui/photo.tsx";
import { Strip } from "#web/sections/strip.tsx";
import { Clauses } from "#web/ui/clauses.tsx";
import { Dateline } from "../layout_500/masthead.tsx";
import { framesOf, isUpright } from "./frames.ts";

/** The first strip, the sentence below it as a caption, and a film slate with the search at its end. */
export function Reel({ data }: { data: HomeData }) {
  const site = useSite();
  const { hotel } = site;
  const { banner_title, banner_sub_title } = hotel.info;
  const frames = framesOf(site, data);
  const opensUpright = frames[0] !== undefined && isUpright(frames[0]);
  const sizes = `${SIZES}, 88vw by ${opensUpright ? "105vw" : "58vw"}`;
  return (
    <section className="reel" aria-label={hotel.hotel_name}>
      <Strip label={hotel.hotel_name} count={frames.length}>
        <ol className="film" data-upright={opensUpright}>
          {frames.map((frame, index) => (
            <li key={frame.src} data-frame>
              {frame.href === undefined ? (
                <span className="frame">
                  <Photo src={frame.src} alt={frame.alt} sizes={sizes} isFirst={index === 0} />
                </span>
              ) : (
                <a className="frame" href={frame.href}>
                  <Photo src={frame.src} alt={frame.alt} sizes={sizes} isFirst={index === 0} />
                </a>
              )}
              <p className="film-edge" aria-hidden="true">
                <b>{String(index + 1).padStart(2, "0")}</b> <span>{frame.caption}</span>
              </p>
            </li>
          ))}
        </ol>
      </Strip>
      <div className="reel-words">
        <p className="mono">
          <Dateline />
          {banner_sub_title ? (
            <span {...langOf(hotel.fallback_lang, "info.banner_sub_title")}>
              <Clauses text={banner_sub_title} />
            </span>
          ) : null}
        </p>
        <h1 {...langOf(hotel.fallback_lang, banner_title ? "info.banner_title" : "hotel_name")}>
          <Clauses text={banner_title || hotel.hotel_name} />
        </h1>
      </div>
      <Slate rooms={data.rooms} />
    </section>
  );
}

/** All frames have one height, and the width their picture needs; on a phone at most nearly the screen's (reel.css). */
const SIZES = "(min-width: 64rem) 1px by 67svh - 8.5rem, (min-width: 48rem) 1px by 42svh";

/** The slate: price from, dates, guests. */
function Slate({ rooms }: { rooms: HomeData["rooms"] }) {
  const { words, isSelling } = useSite();
  const lowest = lowestFrom(rooms.map((room) => room.from_price));
  return (
    <div className="slate">
      <p className="slate-head">{isSelling ? words.find_dates : words.contact_us}</p>
      {lowest ? (
        <p className="slate-price mono" data-money={lowest.price}>
          <FromPrice from={lowest} />
        </p>
      ) : null}
      <Search variant="slate" />
    </div>
  );
}
