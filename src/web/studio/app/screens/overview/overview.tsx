/** The first screen: the website's address and state, what this lodging is, and every screen that this person may open. */
import { Button, CopyButton } from "@mantine/core";
import { useEffect, useState } from "react";
import type { OverviewWords } from "#languages/zh-TW/studio/overview.ts";
import type { Language } from "#rules/text/language.ts";
import { Link } from "../../navigation/link.tsx";
import { useHrefOf } from "../../navigation/router.ts";
import { PageHead } from "../../parts/page-head.tsx";
import { SeenFrame } from "../../parts/preview-frame.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { LANGUAGE_NAMES } from "../../shell/language.ts";
import { useIsLive } from "../../shell/live-site.ts";
import { type Screen, screensFor } from "../../screens.ts";
import { useLodging, useScreenWords, useStudio } from "../../studio-data.ts";
import { Today } from "./today.tsx";
import "./overview.css";

export default function Overview() {
  const { permissions, name } = useLodging();
  const words = useScreenWords<OverviewWords>();
  const isLive = useIsLive();
  const screens = screensFor(permissions).filter((screen) => screen.name !== "overview");
  return (
    <>
      <PageHead title={words.hello(name)} />
      {isLive && permissions.includes("see_orders") ? <Today /> : null}
      <div className="overview">
        <Site />
        <Facts />
      </div>
      {screens.length > 0 ? (
        <section className="overview-places" aria-labelledby="places">
          <h2 id="places">{words.places}</h2>
          <ul>
            {screens.map((screen) => (
              <li key={screen.name}>
                <Place screen={screen} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function Site() {
  const { site, permissions } = useLodging();
  const hrefOf = useHrefOf();
  const isLive = useIsLive();
  const { words: app } = useStudio();
  const words = useScreenWords<OverviewWords>();
  return (
    <section className="panel overview-site" aria-labelledby="site">
      <h2 id="site">{words.site}</h2>
      {isLive ? (
        <div className="overview-picture" aria-hidden="true">
          <SeenFrame src={site} title={words.site} width={1280} />
        </div>
      ) : null}
      <p className="overview-state" data-live={isLive}>
        <StudioIcon name={isLive ? "check" : "clock"} size={18} />
        {isLive ? words.live : words.not_live}
      </p>
      <p className="overview-address">{new URL(site).host}</p>
      <div className="page-acts">
        {isLive || !permissions.includes("edit_content") ? (
          <Button
            component="a"
            href={site}
            target="_blank"
            rel="noreferrer"
            leftSection={<StudioIcon name="outside" />}
          >
            {app.lodging.open_site}
          </Button>
        ) : (
          <Button component={Link} href={hrefOf("preview")} leftSection={<StudioIcon name="eye" />}>
            {app.lodging.preview_site}
          </Button>
        )}
        <CopyButton value={site}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy} leftSection={<StudioIcon name={copied ? "check" : "copy"} />}>
              {copied ? words.copied : words.copy}
            </Button>
          )}
        </CopyButton>
      </div>
    </section>
  );
}

function Facts() {
  const { lang, role_names, lodging } = useStudio();
  const words = useScreenWords<OverviewWords>();
  const { role, languages, currency, timezone } = lodging;
  const currencyName = new Intl.DisplayNames([lang], { type: "currency" }).of(currency);
  const facts: [string, string][] = [
    [words.role, role_names[role]],
    [words.languages, languages.map((each) => LANGUAGE_NAMES[each]).join(" · ")],
    [words.currency, `${currencyName} (${currency})`],
    [words.time_there, useTimeIn(timezone, lang)],
  ];
  return (
    <section className="panel" aria-labelledby="facts">
      <h2 id="facts">{words.facts}</h2>
      <dl className="overview-facts">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The lodging's own time, kept right while the screen is open. */
function useTimeIn(timeZone: string, lang: Language): string {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 20_000);
    return () => clearInterval(timer);
  }, []);
  return new Intl.DateTimeFormat(lang, { timeZone, weekday: "short", hour: "2-digit", minute: "2-digit" }).format(now);
}

function Place({ screen }: { screen: Screen }) {
  const { words } = useStudio();
  const hrefOf = useHrefOf();
  const { name, hint } = words.screens[screen.name];
  const content = (
    <>
      <StudioIcon name={screen.icon} size={24} />
      <span>
        <strong>{name}</strong>
        <small>{hint}</small>
      </span>
      <StudioIcon name="right" size={18} />
    </>
  );
  return <Link href={hrefOf(screen.path)}>{content}</Link>;
}
