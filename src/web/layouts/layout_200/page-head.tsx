import { PageWords } from "#web/sections/page-words.tsx";
import { Photo } from "#web/ui/photo.tsx";
import type { Layout } from "../layout.ts";

/** The title is a vertical column beside the page; with a picture it looks like the home page. */
export const PageHead: Layout["PageHead"] = ({ title, lang, lead, picture }) => (
  <header className="page-head" data-picture={Boolean(picture)}>
    {picture ? (
      <div className="page-head-view">
        <Photo src={picture} alt="" sizes="(min-width: 48rem) 58vw at 3/2, 100vw at 3/2" isFirst />
      </div>
    ) : null}
    <PageWords title={title} lang={lang} lead={lead} />
  </header>
);
