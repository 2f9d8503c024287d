/** Banner pictures that rotate (enhance/banners.ts) inside an element with data-banner. The first is shown at once. */
import { isSafeLink } from "#rules/site/menu.ts";
import { useSite } from "#web/site.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Photo } from "#web/ui/photo.tsx";

export function BannerSlides({ sizes }: { sizes: string }) {
  const { hotel } = useSite();
  return hotel.info.banner_info.map((banner, index) => (
    <div key={banner.img} data-slide {...(index === 0 ? { "data-shown": "" } : {})}>
      {isSafeLink(banner.link) ? (
        <a href={banner.link}>
          <Photo src={banner.img} alt={banner.alt} sizes={sizes} isFirst={index === 0} isInTurn={index > 0} />
        </a>
      ) : (
        <Photo src={banner.img} alt={banner.alt} sizes={sizes} isFirst={index === 0} isInTurn={index > 0} />
      )}
    </div>
  ));
}

/** Shown by the script that rotates the pictures: without it there is nothing to pause. */
export function BannerPause({ className }: { className: string }) {
  const { hotel, words } = useSite();
  if (hotel.info.banner_info.length < 2) return null;
  return (
    <button
      className={className}
      type="button"
      hidden
      data-pause
      data-pause-label={words.pause_pictures}
      data-play-label={words.play_pictures}
    >
      <Icon name="pause" />
      <Icon name="play" />
    </button>
  );
}
