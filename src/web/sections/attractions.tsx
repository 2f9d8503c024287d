import type { Promotion } from "#contract/content.ts";
import { useLayout } from "#web/use-layout.ts";
import { Section } from "#web/sections/section.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { usePicturesFor } from "#web/ui/picture-use.ts";

export function Attractions({ attractions }: { attractions: Promotion[] }) {
  const { words, href } = useSite();
  const { variants } = useLayout();
  const pictures = usePicturesFor(attractions.map((attraction) => [attraction.main_image_path]));
  if (attractions.length === 0) return null;
  return (
    <Section name="attractions" title={words.attractions} variant={variants.attractions}>
      <ul className="attraction-list" data-variant={variants.attractions}>
        {attractions.map((attraction, index) => (
          <li key={attraction.promotion_id}>
            <a href={href(`/attractions#${attraction.promotion_id}`)}>
              {pictures[index] ? <Photo src={pictures[index]} alt="" sizes="(min-width: 900px) 33vw, 80vw" /> : null}
              <strong {...langOf(attraction.fallback_lang, "promotion_title")}>{attraction.promotion_title}</strong>
              <span {...langOf(attraction.fallback_lang, "sub_title")}>{attraction.sub_title}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
