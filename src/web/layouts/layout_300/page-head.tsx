import { Photo } from "#web/ui/photo.tsx";
import { Clauses } from "#web/ui/upright.tsx";
import type { Layout } from "../layout.ts";

/** Round letters on the coloured page; a picture is a card under them. */
export const PageHead: Layout["PageHead"] = ({ title, lang, lead, picture }) => (
  <header className="page-head" data-picture={Boolean(picture)}>
    <div className="page-head-words">
      <h1 lang={lang}>
        <Clauses text={title} />
      </h1>
      {lead ? <div className="page-lead">{lead}</div> : null}
    </div>
    {picture ? <Photo src={picture} alt="" sizes="(min-width: 64rem) 64vw, 100vw" isFirst /> : null}
  </header>
);
