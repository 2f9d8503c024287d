import type { Promotion } from "#contract/content.ts";
import { langOf, useSite } from "#web/site.ts";

/** How long an announcement counts as new. */
const FRESH_DAYS = 30;

/** The newest announcement in one line, while it is new; the news section has all. */
export function Notice({ news }: { news: Promotion[] }) {
  const { words, now, day, keepPreview } = useSite();
  const newest = news.find(({ public_timestamp }) => public_timestamp !== null);
  const since = newest?.public_timestamp ?? 0;
  if (!newest || now / 1000 - since > FRESH_DAYS * 86_400) return null;
  return (
    <aside className="notice" aria-label={words.news}>
      <a href={keepPreview(newest.detail_info_path)}>
        <time dateTime={new Date(since * 1000).toISOString()}>{day(since, "short")}</time>{" "}
        <strong {...langOf(newest.fallback_lang, "promotion_title")}>{newest.promotion_title}</strong>
      </a>
    </aside>
  );
}
