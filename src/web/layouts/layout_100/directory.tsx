import type { Facility } from "#contract/content.ts";
import { byFloor } from "#rules/site/floors.ts";
import { Interlude } from "#web/sections/interlude.tsx";
import type { HomeData } from "#web/guest/home/home-data.ts";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { useUnshown } from "#web/ui/picture-use.ts";

/** As many places as a board in a lobby names; the link leads to all of them. */
const MOST = 8;

/** The board beside the lift: what is on which floor, and beside it one of those places. Without floors one large picture. */
export function Directory({ data }: { data: HomeData }) {
  const { facilities } = data;
  const [src] = useUnshown(facilities.map(({ main_image_path }) => main_image_path).filter((path) => path !== ""));
  const seen = facilities.find(({ main_image_path }) => main_image_path === src);
  if (!facilities.some(({ floor }) => floor !== "")) return <Interlude data={data} />;
  return (
    <>
      {seen ? null : <Interlude data={data} />}
      <div className="directory" data-picture={seen !== undefined}>
        <Board facilities={facilities.slice(0, MOST)} />
        {seen ? <View facility={seen} /> : null}
      </div>
    </>
  );
}

function View({ facility }: { facility: Facility }) {
  const { href } = useSite();
  const { facilities_key, facilities_title, fallback_lang, floor, main_image_path } = facility;
  return (
    <figure className="directory-view">
      <Photo src={main_image_path} alt="" sizes="(min-width: 60rem) 56vw by 36rem, 100vw at 3/2" />
      <figcaption>
        <a href={href(`/facilities#${facilities_key}`)}>
          {floor ? <b>{floor}</b> : null}
          <span {...langOf(fallback_lang, "facilities_title")}>{facilities_title}</span>
        </a>
      </figcaption>
    </figure>
  );
}

function Board({ facilities }: { facilities: Facility[] }) {
  const { words, titles, href } = useSite();
  return (
    <section className="board" aria-labelledby="board-title">
      <header>
        <h2 id="board-title">{titles.facilities.title}</h2>
        <a href={href("/facilities")}>{words.all_facilities}</a>
      </header>
      <ol>
        {byFloor(facilities).map(({ floor, places }) => (
          <li key={floor}>
            <p className="board-floor">{floor}</p>
            <ul>
              {places.map((place) => (
                <li key={place.id}>
                  <a href={href(`/facilities#${place.facilities_key}`)}>
                    <strong {...langOf(place.fallback_lang, "facilities_title")}>{place.facilities_title}</strong>
                    <span {...langOf(place.fallback_lang, "index_introduction")}>{place.index_introduction}</span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
