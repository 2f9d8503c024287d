import { Section } from "#web/sections/section.tsx";
import { said, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { RichText } from "#web/ui/rich-text.tsx";

/** Who keeps the house and why, told on the home page; the page about it has every picture. */
export function Story() {
  const { hotel, words, href } = useSite();
  const { about_us, about_images } = hotel.info;
  if (about_us === "") return null;
  const picture = about_images.at(-1);
  return (
    <Section name="story" title={words.our_story} more={{ href: href("/about"), title: words.about_us }}>
      <div className="story" data-picture={picture !== undefined}>
        {picture ? (
          <div className="story-picture">
            <Photo src={picture} alt="" sizes="(min-width: 60rem) 40vw, 100vw" />
          </div>
        ) : null}
        <RichText html={about_us} {...said(hotel.fallback_lang, "info.about_us")} />
      </div>
    </Section>
  );
}
