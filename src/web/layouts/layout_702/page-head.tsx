import type { Layout } from "../layout.ts";
import { Photo } from "#web/ui/photo.tsx";
import { Clauses } from "#web/ui/clauses.tsx";

/** The title on a line, the picture below: text never covers a photo. */
export const PageHead: Layout["PageHead"] = ({ title, lang, lead, picture }) => (
  <header className="page-head" data-picture={Boolean(picture)}>
    <div className="page-head-words">
      <h1 lang={lang}>
        <Clauses text={title} />
      </h1>
      {lead ? <div className="page-lead">{lead}</div> : null}
    </div>
    {picture ? <Photo src={picture} alt="" sizes="(min-width: 80rem) 80rem, 94vw at 3/2" isFirst /> : null}
  </header>
);
