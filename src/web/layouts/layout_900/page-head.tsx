import { PageWords } from "#web/sections/page-words.tsx";
import { useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import type { Layout } from "../layout.ts";
import { MONTHLY_PAGES, MonthMarks } from "./month-tabs.tsx";
import { useCut } from "./seal.tsx";

/** The same paper as the home page; its picture is cut out by hand. */
export const PageHead: Layout["PageHead"] = ({ title, lang, lead, picture }) => {
  const { path } = useSite();
  const cut = useCut(2);
  return (
    <header className="page-head" data-picture={Boolean(picture)}>
      <PageWords title={title} lang={lang} lead={lead}>
        {MONTHLY_PAGES.includes(path) ? <MonthMarks /> : null}
      </PageWords>
      {picture ? (
        <div className="page-head-view">
          <div style={cut}>
            <Photo src={picture} alt="" sizes="(min-width: 60rem) 49vw at 3/2, 94vw at 3/2" isFirst />
          </div>
        </div>
      ) : null}
    </header>
  );
};
