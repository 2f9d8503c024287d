import type { Layout } from "../layout.ts";
import { useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { Clauses } from "#web/ui/clauses.tsx";
import { Pictogram } from "./pictogram.tsx";
import { usePageNumber } from "./use-index.ts";

/** The page's number in the index, and its name. */
export const PageHead: Layout["PageHead"] = ({ title, lang, lead, picture }) => {
  const number = usePageNumber();
  const { path } = useSite();
  return (
    <header className="page-head" data-picture={Boolean(picture)}>
      <p className="page-number" aria-hidden="true">
        {number ?? <Pictogram name={path === "/directions" ? "pin" : "customer_notice"} />}
      </p>
      <div className="page-head-words">
        <h1 lang={lang}>
          <Clauses text={title} />
        </h1>
        {lead ? <div className="page-lead">{lead}</div> : null}
      </div>
      {picture ? <Photo src={picture} alt="" sizes="(min-width: 64rem) 39vw at 5/4, 100vw at 3/2" isFirst /> : null}
    </header>
  );
};
