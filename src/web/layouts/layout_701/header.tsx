import { useSite } from "#web/site.ts";
import { Bar } from "../layout_700/bar.tsx";
import { Dock } from "../layout_700/dock.tsx";

/** The family's bar on a solid background; below it the activities. The home page shows them itself, larger. */
export function Header() {
  const { path } = useSite();
  return (
    <>
      <div className="top">
        <Bar />
        {path === "/" ? null : <Chips />}
      </div>
      <Dock />
    </>
  );
}

function Chips() {
  const { places, words, titles, href, path } = useSite();
  if (places.length === 0) return null;
  return (
    <nav className="chips" aria-label={titles.facilities.title} data-here>
      <ul>
        <li>
          <a href={href("/facilities")} {...(path === "/facilities" ? { "aria-current": "page" as const } : {})}>
            {words.all_facilities}
          </a>
        </li>
        {places.map(({ key, title, lang }) => (
          <li key={key}>
            <a href={href(`/facilities#${key}`)} lang={lang}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
