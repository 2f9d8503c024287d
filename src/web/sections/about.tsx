import { useLayout } from "#web/use-layout.ts";
import { Section } from "#web/sections/section.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { usePicturesFor } from "#web/ui/picture-use.ts";
import { RichText } from "#web/ui/rich-text.tsx";

/** The lodging's story on the home page, with a picture that is not on the page yet; the rest is on the about page. */
export function About() {
  const { hotel, words, titles, href } = useSite();
  const { boxes } = useLayout();
  const { about_us, about_images } = hotel.info;
  const [picture] = usePicturesFor([about_images]);
  if (about_us === "" && about_images.length === 0) return null;
  return (
    <Section name="about" {...titles.about} more={{ href: href("/about"), title: words.read_our_story }}>
      <div className="story" data-picture={Boolean(picture)}>
        {picture ? <Photo src={picture} alt="" sizes={boxes.about} /> : null}
        <RichText html={about_us} {...langOf(hotel.fallback_lang, "info.about_us")} />
      </div>
    </Section>
  );
}
