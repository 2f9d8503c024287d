import type { Promotion } from "#contract/content.ts";
import type { HomeData } from "#web/guest/home/home-data.ts";
import { captionOf } from "#rules/text/caption.ts";
import { isSafeLink } from "#rules/site/menu.ts";
import { phrasesOf } from "#rules/text/phrases.ts";
import { NewsList } from "#web/sections/news.tsx";
import { PromotionList } from "#web/sections/promotions.tsx";
import { Search } from "#web/sections/search.tsx";
import { langOf, useSite } from "#web/site.ts";
import { lowestFrom } from "#rules/stock/from-price.ts";
import { FromPrice } from "#web/sections/room/from-price.tsx";
import { AmountFrom } from "#web/ui/amount-from.tsx";
import { Photo } from "#web/ui/photo.tsx";
import { Clauses } from "#web/ui/clauses.tsx";
import { Phrases } from "#web/ui/phrases.tsx";

const STORIES = 3;
const BRIEFS = 4;

/** The main story over most of the page; beside it promotions, and a column with an advertisement and short news. */
export function FrontPage({ data }: { data: HomeData }) {
  const stories = data.promotions.slice(0, STORIES);
  const shown = new Set(stories.map((story) => story.promotion_id));
  // A promotion may also be announced as news: it is shown once.
  const briefs = data.news.filter((item) => !shown.has(item.promotion_id));
  return (
    <div className="front" data-columns={stories.length > 0 ? 3 : 2}>
      <Lead />
      <Advert rooms={data.rooms} />
      {stories.length > 0 ? <Stories stories={stories} /> : null}
      {briefs.length > 0 ? <Briefs briefs={briefs} /> : <Tariff rooms={data.rooms} />}
    </div>
  );
}

/** Longer than six lines below the picture, where a character of Chinese or Japanese is as wide as two and a half letters. */
const isLong = (text: string) => text.length + (text.match(/[\u2e80-\u9fff\uff00-\uff60]/g)?.length ?? 0) * 1.5 > 420;

function Lead() {
  const { hotel } = useSite();
  const { banner_info, banner_title, banner_sub_title, introduction } = hotel.info;
  const [banner] = banner_info;
  if (!banner && banner_title === "" && introduction === "") return null;
  const photo = banner ? (
    <Photo
      src={banner.img}
      alt={banner.alt}
      sizes="(min-width: 60rem) 48vw at 4/3, calc(100vw - 2rem) at 4/3"
      isFirst
    />
  ) : null;
  return (
    <article className="lead-story" data-picture={Boolean(banner)}>
      {banner_sub_title ? (
        <p className="kicker" {...langOf(hotel.fallback_lang, "info.banner_sub_title")}>
          <Clauses text={banner_sub_title} />
        </p>
      ) : null}
      {banner_title ? (
        <h2 {...langOf(hotel.fallback_lang, "info.banner_title")}>
          <Clauses text={banner_title} />
        </h2>
      ) : null}
      {banner ? (
        <figure>
          {isSafeLink(banner.link) ? <a href={banner.link}>{photo}</a> : photo}
          {banner.alt && banner.alt !== hotel.hotel_name ? <figcaption>{captionOf(banner.alt)}</figcaption> : null}
        </figure>
      ) : null}
      {introduction ? (
        <p
          className="lead-text phrased"
          data-long={isLong(introduction)}
          {...langOf(hotel.fallback_lang, "info.introduction")}
        >
          <Phrases phrases={phrasesOf(introduction)} />
        </p>
      ) : null}
    </article>
  );
}

function Stories({ stories }: { stories: Promotion[] }) {
  const { words, titles, href } = useSite();
  return (
    <section className="front-stories" id="promotions" aria-labelledby="promotions-title">
      <h2 className="column-head" id="promotions-title" lang={titles.promotions.lang}>
        {titles.promotions.title}
      </h2>
      <PromotionList promotions={stories} pictured={1} />
      <a className="more" href={href("/event")}>
        {words.all_promotions}
      </a>
    </section>
  );
}

function Briefs({ briefs }: { briefs: Promotion[] }) {
  const { words, href } = useSite();
  return (
    <section className="front-briefs" id="news" aria-labelledby="news-title">
      <h2 className="column-head" id="news-title">
        {words.news}
      </h2>
      <NewsList news={briefs.slice(0, BRIEFS)} />
      <a className="more" href={href("/news")}>
        {words.all_news}
      </a>
    </section>
  );
}

/** An advertisement for the lodging's rooms: the price from, and the search. */
function Advert({ rooms }: { rooms: HomeData["rooms"] }) {
  const { words, isSelling } = useSite();
  const lowest = lowestFrom(rooms.map((room) => room.from_price));
  return (
    <aside className="advert" aria-label={isSelling ? words.search_rooms : words.contact_us}>
      <p className="advert-head">{isSelling ? words.find_dates : words.contact_us}</p>
      {lowest ? (
        <p className="advert-price" data-money={lowest.price}>
          <FromPrice from={lowest} />
        </p>
      ) : null}
      <Search variant="advert" />
    </aside>
  );
}

/** A lodging without news shows its prices. */
function Tariff({ rooms }: { rooms: HomeData["rooms"] }) {
  const { words, price, href } = useSite();
  const priced = rooms.flatMap(({ from_price: from, ...room }) => (from === null ? [] : [{ ...room, from }]));
  if (priced.length === 0) return null;
  return (
    <ul className="front-briefs tariff">
      {priced.map((room) => (
        <li key={room.room_class_id}>
          <a href={href(`/rooms/${room.room_class_id}`)}>
            <span {...langOf(room.fallback_lang, "room_class_name")}>{room.room_class_name}</span>
            <b>
              <AmountFrom amount={price(room.from.price)} say={words.from_price} />
              {room.from.nights > 1 ? <small>{words.per_night_longer(room.from.nights)}</small> : null}
            </b>
          </a>
        </li>
      ))}
    </ul>
  );
}
