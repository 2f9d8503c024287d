import { PageWords } from "#web/sections/page-words.tsx";
import { useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import type { Layout } from "../layout.ts";

/** The link back to the home page, then the title; with a picture the same box as on the home page. */
export const PageHead: Layout["PageHead"] = ({ title, lang, lead, picture }) => {
  const { words, href } = useSite();
  return (
    <header className="page-head" data-picture={Boolean(picture)}>
      <p className="page-way">
        <a href={href("/")}>{words.home}</a>
      </p>
      <div className="page-head-box">
        {picture ? <Photo src={picture} alt="" sizes="(min-width: 60rem) 66vw, 94vw at 3/2" isFirst /> : null}
        <PageWords title={title} lang={lang} lead={lead} />
      </div>
    </header>
  );
};
