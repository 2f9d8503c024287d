import type { Layout } from "../layout.ts";
import { Photo } from "#web/ui/photo.tsx";
import { Clauses } from "#web/ui/clauses.tsx";

export const PageHead: Layout["PageHead"] = ({ title, lang, lead, picture }) => (
  <header className="page-head" data-picture={Boolean(picture)}>
    {picture ? <Photo src={picture} alt="" sizes="100vw by 62svh" isFirst /> : null}
    <div className="page-head-words">
      <h1 lang={lang}>
        <Clauses text={title} />
      </h1>
      {lead ? <div className="page-lead">{lead}</div> : null}
    </div>
  </header>
);
