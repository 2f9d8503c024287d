import { redirect } from "react-router";
import { getPromotion } from "#contract/content.ts";
import { listRooms } from "#contract/rooms.ts";
import { pageAddress } from "#rules/site/address.ts";
import { addDays, dayAt } from "#rules/time/day.ts";
import { visitOf } from "#web/context.ts";
import { useLayout } from "#web/use-layout.ts";
import { missing } from "#web/guest/missing.ts";
import { CodeTerms } from "#web/sections/code-terms.tsx";
import { period, promotionState } from "#web/sections/promotions.tsx";
import { RoomList } from "#web/sections/rooms.tsx";
import { ArticlePicture } from "#web/sections/article-picture.tsx";
import { PageMeta } from "#web/seo/page-meta.tsx";
import { breadcrumbs, promotionData } from "#web/seo/structured-data.ts";
import { langOf, useSite } from "#web/site.ts";
import { RichText } from "#web/ui/rich-text.tsx";
import type { Route } from "./+types/promotion";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, domain, originOf, product, lang } = visitOf(context);
  const [promotion, rooms] = await Promise.all([
    api(getPromotion, { query: { domain, promotion_id: params.promotion_id } }).catch(missing),
    api(listRooms, { query: { domain } }),
  ]);
  const place = pageAddress(product, lang, `/event/${promotion.promotion_id}`);
  if (promotion.detail_info_path !== place) throw redirect(originOf(domain) + promotion.detail_info_path, 301);
  const isFor = (id: number) => promotion.support_room_type.length === 0 || promotion.support_room_type.includes(id);
  return {
    promotion,
    rooms: rooms.filter((room) => isFor(room.room_class_id)),
    excluded: rooms.filter((room) => !isFor(room.room_class_id)),
  };
}

export default function Promotion({ loaderData: { promotion, rooms, excluded } }: Route.ComponentProps) {
  const site = useSite();
  const { words, titles, isSelling, bookHref, hotel, today } = site;
  const { PageHead } = useLayout();
  const opens =
    promotion.checkin_start_timestamp === null
      ? today
      : dayAt(new Date(promotion.checkin_start_timestamp * 1000), hotel.timezone);
  const start = opens > today ? opens : today;
  return (
    <>
      <PageMeta
        type="article"
        title={promotion.promotion_title}
        description={promotion.detail_foreword || promotion.sub_title}
        data={[
          ...promotionData(site, promotion),
          breadcrumbs(site, [
            { name: titles.promotions.title, path: "/event" },
            { name: promotion.promotion_title, path: `/event/${promotion.promotion_id}` },
          ]),
        ]}
      />
      <PageHead
        title={promotion.promotion_title}
        lang={langOf(promotion.fallback_lang, "promotion_title").lang}
        lead={<span {...langOf(promotion.fallback_lang, "sub_title")}>{promotion.sub_title}</span>}
        picture={promotion.main_image_path}
      />
      <article className="page article-page">
        <dl className="spec">
          <div>
            <dt>{words.booking_period}</dt>
            <dd>
              {promotionState(promotion, site)} · {period(promotion.begin_timestamp, promotion.end_timestamp, site)}
            </dd>
          </div>
          <div>
            <dt>{words.stay_period}</dt>
            <dd>{period(promotion.checkin_start_timestamp, promotion.checkin_close_timestamp, site)}</dd>
          </div>
          {excluded.length > 0 ? (
            <div data-excluded>
              <dt>{words.rooms_excluded}</dt>
              <dd>{new Intl.ListFormat(site.lang).format(excluded.map((room) => room.room_class_name))}</dd>
            </div>
          ) : null}
          {promotion.codes.map((terms) => (
            <CodeTerms key={terms.code} terms={terms} />
          ))}
        </dl>
        <p className="lead" {...langOf(promotion.fallback_lang, "detail_foreword")}>
          {promotion.detail_foreword}
        </p>
        <ArticlePicture src={promotion.sub_image_path} />
        <RichText html={promotion.detail_info} {...langOf(promotion.fallback_lang, "detail_info")} />
        {isSelling ? (
          <p>
            <a className="button" href={bookHref({ start, end: addDays(start, 1) })} data-book>
              {words.book_this_offer}
            </a>
          </p>
        ) : null}
      </article>
      {rooms.length > 0 ? (
        <section className="section section-rooms section-others" aria-labelledby="rooms-title">
          <header className="section-head">
            <h2 id="rooms-title">{words.rooms_included}</h2>
          </header>
          <RoomList rooms={rooms} />
        </section>
      ) : null}
    </>
  );
}
