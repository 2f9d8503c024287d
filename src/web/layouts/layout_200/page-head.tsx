import { Photo } from "#web/ui/photo.tsx";
import { Clauses } from "#web/ui/upright.tsx";
import type { Layout } from "../layout.ts";

/** The title stands beside the page like the spine of a book; with a picture it opens like the home page. */
export const PageHead: Layout["PageHead"] = ({ title, lang, lead, picture }) => (
  <header className="page-head" data-picture={Boolean(picture)}>
    {picture ? (
      <div className="page-head-view">
        <Photo src={picture} alt="" sizes="(min-width: 48rem) 80vw, 150vw" isFirst />
      </div>
    ) : null}
    <div className="page-head-words">
      <h1 lang={lang}>
        <Clauses text={title} />
      </h1>
      {lead ? <div className="page-lead">{lead}</div> : null}
    </div>
  </header>
);
