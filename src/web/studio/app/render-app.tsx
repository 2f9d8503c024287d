/** The app's first page: a document of its own, with none of the sites' styles and scripts. */
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { STUDIO_APP_WORDS } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import { DataBlock } from "#web/ui/data-block.tsx";
import { App } from "./app.tsx";
import sheet from "./app.css?url";
import { screenAt } from "./screens.ts";
import type { StudioData } from "./studio-data.ts";

declare const STUDIO_SCRIPT: string;

type DocumentProps = { lang: Language; title: string; script?: string; children: ReactNode };

function Document({ lang, title, script, children }: DocumentProps) {
  const scripts = import.meta.env.DEV ? ["/@vite/client", "/src/web/dev-preamble.ts", script] : [script];
  return (
    <html lang={lang} data-mantine-color-scheme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href={sheet} />
        {scripts.map((src) => (src === undefined ? null : <script key={src} type="module" src={src} />))}
      </head>
      <body>{children}</body>
    </html>
  );
}

const documentOf = (page: ReactNode): string => `<!DOCTYPE html>${renderToString(page)}`;

export function renderApp(data: StudioData): string {
  const { lang, lodging, path } = data;
  const words = STUDIO_APP_WORDS[lang];
  const screen = screenAt(path.split("/")[3] ?? "");
  const name = screen ? words.screens[screen.name].name : words.problem.not_found_heading;
  return documentOf(
    <Document lang={lang} title={`${name} · ${lodging.name} | Yado ${words.title}`} script={STUDIO_SCRIPT}>
      <div id="studio">
        <App studio={{ ...data, words }} />
      </div>
      <DataBlock type="application/json" id="studio-data" value={data} />
    </Document>,
  );
}

/** No such lodging, or not one's own: the same page. */
export function renderNotFound(lang: Language): string {
  const { problem, lodging, title } = STUDIO_APP_WORDS[lang];
  return documentOf(
    <Document lang={lang} title={`${problem.not_found_heading} | Yado ${title}`}>
      <main className="lone">
        <h1>{problem.not_found_heading}</h1>
        <p>{problem.not_found_text}</p>
        <a href={`/studio?lang=${lang}`}>{lodging.all}</a>
      </main>
    </Document>,
  );
}
