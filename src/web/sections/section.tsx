/** The frame of every section: heading, shape, content. */
import type { ReactNode } from "react";
import type { Language } from "#rules/text/language.ts";

type SectionProps = {
  name: string;
  title: string;
  /** The title's language, if it differs from the page's. */ lang?: Language;
  variant?: string;
  more?: { href: string; title: string } | false;
  children: ReactNode;
};

export function Section({ name, title, lang, variant, more, children }: SectionProps) {
  return (
    <section className={`section section-${name}`} id={name} data-variant={variant} aria-labelledby={`${name}-title`}>
      <header className="section-head">
        <h2 id={`${name}-title`} lang={lang}>
          {title}
        </h2>
        {more ? (
          <a className="more" href={more.href}>
            {more.title}
          </a>
        ) : null}
      </header>
      {children}
    </section>
  );
}
