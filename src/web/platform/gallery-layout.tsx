/** One layout in the gallery: its description, its themes, and the live site on a desktop and on a phone. */
import type { CSSProperties } from "react";
import { FRONT_WORDS, GALLERY_WORDS } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import type { LayoutCode } from "#rules/site/site.ts";
import type { Theme } from "#web/layouts/layout.ts";
import { layoutOf } from "#web/layouts/registry.ts";

/** A layout with its demo lodging and the address of that lodging's site; null where the platform has no demo. */
type Shown = { code: LayoutCode; lodging: string; href: string | null; suits: boolean };

/** Each layout's first theme with its demo lodging. */
const PICTURES = import.meta.glob<string>("./pictures/layouts/*.webp", { eager: true, import: "default" });
const [WIDTH, HEIGHT] = [960, 600];

const TOKENS = ["bg", "surface", "edge", "muted", "ink", "link", "fill", "on"] as const;

/** A theme's eight colours as CSS variables. */
export function coloursOf(theme: Theme): CSSProperties {
  return Object.fromEntries(TOKENS.map((name) => [`--${name}`, theme[name]]));
}

/**
 * Each theme has its own stage, of which the chosen one is shown by CSS (gallery-layout.css): no script is needed, and the
 * frames of other themes load only when chosen.
 */
export function GalleryLayout({
  lang,
  shown: { code, lodging, href, suits },
  kind,
}: {
  lang: Language;
  shown: Shown;
  kind: string;
}) {
  const words = GALLERY_WORDS[lang];
  const { name, themes, description } = layoutOf(code);
  const about = description[lang] ?? description["en-US"];
  const names: Record<string, string> = words.theme_names;
  const named = (theme: Theme) => names[theme.name] ?? theme.name;
  return (
    <section className="shown" id={code} aria-labelledby={`${code}-name`}>
      <div className="shown-about">
        <p className="shown-code">
          {code} {suits ? <strong className="shown-suits">{FRONT_WORDS[lang].suits_you}</strong> : null}
        </p>
        <h2 id={`${code}-name`}>
          {about.name}
          {about.name === name ? null : (
            <>
              {" "}
              <small lang="en">{name}</small>
            </>
          )}
        </h2>
        <p className="shown-idea">{about.idea}</p>
        <dl>
          <div>
            <dt>{words.suits}</dt>
            <dd>{about.suits}</dd>
          </div>
          {lodging === "" ? null : (
            <div>
              <dt>{words.shown_with}</dt>
              <dd>{lodging}</dd>
            </div>
          )}
        </dl>
        <fieldset>
          <legend>{words.themes}</legend>
          {themes.map((theme, index) => (
            <label key={theme.name} style={coloursOf(theme)}>
              <input type="radio" name={code} value={index + 1} defaultChecked={index === 0} />
              <span className="swatches" aria-hidden="true">
                {TOKENS.map((token) => (
                  <span key={token} style={{ background: `var(--${token})` }} />
                ))}
              </span>
              <span>{named(theme)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {themes.map((theme, index) => {
        const address = href === null ? null : `${href}?preview=${code}.${index + 1}`;
        const title = `${about.name}, ${named(theme)}`;
        return (
          <div key={theme.name} className="stage" data-stage={index + 1} style={coloursOf(theme)}>
            {address === null ? (
              <img
                className="stage-picture"
                src={PICTURES[`./pictures/layouts/${code}.webp`]}
                alt={words.on_desktop(about.name)}
                width={WIDTH}
                height={HEIGHT}
                loading="lazy"
              />
            ) : (
              <>
                <div className="stage-inside">
                  <div className="screen screen-desktop">
                    <Live address={address} title={words.on_desktop(title)} />
                  </div>
                  <div className="screen screen-phone">
                    <Live address={address} title={words.on_phone(title)} />
                  </div>
                </div>
                <a className="stage-open" href={address}>
                  {`${words.open} · ${named(theme)}`}
                </a>
              </>
            )}
            <a className="button stage-start" href={startLink(lang, code, index + 1, kind)}>
              {FRONT_WORDS[lang].start_with}
            </a>
          </div>
        );
      })}
    </section>
  );
}

/** Carries layout, theme and kind into the form that opens a lodging. */
function startLink(lang: Language, layout: string, theme: number, kind: string): string {
  return `/studio/new?${new URLSearchParams({ layout, theme: String(theme), ...(kind === "" ? {} : { kind }), lang })}`;
}

/** The live page, only to be looked at: nothing in it can be reached by mouse or keyboard. */
function Live({ address, title }: { address: string; title: string }) {
  // Its host is another origin of ours with its own policy: a sandbox would only block its fonts and pictures.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe src={address} title={title} loading="lazy" tabIndex={-1} inert />;
}
