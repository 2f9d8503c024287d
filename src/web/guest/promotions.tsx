import { listPromotions, listPromotionTypes } from "#contract/content.ts";
import { listRooms } from "#contract/rooms.ts";
import { textIn } from "#rules/text/language.ts";
import { visitOf } from "#web/context.ts";
import { useLayout } from "#web/use-layout.ts";
import { PricedRoomsContext, PromotionList } from "#web/sections/promotions.tsx";
import { titleList } from "#rules/text/lists.ts";
import { PageMeta } from "#web/seo/page-meta.tsx";
import { breadcrumbs } from "#web/seo/structured-data.ts";
import { useSite } from "#web/site.ts";
import type { Route } from "./+types/promotions";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, domain } = visitOf(context);
  const [promotions, types, rooms] = await Promise.all([
    api(listPromotions, { query: { domain } }),
    api(listPromotionTypes, { query: { domain, del: "false" } }),
    api(listRooms, { query: { domain } }),
  ]);
  return { promotions, types, rooms };
}

export default function Promotions({ loaderData: { promotions, types, rooms } }: Route.ComponentProps) {
  const site = useSite();
  const { words, titles, lang, hotel } = site;
  const { PageHead } = useLayout();
  const used = types.filter((type) => promotions.some((promotion) => promotion.promotion_type === type.topic_key));
  const untyped = promotions.filter((promotion) => !used.some((type) => type.topic_key === promotion.promotion_type));
  return (
    <PricedRoomsContext value={rooms}>
      <PageMeta
        title={titles.promotions.title}
        description={titleList(promotions.map((promotion) => promotion.promotion_title))}
        data={[breadcrumbs(site, [{ name: titles.promotions.title, path: "/event" }])]}
      />
      <PageHead {...titles.promotions} picture={hotel.info.template_images.promotion} />
      <div className="page">
        {promotions.length === 0 ? <p className="empty">{words.nothing_on}</p> : null}
        {used.length > 1
          ? used.map((type) => {
              const topic = textIn(type.topic_detail, lang, hotel.main_lang);
              return (
                <section
                  className="topic"
                  key={type.promotion_type_id}
                  aria-labelledby={`topic-${type.promotion_type_id}`}
                >
                  <h2 id={`topic-${type.promotion_type_id}`} lang={topic.lang === lang ? undefined : topic.lang}>
                    {topic.text}
                  </h2>
                  <PromotionList
                    promotions={promotions.filter((promotion) => promotion.promotion_type === type.topic_key)}
                  />
                </section>
              );
            })
          : null}
        {used.length > 1 ? <PromotionList promotions={untyped} /> : <PromotionList promotions={promotions} />}
      </div>
    </PricedRoomsContext>
  );
}
