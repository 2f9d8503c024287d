import type { Layout } from "../layout.ts";
import { PageWords } from "#web/sections/page-words.tsx";
import { Photo } from "#web/ui/photo.tsx";

/** A headline; where there is a picture, the text starts beside it. */
export const PageHead: Layout["PageHead"] = ({ title, lang, lead, picture }) => (
  <header className="page-head" data-picture={Boolean(picture)}>
    <PageWords title={title} lang={lang} lead={lead} />
    {picture ? <Photo src={picture} alt="" sizes="(min-width: 60rem) 53vw at 4/3, 94vw at 4/3" isFirst /> : null}
  </header>
);
