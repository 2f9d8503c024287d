import type { Promotion } from "#contract/content.ts";
import { BannerPause, BannerSlides } from "#web/sections/banners.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";
import { Leaves } from "./leaves.tsx";
import { useCut } from "./seal.tsx";

/** The current month: its number, one picture cut out by hand, its promotions and news. */
export function Hero({ promotions, news }: { promotions: Promotion[]; news: Promotion[] }) {
  const { hotel } = useSite();
  const { info } = hotel;
  const title = info.banner_title || hotel.hotel_name;
  const field = info.banner_title ? "info.banner_title" : "hotel_name";
  return (
    <div className="hero" data-banner>
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
      <div className="hero-cut">
        <div className="hero-views" style={useCut(1)} data-picture={info.banner_info.length > 0}>
          <BannerSlides sizes="(min-width: 60rem) 62vw at 3/2, 92vw at 4/3" />
        </div>
        <BannerPause className="hero-pause" />
      </div>
      <Leaves promotions={promotions} news={news} />
    </div>
  );
}
