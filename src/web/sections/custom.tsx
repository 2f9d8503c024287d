import { langOf, useSite } from "#web/site.ts";
import { RichText } from "#web/ui/rich-text.tsx";

/** The lodging's own block of text: a packing list, a tariff, anything. */
export function Custom() {
  const { hotel } = useSite();
  if (hotel.info.custom_block === "") return null;
  return (
    <section className="section section-custom" id="custom" aria-label={hotel.hotel_name}>
      <RichText html={hotel.info.custom_block} {...langOf(hotel.fallback_lang, "info.custom_block")} />
    </section>
  );
}
