import type { RoomClass } from "#contract/rooms.ts";
import { Section } from "#web/sections/section.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { useUnshown } from "#web/ui/picture-use.ts";
import { RichText } from "#web/ui/rich-text.tsx";
import { useLayout } from "#web/use-layout.ts";

/** The house's story, between the courtyard and the rooms. It has a picture only if none of its neighbours shows it. */
export function Story({ rooms }: { rooms: RoomClass[] }) {
  const { hotel, words, titles, href } = useSite();
  const { boxes } = useLayout();
  const { about_us, about_images } = hotel.info;
  const ofRooms = new Set(rooms.map(({ photos }) => photos[0]?.src));
  const picture = useUnshown(about_images).find((path) => !ofRooms.has(path));
  if (about_us === "") return null;
  return (
    <Section name="about" {...titles.about} more={{ href: href("/about"), title: words.read_our_story }}>
      <div className="story" data-picture={picture !== undefined}>
        {picture ? <Photo src={picture} alt="" sizes={boxes.about} /> : null}
        <RichText html={about_us} {...langOf(hotel.fallback_lang, "info.about_us")} />
      </div>
    </Section>
  );
}
