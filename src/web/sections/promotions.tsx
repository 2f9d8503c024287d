import { createContext, useContext } from "react";
import type { Promotion } from "#contract/content.ts";
import type { FromPrice, RoomClass } from "#contract/rooms.ts";
import { promotionPrice } from "#rules/booking/promotion-price.ts";
import { monthsOn } from "#rules/site/seasons.ts";
import { dayAt } from "#rules/time/day.ts";
import { useLayout } from "#web/use-layout.ts";
import { Section } from "#web/sections/section.tsx";
import { langOf, type Site, useSite } from "#web/site.ts";
import { AmountFrom } from "#web/ui/amount-from.tsx";
import { Photo } from "#web/ui/photo.tsx";
import { usePicturesFor } from "#web/ui/picture-use.ts";
import { Clauses } from "#web/ui/clauses.tsx";

/** "On now", or the first day. A promotion that has ended is never shown. */
export function promotionState(promotion: Promotion, site: Site): string {
  const begins = promotion.begin_timestamp;
  return begins !== null && begins * 1000 > site.now ? site.words.from_day(site.day(begins)) : site.words.on_now;
}

/** A period as text: both ends, one of them, or neither. */
export function period(from: number | null, to: number | null, { words, day: dayOf }: Site): string {
  // A date is never split over two lines; in Chinese and Japanese the stylesheet sees to it.
  const day = (at: number) => dayOf(at).replaceAll(" ", "\u00a0");
  if (from !== null && to !== null) return beforeItsDash(words.between(day(from), day(to)));
  if (from !== null) return words.from_day(day(from));
  return to === null ? words.always : words.until_day(day(to));
}

/** Where a period does not fit on one line, its dash begins the second and says that it goes on. */
function beforeItsDash(text: string): string {
  return text.replace(/([–至~]) /, "$1\u00a0").replace("〜", "\u200b〜\u2060");
}

type PromotionListProps = {
  promotions: Promotion[];
  /** How many show their picture; all by default. */ pictured?: number;
};

/** The lodging's rooms, on pages that have loaded them: a promotion for some of them shows their price. */
export const PricedRoomsContext = createContext<readonly RoomClass[]>([]);

export function PromotionList({ promotions, pictured = promotions.length }: PromotionListProps) {
  const site = useSite();
  const rooms = useContext(PricedRoomsContext);
  const { variants, boxes } = useLayout();
  const { promotion: home, fewPromotions = home, offer } = boxes;
  const box = site.path !== "/" ? offer : promotions.length < 3 ? fewPromotions : home;
  const left = usePicturesFor(promotions.map((promotion) => [promotion.main_image_path]));
  const shown = new Set(promotions.filter((_, index) => left[index]).slice(0, pictured));
  return (
    <ul className="promotion-list" data-variant={variants.promotions}>
      {promotions.map((promotion) => (
        <li
          key={promotion.promotion_id}
          data-picture={shown.has(promotion)}
          data-months={monthsOn(promotion, site.today, site.hotel.timezone).join(" ")}
        >
          <a href={site.href(`/event/${promotion.promotion_id}`)}>
            {shown.has(promotion) ? <Photo src={promotion.main_image_path} alt="" sizes={box} /> : null}
            {variants.promotions === "dates" ? <DateLeaves promotion={promotion} /> : null}
            <span className="promotion-words">
              <small className="promotion-state">{promotionState(promotion, site)}</small>
              <strong {...langOf(promotion.fallback_lang, "promotion_title")}>
                <Clauses text={promotion.promotion_title} />
              </strong>
              <span {...langOf(promotion.fallback_lang, "sub_title")}>{promotion.sub_title}</span>
              <PromotionPrice from={promotionPrice(promotion, rooms, site.now)} />
              <small className="promotion-period">
                {site.words.stay_period}{" "}
                {period(promotion.checkin_start_timestamp, promotion.checkin_close_timestamp, site)}
              </small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Of its rooms, not of the offer: a package costs what its own plan does. */
function PromotionPrice({ from }: { from: FromPrice | null }) {
  const { words, price } = useSite();
  if (from === null) return null;
  return (
    <span className="promotion-price" data-money={from.price}>
      <small>{words.promotion_rooms}</small>{" "}
      <b>
        <AmountFrom amount={price(from.price)} say={words.from_price} />
      </b>{" "}
      <small>{from.nights > 1 ? words.per_night_longer(from.nights) : words.per_night}</small>
    </span>
  );
}

/** First and last day of arrival as calendar leaves. Decorative: the text beside them says the same. */
function DateLeaves({ promotion }: { promotion: Promotion }) {
  const { hotel, lang } = useSite();
  const days = [promotion.checkin_start_timestamp, promotion.checkin_close_timestamp].filter((at) => at !== null);
  if (days.length === 0) return null;
  const dates = days.map((at) => ({ at, day: dayAt(new Date(at * 1000), hotel.timezone) }));
  const isOneYear = new Set(dates.map(({ day }) => day.slice(0, 4))).size === 1;
  const month = new Intl.DateTimeFormat(lang, {
    timeZone: hotel.timezone,
    month: "short",
    ...(isOneYear ? {} : { year: "numeric" }),
  });
  return (
    <span className="leaves" aria-hidden="true">
      {dates.map(({ at, day }) => (
        <span className="leaf" key={at}>
          <small>{month.format(at * 1000)}</small>
          <b>{Number(day.slice(8))}</b>
        </span>
      ))}
    </span>
  );
}

export function Promotions(props: PromotionListProps) {
  const { words, titles, href } = useSite();
  if (props.promotions.length === 0) return null;
  return (
    <Section name="promotions" {...titles.promotions} more={{ href: href("/event"), title: words.all_promotions }}>
      <PromotionList {...props} />
    </Section>
  );
}
