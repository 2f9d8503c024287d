/** What the house adds to the room: a few of its facilities, those with a picture first. */
import type { RoomData } from "#web/guest/room/room-data.ts";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { usePicturesFor } from "#web/ui/picture-use.ts";

type HouseAddsProps = Pick<RoomData, "room" | "facilities"> & {
  most?: number;
  /** How many show their picture; a picture of the room itself is never repeated. */ pictured?: number;
  /** Pictures for every one of them, or for none. */ isEven?: boolean;
  /** The displayed width of a picture, as in the `sizes` attribute. */ sizes?: string;
};

export function HouseAdds(props: HouseAddsProps) {
  const { room, facilities, most = 3, pictured = most, isEven = false, sizes = "100vw" } = props;
  const { words, href } = useSite();
  const own = new Set(room.photos.map(({ src }) => src));
  const pictures = usePicturesFor(
    facilities.map((each) => [each.main_image_path, ...each.picture_path_array].filter((src) => !own.has(src))),
  );
  const rows = facilities.map((facility, index) => ({ facility, picture: pictures[index] ?? null }));
  const first = [...rows.filter(({ picture }) => picture), ...rows.filter(({ picture }) => !picture)].slice(0, most);
  const isBare = isEven && first.some(({ picture }) => !picture);
  const shown = first.map((row, index) => (index < pictured && !isBare ? row : { ...row, picture: null }));
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
        {shown.map(({ facility, picture }) => (
          <li key={facility.id} data-picture={picture !== null}>
            <a href={href(`/facilities#${facility.facilities_key}`)}>
              {picture ? <Photo src={picture} alt="" sizes={sizes} /> : null}
              <strong {...langOf(facility.fallback_lang, "facilities_title")}>{facility.facilities_title}</strong>
              <span {...langOf(facility.fallback_lang, "index_introduction")}>{facility.index_introduction}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
