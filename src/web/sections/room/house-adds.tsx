/** What the house adds to the room: a few of its facilities, those with a picture first. */
import type { RoomData } from "#web/guest/room/room-data.ts";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";

type HouseAddsProps = Pick<RoomData, "room" | "facilities"> & {
  most?: number;
  /** How many show their picture; a picture of the room itself is never repeated. */ pictured?: number;
  /** The displayed width of a picture, as in the `sizes` attribute. */ sizes?: string;
};

export function HouseAdds({ room, facilities, most = 3, pictured = most, sizes = "100vw" }: HouseAddsProps) {
  const { words, href } = useSite();
  const used = new Set(room.photos.map(({ src }) => src));
  const hasPicture = ({ main_image_path }: RoomData["facilities"][number]) =>
    main_image_path !== "" && !used.has(main_image_path);
  const shown = [...facilities.filter(hasPicture), ...facilities.filter((each) => !hasPicture(each))].slice(0, most);
  if (shown.length === 0) return null;
  return (
    <section className="house-adds" aria-labelledby="house-adds">
      <header className="section-head">
        <h2 id="house-adds">{words.room_page.house_adds}</h2>
        <a className="more" href={href("/facilities")}>
          {words.all_facilities}
        </a>
      </header>
      <ul>
        {shown.map((facility, index) => (
          <li key={facility.id} data-picture={index < pictured && hasPicture(facility)}>
            <a href={href(`/facilities#${facility.facilities_key}`)}>
              {index < pictured && hasPicture(facility) ? (
                <Photo src={facility.main_image_path} alt="" sizes={sizes} />
              ) : null}
              <strong {...langOf(facility.fallback_lang, "facilities_title")}>{facility.facilities_title}</strong>
              <span {...langOf(facility.fallback_lang, "index_introduction")}>{facility.index_introduction}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
