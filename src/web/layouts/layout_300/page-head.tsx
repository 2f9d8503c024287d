import { PageWords } from "#web/sections/page-words.tsx";
import { Photo } from "#web/ui/photo.tsx";
import type { Layout } from "../layout.ts";

/** A rounded title on the coloured page; a picture is a card below it. */
export const PageHead: Layout["PageHead"] = ({ title, lang, lead, picture }) => (
  <header className="page-head" data-picture={Boolean(picture)}>
    <PageWords title={title} lang={lang} lead={lead} />
    {picture ? <Photo src={picture} alt="" sizes="(min-width: 64rem) 67vw at 3/2, 94vw at 3/2" isFirst /> : null}
  </header>
);
