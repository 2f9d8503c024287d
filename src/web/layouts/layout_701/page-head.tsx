import type { Layout } from "../layout.ts";
import { Photo } from "#web/ui/photo.tsx";
import { Clauses } from "#web/ui/clauses.tsx";

/** Two tiles: text on one, the picture on the other; without a picture one. */
export const PageHead: Layout["PageHead"] = ({ title, lang, lead, picture }) => (
  <header className="page-head" data-picture={Boolean(picture)}>
    <div className="page-head-words">
      <h1 lang={lang}>
        <Clauses text={title} />
      </h1>
      {lead ? <div className="page-lead">{lead}</div> : null}
    </div>
    {picture ? (
      <div className="page-head-view">
        <Photo src={picture} alt="" sizes="(min-width: 48rem) 46vw by 26rem, 94vw at 8/5" isFirst />
      </div>
    ) : null}
  </header>
);
