import { Section } from "#web/sections/section.tsx";
import { langOf, useSite } from "#web/site.ts";
import { RichText } from "#web/ui/rich-text.tsx";

/** Dining as a section of its own; a layout that shows it leaves it out of the policies. */
export function Dining() {
  const { hotel, words } = useSite();
  if (hotel.info.dining_options === "") return null;
  return (
    <Section name="dining" title={words.dining}>
      <RichText html={hotel.info.dining_options} {...langOf(hotel.fallback_lang, "info.dining_options")} />
    </Section>
  );
}
