import type { Layout } from "../layout.ts";
import { Photo } from "#web/ui/photo.tsx";
import { Clauses } from "#web/ui/clauses.tsx";
import { Sun } from "./sun.tsx";

/** Two tiles: text on one, the picture or a drawing on the other. */
export const PageHead: Layout["PageHead"] = ({ title, lang, lead, picture }) => (
  <header className="page-head" data-picture={Boolean(picture)}>
    <div className="page-head-words">
      <h1 lang={lang}>
        <Clauses text={title} />
      </h1>
      {lead ? <div className="page-lead">{lead}</div> : null}
    </div>
    <div className="page-head-view">
      {picture ? (
        <Photo src={picture} alt="" sizes="(min-width: 48rem) 46vw by 26rem, 94vw at 8/5" isFirst />
      ) : (
        <Sun kind="sun" />
      )}
    </div>
  </header>
);
