import type { Promotion } from "#contract/content.ts";
import { useLayout } from "#web/dress.ts";
import { Section } from "#web/sections/section.tsx";
import { said, type Site, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";

/** "On now", or the day it begins. One that is over is never told of. */
export function promotionState(promotion: Promotion, site: Site): string {
  const begins = promotion.begin_timestamp;
  return begins !== null && begins * 1000 > site.now ? site.words.from_day(site.day(begins)) : site.words.on_now;
}

/** A period in words: both ends, one of them, or neither. */
export function period(from: number | null, to: number | null, { words, day }: Site): string {
  if (from !== null && to !== null) return words.between_days(day(from), day(to));
  if (from !== null) return words.from_day(day(from));
  return to === null ? words.always : words.until_day(day(to));
}

type PromotionListProps = {
  promotions: Promotion[];
  /** How many may show their picture: all, unless said. */ pictured?: number;
};

export function PromotionList({ promotions, pictured = promotions.length }: PromotionListProps) {
  const site = useSite();
  const { variants } = useLayout();
  const shown = new Set(promotions.filter((promotion) => promotion.main_image_path).slice(0, pictured));
  return (
    <ul className="promotion-list" data-variant={variants.promotions}>
      {promotions.map((promotion) => (
        <li key={promotion.promotion_id} data-picture={shown.has(promotion)}>
          <a href={site.href(`/event/${promotion.promotion_id}`)}>
            {shown.has(promotion) ? (
              <Photo src={promotion.main_image_path} alt="" sizes="(min-width: 900px) 50vw, 100vw" />
            ) : null}
            <span className="promotion-words">
              <small className="promotion-state">{promotionState(promotion, site)}</small>
              <strong {...said(promotion.fallback_lang, "promotion_title")}>{promotion.promotion_title}</strong>
              <span {...said(promotion.fallback_lang, "sub_title")}>{promotion.sub_title}</span>
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

export function Promotions({ promotions }: { promotions: Promotion[] }) {
  const { words, href } = useSite();
  if (promotions.length === 0) return null;
  return (
    <Section name="promotions" title={words.promotions} more={{ href: href("/event"), title: words.all_promotions }}>
      <PromotionList promotions={promotions} />
    </Section>
  );
}
