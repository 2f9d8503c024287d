import type { Layout } from "../layout.ts";
import { Photo } from "#web/ui/photo.tsx";
import { Clauses } from "#web/ui/clauses.tsx";

/** A caption in large type; a picture is one uncropped frame of film. */
export const PageHead: Layout["PageHead"] = ({ title, lang, lead, picture }) => (
  <header className="page-head" data-picture={Boolean(picture)}>
    <div className="page-head-words">
      <h1 lang={lang}>
        <Clauses text={title} />
      </h1>
      {lead ? <div className="page-lead mono">{lead}</div> : null}
    </div>
    {picture ? (
      <div className="film">
        <div className="frame">
          <Photo src={picture} alt="" sizes="(min-width: 48rem) 1px by 58svh, 1px by 56vw" isFirst />
        </div>
      </div>
    ) : null}
  </header>
);
