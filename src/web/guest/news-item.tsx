import { redirect } from "react-router";
import { getPromotion } from "#contract/content.ts";
import { pageAddress } from "#rules/site/address.ts";
import { visitOf } from "#web/context.ts";
import { useLayout } from "#web/use-layout.ts";
import { missing } from "#web/guest/missing.ts";
import { ArticlePicture } from "#web/sections/article-picture.tsx";
import { PageMeta } from "#web/seo/page-meta.tsx";
import { breadcrumbs, newsData } from "#web/seo/structured-data.ts";
import { langOf, useSite } from "#web/site.ts";
import { RichText } from "#web/ui/rich-text.tsx";
import type { Route } from "./+types/news-item";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, domain, originOf, product, lang } = visitOf(context);
  const item = await api(getPromotion, { query: { domain, promotion_id: params.promotion_id } }).catch(missing);
  const place = pageAddress(product, lang, `/news/${item.promotion_id}`);
  if (item.detail_info_path !== place) throw redirect(originOf(domain) + item.detail_info_path, 301);
  return { item };
}

export default function NewsItem({ loaderData: { item } }: Route.ComponentProps) {
  const site = useSite();
  const { words, href, day } = site;
  const { PageHead } = useLayout();
  return (
    <>
      <PageMeta
        type="article"
        title={item.promotion_title}
        description={item.detail_foreword || item.sub_title}
        data={[
          newsData(site, item),
          breadcrumbs(site, [
            { name: words.news, path: "/news" },
            { name: item.promotion_title, path: `/news/${item.promotion_id}` },
          ]),
        ]}
      />
      <PageHead
        title={item.promotion_title}
        lang={langOf(item.fallback_lang, "promotion_title").lang}
        lead={item.public_timestamp === null ? null : <time>{day(item.public_timestamp)}</time>}
        picture={item.main_image_path}
      />
      <article className="page article-page">
        <p className="lead" {...langOf(item.fallback_lang, "detail_foreword")}>
          {item.detail_foreword}
        </p>
        <ArticlePicture src={item.sub_image_path} />
        <RichText html={item.detail_info} {...langOf(item.fallback_lang, "detail_info")} />
        <p>
          <a className="more" href={href("/news")}>
            {words.all_news}
          </a>
        </p>
      </article>
    </>
  );
}
