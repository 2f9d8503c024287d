import type { HotelTag } from "#contract/hotel.ts";
import { pageAddress } from "#rules/site/address.ts";
import { useLayout } from "#web/use-layout.ts";
import { Section } from "#web/sections/section.tsx";
import { useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";

/** Lodgings that share a tag: picture, name and link, which is all that is known of them here. */
export function Sisters({ tags }: { tags: HotelTag[] }) {
  const { words, origin, hotel, product, lang } = useSite();
  const { boxes } = useLayout();
  const shared = tags.filter((tag) => tag.hotels.length > 0);
  return shared.map((tag) => (
    <Section key={tag.code} name={`sisters-${tag.code}`} title={words.sister_lodgings(tag.tag)}>
      <ul className="sister-list">
        {tag.hotels.map((sister) => {
          const theirs = origin.replace(hotel.domain, sister.domain);
          return (
            <li key={sister.domain} data-picture={sister.main_image_path !== ""}>
              <a href={theirs + pageAddress(product, lang, "/")}>
                {sister.main_image_path ? (
                  <Photo src={sister.main_image_path} alt="" sizes={boxes.sister} origin={theirs} />
                ) : null}
                <span>{sister.hotel_name}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  ));
}
