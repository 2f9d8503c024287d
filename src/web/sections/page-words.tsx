import type { ReactNode } from "react";
import { Clauses } from "#web/ui/clauses.tsx";

type PageWordsProps = { title: string; lang: string | undefined; lead: ReactNode; children?: ReactNode };

/** A page's title, with line breaks between clauses, and its introduction. */
export function PageWords({ title, lang, lead, children }: PageWordsProps) {
  return (
    <div className="page-head-words">
      <h1 lang={lang}>
        <Clauses text={title} />
      </h1>
      {lead ? <div className="page-lead">{lead}</div> : null}
      {children}
    </div>
  );
}
