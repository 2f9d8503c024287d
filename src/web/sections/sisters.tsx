import type { HotelTag } from "#contract/hotel.ts";
import { pageAddress } from "#rules/address.ts";
import { Section } from "#web/sections/section.tsx";
import { useSite } from "#web/site.ts";

/** Lodgings that share a tag. Only their names and addresses are known here. */
export function Sisters({ tags }: { tags: HotelTag[] }) {
  const { words, origin, hotel, product, lang } = useSite();
  const shared = tags.filter((tag) => tag.hotels.length > 0);
  return shared.map((tag) => (
    <Section key={tag.code} name={`sisters-${tag.code}`} title={words.sister_lodgings(tag.tag)}>
      <ul className="sister-list">
        {tag.hotels.map((sister) => (
          <li key={sister.domain}>
            <a href={origin.replace(hotel.domain, sister.domain) + pageAddress(product, lang, "/")}>
              {sister.hotel_name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  ));
}
