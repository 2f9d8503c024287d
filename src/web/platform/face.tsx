/** One layout in the gallery: what it is, its themes to choose from, and the site itself on a desk and on a phone. */
import type { CSSProperties } from "react";
import { GALLERY_WORDS } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import type { LayoutCode } from "#rules/site/site.ts";
import type { Theme } from "#web/layouts/layout.ts";
import { layoutOf } from "#web/layouts/registry.ts";

type Shown = { code: LayoutCode; name: string; themes: string[]; lodging: string; href: string };

const TOKENS = ["bg", "surface", "edge", "muted", "ink", "link", "fill", "on"] as const;

/** A theme's eight colours as they stand in the page's styles. */
export function coloursOf(theme: Theme): CSSProperties {
  return Object.fromEntries(TOKENS.map((name) => [`--${name}`, theme[name]]));
}

/**
 * Each theme has a stage of its own, of which the chosen one is shown (face.css): no script, and the frames of the others
 * are not fetched before somebody asks for them.
 */
export function Face({ lang, face: { code, name, themes, lodging, href } }: { lang: Language; face: Shown }) {
  const words = GALLERY_WORDS[lang];
  const told = words.layouts[code];
  const colours = layoutOf(code).themes;
  return (
    <section className="face" id={code} aria-labelledby={`${code}-name`}>
      <div className="face-told">
        <p className="face-code">{code}</p>
        <h2 id={`${code}-name`}>
          {told.name}
          {told.name === name ? null : (
            <>
              {" "}
              <small lang="en">{name}</small>
            </>
          )}
        </h2>
        <p className="face-idea">{told.idea}</p>
        <dl>
          <div>
            <dt>{words.suits}</dt>
            <dd>{told.suits}</dd>
          </div>
          <div>
            <dt>{words.shown_with}</dt>
            <dd>{lodging}</dd>
          </div>
        </dl>
        <fieldset>
          <legend>{words.themes}</legend>
          {themes.map((theme, index) => (
            <label key={theme} style={coloursOf(colours[index]!)}>
              <input type="radio" name={code} value={index + 1} defaultChecked={index === 0} />
              <span className="swatches" aria-hidden="true">
                {TOKENS.map((token) => (
                  <span key={token} style={{ background: `var(--${token})` }} />
                ))}
              </span>
              <span lang="en">{theme}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {themes.map((theme, index) => {
        const address = `${href}?preview=${code}.${index + 1}`;
        const title = `${told.name}, ${theme}`;
        return (
          <div key={theme} className="stage" data-stage={index + 1} style={coloursOf(colours[index]!)}>
            <div className="stage-inside">
              <div className="screen screen-desk">
                <Live address={address} title={words.on_desk(title)} />
              </div>
              <div className="screen screen-phone">
                <Live address={address} title={words.on_phone(title)} />
              </div>
            </div>
            <a className="stage-open" href={address}>
              {words.open} · <span lang="en">{theme}</span>
            </a>
          </div>
        );
      })}
    </section>
  );
}

/** The page itself, to be looked at: nothing in it can be reached, by hand or by key. */
function Live({ address, title }: { address: string; title: string }) {
  // Its host is another origin and a house of ours, with its own policy: a sandbox would only take its letters and pictures away.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe src={address} title={title} loading="lazy" tabIndex={-1} inert />;
}
