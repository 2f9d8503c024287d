import type { Facility } from "#contract/content.ts";
import { byFloor } from "#rules/site/floors.ts";
import { Intro } from "#web/sections/intro.tsx";
import { langOf, useSite } from "#web/site.ts";

/** As many places as a board in a lobby names; the link leads to all of them. */
const MOST = 8;

/** What one reads while waiting at the desk: the introduction, beside it the board that says what is on which floor. */
export function Welcome({ facilities }: { facilities: Facility[] }) {
  const hasBoard = facilities.some(({ floor }) => floor !== "");
  if (!hasBoard) return <Intro />;
  return (
    <div className="welcome">
      <Intro />
      <Board facilities={facilities.slice(0, MOST)} />
    </div>
  );
}

function Board({ facilities }: { facilities: Facility[] }) {
  const { words, href } = useSite();
  return (
    <section className="board" aria-labelledby="board-title">
      <header>
        <h2 id="board-title">{words.floor}</h2>
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
