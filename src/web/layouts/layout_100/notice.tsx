import type { Promotion } from "#contract/content.ts";
import { said, useSite } from "#web/site.ts";
import { Icon } from "#web/ui/icon.tsx";

/** The card that stands on the desk: the newest thing the house has to say, on one line. */
export function Notice({ news }: { news: Promotion[] }) {
  const { words, keepPreview } = useSite();
  const [newest] = news;
  if (!newest) return null;
  return (
    <a className="notice" href={keepPreview(newest.detail_info_path)}>
      <b>{words.news}</b>
      <span {...said(newest.fallback_lang, "promotion_title")}>{newest.promotion_title}</span>
      <Icon name="right" />
    </a>
  );
}
