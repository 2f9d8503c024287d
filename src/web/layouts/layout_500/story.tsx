import { Section } from "#web/sections/section.tsx";
import { said, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { RichText } from "#web/ui/rich-text.tsx";

/** The house tells of itself in two columns. What the lead did not show of its pictures stands beside them. */
export function Story() {
  const { hotel, words, href } = useSite();
  const { about_us, about_images, banner_info } = hotel.info;
  if (about_us === "") return null;
  const picture = about_images[0] ?? banner_info[1]?.img;
  return (
    <Section name="about" title={words.our_story} more={{ href: href("/about"), title: words.about_us }}>
      <div className="story" data-picture={picture !== undefined}>
        <RichText className="columns" html={about_us} {...said(hotel.fallback_lang, "info.about_us")} />
        {picture === undefined ? null : (
          <Photo src={picture} alt={hotel.hotel_name} sizes="(min-width: 64rem) 33vw, 100vw" />
        )}
      </div>
    </Section>
  );
}
