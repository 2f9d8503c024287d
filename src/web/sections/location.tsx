import type { Promotion } from "#contract/content.ts";
import { mapLink } from "#rules/area.ts";
import { AreaMap } from "#web/sections/area-map.tsx";
import { Section } from "#web/sections/section.tsx";
import { said, useSite } from "#web/site.ts";
import { Icon } from "#web/ui/icon.tsx";
import { RichText } from "#web/ui/rich-text.tsx";

export function Location({ attractions }: { attractions: Promotion[] }) {
  const { hotel, words } = useSite();
  const { info } = hotel;
  if (info.address === "" && info.coordinates === null && info.location_block === "") return null;
  const map = mapLink(hotel);
  return (
    <Section name="location" title={words.location}>
      <div className="location">
        <AreaMap attractions={attractions} />
        <div className="location-words">
          <p className="location-address" {...said(hotel.fallback_lang, "info.address")}>
            {info.address}
          </p>
          <RichText html={info.location_block} {...said(hotel.fallback_lang, "info.location_block")} />
          {map ? (
            <a className="button button-quiet" href={map} target="_blank" rel="noopener noreferrer">
              <Icon name="pin" /> {words.get_directions}
              <span className="hidden">{words.new_tab}</span>
            </a>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
