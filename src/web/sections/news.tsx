import type { Promotion } from "#contract/content.ts";
import { monthPublished } from "#rules/site/seasons.ts";
import { useLayout } from "#web/use-layout.ts";
import { Section } from "#web/sections/section.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";

export function NewsList({ news }: { news: Promotion[] }) {
  const site = useSite();
  const { variants } = useLayout();
  return (
    <ol className="news-list" data-variant={variants.news}>
      {news.map((item) => (
        <li
          key={item.promotion_id}
          data-months={monthPublished(item.public_timestamp, site.today, site.hotel.timezone) ?? undefined}
        >
          <a href={site.keepPreview(item.detail_info_path)}>
            {item.public_timestamp === null ? null : (
              <time dateTime={new Date(item.public_timestamp * 1000).toISOString()}>
                {site.day(item.public_timestamp)}
              </time>
            )}
            <strong {...langOf(item.fallback_lang, "promotion_title")}>
              <Clauses text={item.promotion_title} />
            </strong>
            <span {...langOf(item.fallback_lang, "sub_title")}>{item.sub_title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The newest `count`; the news page has all. */
export function News({ news, count }: { news: Promotion[]; count: number }) {
  const { words, href } = useSite();
  if (news.length === 0) return null;
  return (
    <Section
      name="news"
      title={words.news}
      more={news.length > count && { href: href("/news"), title: words.all_news }}
    >
      <NewsList news={news.slice(0, count)} />
    </Section>
  );
}
