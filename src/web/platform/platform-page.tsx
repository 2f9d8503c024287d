import type { ReactNode } from "react";
import type { Language } from "#rules/text/language.ts";
import platformStyles from "./platform.css?url";

/** The document of the platform's own pages. */
export function PlatformPage({ lang, title, children }: { lang: Language; title: string; children: ReactNode }) {
  return (
    <>
      <title>{title}</title>
      <link rel="stylesheet" href={platformStyles} precedence="platform" />
      <main className="platform" id="main" lang={lang}>
        {children}
      </main>
    </>
  );
}
