import { said, useSite } from "#web/site.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Photo } from "#web/ui/photo.tsx";

/** The view fills the screen; the sentence rests on the horizon. Without a picture two fields of colour meet there. */
export function Hero() {
  const { hotel, words } = useSite();
  const { info } = hotel;
  const title = info.banner_title || hotel.hotel_name;
  const field = info.banner_title ? "info.banner_title" : "hotel_name";
  return (
    <section className="hero" data-banner data-picture={info.banner_info.length > 0} aria-label={hotel.hotel_name}>
      <div className="hero-views">
        {info.banner_info.map((banner, index) => (
          <div key={banner.img} data-slide {...(index === 0 ? { "data-shown": "" } : {})}>
            <Photo src={banner.img} alt={banner.alt} sizes="max(100vw, 160svh)" isFirst={index === 0} />
          </div>
        ))}
      </div>
      <div className="hero-words">
        <h1 {...said(hotel.fallback_lang, field)}>{title}</h1>
        {info.banner_sub_title ? (
          <p {...said(hotel.fallback_lang, "info.banner_sub_title")}>{info.banner_sub_title}</p>
        ) : null}
      </div>
      {info.banner_info.length > 1 ? (
        <button
          className="hero-pause"
          type="button"
          hidden
          data-pause
          data-pause-label={words.pause_pictures}
          data-play-label={words.play_pictures}
        >
          <Icon name="pause" />
          <Icon name="play" />
        </button>
      ) : null}
    </section>
  );
}
