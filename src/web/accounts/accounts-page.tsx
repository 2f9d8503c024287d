/** The frame of every page of the accounts service: whose it is above, one task in the middle, the way back below. */
import type { ReactNode } from "react";
import { LANGUAGE_FACTS, WORDS } from "#languages/languages.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { isOwnPicture } from "#rules/site/pictures.ts";
import { useAccounts } from "#web/accounts/accounts-context.ts";
import { langOf } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Photo } from "#web/ui/photo.tsx";
import { layoutOf } from "#web/layouts/registry.ts";

declare const ACCOUNTS_SCRIPT: string;

export type WayBack = { href: string; text: string };

type AccountsPageProps = {
  title: string;
  lead?: ReactNode;
  /** The way back; the lodging's site if missing, null where the page itself is about it. */
  back?: WayBack | null;
  /** What a change of language must not lose: it is posted. */
  kept?: Record<string, string> | undefined;
  shape?: "door" | "list";
  children: ReactNode;
};

export function AccountsPage({ title, lead, back, kept, shape = "door", children }: AccountsPageProps) {
  const { words, site, lang } = useAccounts();
  const home = useHome();
  const way = back === undefined ? home : back;
  return (
    <div className="accounts">
      <title>{`${title} | ${site ? site.hotel.hotel_name : "Yado"}`}</title>
      <meta name="robots" content="noindex" />
      <script type="module" async src={ACCOUNTS_SCRIPT} />
      <a className="skip" href="#main">
        {WORDS[lang].skip_to_content}
      </a>
      <header className="quiet">
        <AccountsBrand />
        <LanguageSwitch kept={kept} />
      </header>
      <main id="main" className={`accounts-${shape}`}>
        {shape === "door" ? <Picture /> : null}
        <div className="accounts-task personal-page">
          <div className="accounts-head">
            <h1>{title}</h1>
            {lead ? <p className="accounts-lead">{lead}</p> : null}
          </div>
          {children}
          <footer className="accounts-foot">
            {way ? (
              <p>
                <a className="more" href={way.href}>
                  {way.text}
                </a>
              </p>
            ) : null}
            <p className="fine">{words.one_account}</p>
          </footer>
        </div>
      </main>
    </div>
  );
}

/** The lodging's own site, or the platform's. */
export function useHome(): WayBack {
  const { words, site, lang } = useAccounts();
  return site
    ? { href: site.href("/"), text: words.back_to(site.hotel.hotel_name) }
    : { href: `/?lang=${lang}`, text: words.back_home };
}

/** The lodging's logo or name; else ours. */
function AccountsBrand() {
  const { site, lang } = useAccounts();
  if (!site) {
    return (
      <a className="brand accounts-yado" href={`/?lang=${lang}`}>
        Yado <span lang="ja">宿</span>
      </a>
    );
  }
  const { hotel, origin, href } = site;
  const logo = hotel.info.logo_images.dark;
  return (
    <a className="brand" href={href("/")}>
      {isOwnPicture(logo) ? (
        <img src={origin + logo} alt={hotel.hotel_name} height="40" />
      ) : (
        <span {...langOf(hotel.fallback_lang, "hotel_name")}>
          <Clauses text={hotel.hotel_name} />
        </span>
      )}
    </a>
  );
}

/** On a wide screen the lodging shows itself beside the form; a discreet one does not. */
function Picture() {
  const { site } = useAccounts();
  const src = site?.hotel.info.banner_images[0];
  if (!site || !src || layoutOf(site.chosen.layout).isDiscreet) return null;
  return (
    <div className="accounts-picture">
      <Photo src={src} alt="" sizes="(min-width: 60rem) 50vw, 1px" origin={site.origin} />
    </div>
  );
}

/** Links; where something typed would be lost, buttons that post it along. */
function LanguageSwitch({ kept }: { kept: Record<string, string> | undefined }) {
  const { lang, here, xsrf, search } = useAccounts();
  const items = LANGUAGES.map((other) => {
    const common = { lang: other, ...(other === lang ? { "aria-current": "true" as const } : {}) };
    return (
      <li key={other}>
        {kept ? (
          <button type="submit" formAction={here({ lang: other })} {...common}>
            {LANGUAGE_FACTS[other].name}
          </button>
        ) : (
          <a href={here({ ...wayIn(search), lang: other })} hrefLang={other} {...common}>
            {LANGUAGE_FACTS[other].name}
          </a>
        )}
      </li>
    );
  });
  return (
    <details className="drop" data-drop>
      <summary>
        <Icon name="globe" />
        <span className="hidden">{WORDS[lang].language}: </span>
        <span>{LANGUAGE_FACTS[lang].name}</span>
      </summary>
      {kept ? (
        <form method="post">
          <input type="hidden" name="xsrf" value={xsrf} />
          <input type="hidden" name="do" value="show" />
          {Object.entries(kept).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <ul className="languages">{items}</ul>
        </form>
      ) : (
        <ul className="languages">{items}</ul>
      )}
    </details>
  );
}

const wayIn = (search: string): Record<string, string> => {
  const way = new URLSearchParams(search).get("way");
  return way === null ? {} : { way };
};
