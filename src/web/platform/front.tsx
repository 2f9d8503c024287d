/** The platform's front page: what Yado is in one screen, with a live site; then booking, studio, e-mails, cost, and the demo. */
import { data } from "react-router";
import { getHotelInfo } from "#contract/hotel.ts";
import { FRONT_WORDS, WORDS } from "#languages/languages.ts";
import { pageAddress } from "#rules/site/address.ts";
import { chosenLayout } from "#rules/site/site.ts";
import { visitOf } from "#web/context.ts";
import { LAYOUTS, layoutOf } from "#web/layouts/registry.ts";
import { Photo } from "#web/ui/photo.tsx";
import type { Route } from "./+types/front";
import frontStyles from "./front.css?url";
import { Facts } from "./front-facts.tsx";
import { Pictures } from "./front-pictures.tsx";
import { Languages } from "./languages.tsx";
import { PlatformPage } from "./platform-page.tsx";
import { Clauses } from "#web/ui/clauses.tsx";

/** Shown live at the top; without it the first demo lodging. */
const LIVE = "moonclear";

export async function loader({ context }: Route.LoaderArgs) {
  const { kind, api, demos, originOf, product, lang } = visitOf(context);
  if (kind !== "platform") throw data(null, 404);
  // Owners' lodgings are theirs to show; the demo's corner cases are for tests. Those that present a layout are for everyone.
  const shown = await demos([...new Set(LAYOUTS.map(({ showcase }) => showcase))]);
  const hotels = await Promise.all(shown.map((domain) => api(getHotelInfo, { query: { domain } })));
  const lodgings = hotels.map((hotel) => {
    const spoken = hotel.support_lang.includes(lang) ? lang : hotel.main_lang;
    return {
      domain: hotel.domain,
      origin: originOf(hotel.domain),
      href: originOf(hotel.domain) + pageAddress(product, spoken, "/"),
      name: hotel.hotel_name,
      line: hotel.info.banner_title,
      picture: hotel.info.banner_images[0] ?? "",
      layout: chosenLayout(LAYOUTS, hotel.template_code).layout,
    };
  });
  return {
    lang,
    // Picture credits must be shown wherever the pictures are.
    notes: [...new Set(hotels.map((hotel) => hotel.info.picture_note))].filter(Boolean),
    lodgings,
    live: lodgings.find(({ domain }) => domain.startsWith(`${LIVE}.`)) ?? lodgings[0] ?? null,
  };
}

export default function Front({ loaderData: { lang, lodgings, live, notes } }: Route.ComponentProps) {
  const words = FRONT_WORDS[lang];
  const start = `/studio/new?lang=${lang}`;
  return (
    <PlatformPage lang={lang} title={`Yado 宿 — ${words.headline}`}>
      <link rel="stylesheet" href={frontStyles} precedence="platform" />
      <meta name="description" content={words.lead} />
      <header className="front-bar">
        <p className="platform-name">
          Yado <span lang="ja">宿</span>
        </p>
        <Languages lang={lang} page="/" />
        <a className="front-sign-in" href={`/studio?lang=${lang}`}>
          {words.sign_in}
        </a>
      </header>
      <section className="front-hero">
        <div className="front-words">
          <h1>
            <Clauses text={words.headline} />
          </h1>
          <p className="lead">{words.lead}</p>
          <p className="front-ways">
            <a className="button" href={start}>
              {words.start}
            </a>
            <a className="button button-quiet" href={`/layouts?lang=${lang}`}>
              {words.see}
            </a>
          </p>
        </div>
        {live ? (
          <figure className="front-live">
            <div className="front-screen">
              {/* Its host is another origin than ours: with scripts and an origin of its own it still reaches nothing of this page. */}
              <iframe
                // oxlint-disable-next-line react/iframe-missing-sandbox
                sandbox="allow-same-origin allow-scripts"
                src={live.href}
                title={words.live(live.name)}
                tabIndex={-1}
                inert
              />
            </div>
            <figcaption>
              <a href={live.href}>{words.live(live.name)}</a>
            </figcaption>
          </figure>
        ) : null}
      </section>
      <Pictures lang={lang} />
      <section className="front-cost" aria-labelledby="cost">
        <h2 id="cost">{words.cost}</h2>
        <p className="front-big">{words.cost_big}</p>
        <p>{words.cost_text}</p>
      </section>
      <Facts lang={lang} />
      {lodgings.length > 0 ? (
        <section className="platform-demo" aria-labelledby="demo-title">
          <h2 id="demo-title">{words.demo}</h2>
          <p>{words.demo_text}</p>
          <ul>
            {lodgings.map((lodging) => (
              <li key={lodging.domain}>
                <a href={lodging.href}>
                  <Photo src={lodging.picture} alt="" sizes="(min-width: 900px) 33vw, 100vw" origin={lodging.origin} />
                  <strong>{lodging.name}</strong>
                  <span>{lodging.line}</span>
                  <small>{nameOf(lodging.layout, lang)}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className="front-end" aria-labelledby="ready">
        <h2 id="ready">{words.ready}</h2>
        <p>{words.ready_text}</p>
        <a className="button" href={start}>
          {words.start}
        </a>
      </section>
      <footer className="platform-foot">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <a href="/api/docs">{WORDS[lang].platform_api}</a>
      </footer>
    </PlatformPage>
  );
}

function nameOf(code: (typeof LAYOUTS)[number]["code"], lang: keyof typeof FRONT_WORDS): string {
  const { description } = layoutOf(code);
  return (description[lang] ?? description["en-US"]).name;
}
