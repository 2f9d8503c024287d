import { Photo } from "#web/ui/photo.tsx";
import { Clauses } from "#web/ui/clauses.tsx";
import type { Layout } from "../layout.ts";
import { Tiles } from "./tiles.tsx";

/** The title on the wall with a row of tiles below, or an opening where there is a picture. */
export const PageHead: Layout["PageHead"] = ({ title, lang, lead, picture }) => (
  <header className="page-head" data-picture={Boolean(picture)}>
    <div className="page-head-words">
      <h1 lang={lang}>
        <Clauses text={title} />
      </h1>
      {lead ? <div className="page-lead">{lead}</div> : null}
    </div>
    {picture ? (
      <div className="arch page-head-arch">
        <Photo src={picture} alt="" sizes="(min-width: 40rem) 36.5rem at 1/1, 90vw at 1/1" isFirst />
      </div>
    ) : (
      <div className="course">
        <Tiles size={40} />
      </div>
    )}
  </header>
);
