import { listAnnouncements } from "#contract/content.ts";
import { visitOf } from "#web/context.ts";
import { useLayout } from "#web/use-layout.ts";
import { NewsList } from "#web/sections/news.tsx";
import { titleList } from "#rules/text/lists.ts";
import { PageMeta } from "#web/seo/page-meta.tsx";
import { breadcrumbs } from "#web/seo/structured-data.ts";
import { useSite } from "#web/site.ts";
import type { Route } from "./+types/news";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, domain } = visitOf(context);
  return { news: await api(listAnnouncements, { query: { domain } }) };
}

export default function News({ loaderData: { news } }: Route.ComponentProps) {
  const site = useSite();
  const { words } = site;
  const { PageHead } = useLayout();
  return (
    <>
      <PageMeta
        title={words.news}
        description={titleList(news.map((item) => item.promotion_title))}
        data={[breadcrumbs(site, [{ name: words.news, path: "/news" }])]}
      />
      <PageHead title={words.news} />
      <div className="page">
        {news.length === 0 ? <p className="empty">{words.no_news}</p> : <NewsList news={news} />}
      </div>
    </>
  );
}
