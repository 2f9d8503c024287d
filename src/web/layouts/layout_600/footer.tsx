import { ContactLines, LegalLines, SocialLinks } from "#web/sections/imprint.tsx";
import { Brand, LanguageLinks } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";
import { stayTimes } from "./times.ts";
import { useIndex } from "./use-index.ts";

/** Like a timetable: times, address, and every page with its number. */
export function Footer() {
  const site = useSite();
  const { all } = useIndex();
  const times = stayTimes(site);
  return (
    <footer className="footer">
      <div className="footer-name">
        <Brand />
        <ContactLines />
        <SocialLinks />
      </div>
      {times.length > 0 ? (
        <dl className="timetable">
          {times.map(({ sign, label, time }) => (
            <div key={sign}>
              <dt>{label}</dt>
              <dd>
                <time>{time}</time>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <ol className="timetable footer-index">
        {all.map((entry) => (
          <li key={entry.number}>
            <a href={entry.href} {...(entry.newTab ? { target: "_blank", rel: "noopener noreferrer" } : {})}>
              <span lang={entry.lang}>{entry.title}</span>
              {entry.newTab ? <span className="hidden">{site.words.new_tab}</span> : null}
              <span className="number" aria-hidden="true">
                {entry.number}
              </span>
            </a>
          </li>
        ))}
      </ol>
      <LanguageLinks />
      <LegalLines />
    </footer>
  );
}
