import type { Promotion } from "#contract/content.ts";
import { hasWhereabouts } from "#rules/site/area.ts";
import { AreaMap } from "#web/sections/map/area-map.tsx";
import { Coordinates } from "#web/sections/coordinates.tsx";
import { MapButton } from "#web/sections/map-button.tsx";
import { Section } from "#web/sections/section.tsx";
import { langOf, useSite } from "#web/site.ts";
import { RichText } from "#web/ui/rich-text.tsx";

export function Location({ attractions }: { attractions: Promotion[] }) {
  const { hotel, words, href } = useSite();
  const { info } = hotel;
  if (!hasWhereabouts(info)) return null;
  return (
    <Section name="location" title={words.location}>
      <div className="location">
        <AreaMap attractions={attractions} />
        <div className="location-words">
          {info.address ? (
            <p className="location-address" {...langOf(hotel.fallback_lang, "info.address")}>
              {info.address}
            </p>
          ) : null}
          <RichText html={info.location_block} {...langOf(hotel.fallback_lang, "info.location_block")} />
          <Coordinates />
          <p className="location-ways">
            <MapButton />
            <a className="more" href={href("/directions")}>
              {words.directions_to_print}
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}
