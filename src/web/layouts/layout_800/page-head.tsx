import { Photo } from "#web/ui/photo.tsx";
import type { Layout } from "../layout.ts";
import { Neon } from "./neon.tsx";

/** A small sign on the same background; a picture is full width below it. */
export const PageHead: Layout["PageHead"] = ({ title, lang, lead, picture }) => (
  <header className="page-head" data-picture={Boolean(picture)}>
    <div className="page-head-words">
      <h1>
        <Neon text={title} lang={lang} />
      </h1>
      {lead ? <div className="page-lead">{lead}</div> : null}
    </div>
    {picture ? <Photo src={picture} alt="" sizes="(min-width: 48rem) 100vw, 100vw at 3/2" isFirst /> : null}
  </header>
);
