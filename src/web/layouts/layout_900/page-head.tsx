import { useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { Clauses } from "#web/ui/upright.tsx";
import type { Layout } from "../layout.ts";
import { MONTHLY_PAGES, MonthMarks } from "./month-tabs.tsx";
import { useCut } from "./seal.tsx";

/** A leaf of the same book; its picture lies on it, cut out by hand. */
export const PageHead: Layout["PageHead"] = ({ title, lang, lead, picture }) => {
  const { path } = useSite();
  const cut = useCut(2);
  return (
    <header className="page-head" data-picture={Boolean(picture)}>
      <div className="page-head-words">
        <h1 lang={lang}>
          <Clauses text={title} />
        </h1>
        {lead ? <div className="page-lead">{lead}</div> : null}
        {MONTHLY_PAGES.includes(path) ? <MonthMarks /> : null}
      </div>
      {picture ? (
        <div className="page-head-view">
          <div style={cut}>
            <Photo src={picture} alt="" sizes="(min-width: 60rem) 55vw, 110vw" isFirst />
          </div>
        </div>
      ) : null}
    </header>
  );
};
