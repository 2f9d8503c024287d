/** What every screen of the site's content has: heading, languages, its form, the preview beside it, and the bar that publishes. */
import { type FocusEvent, type ReactNode, useState } from "react";
import type { ContentRecord } from "#rules/content/site-content.ts";
import { LoadProblem } from "../parts/load-problem.tsx";
import { LoadingPanel } from "../parts/loading.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { Conflicts } from "./conflicts.tsx";
import { fieldPage } from "./editing/field-page.ts";
import { useWantedField } from "./editing/use-wanted-field.ts";
import { LanguageBar } from "./language-bar.tsx";
import { PreviewButton } from "./editing/preview-button.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { PublishBar } from "./publish-bar.tsx";
import { useDraft } from "./use-draft.ts";
import "./draft.css";
import "./publish.css";

type DraftFrameProps = {
  title: string;
  lead?: string;
  acts?: ReactNode;
  /** Which of the records this screen writes; those count for how complete a language is. */
  records: (all: readonly ContentRecord[]) => readonly ContentRecord[];
  hasLanguages?: boolean;
  /** The page of the site that shows what is written here, after the language. */
  page?: string;
  children: (all: readonly ContentRecord[]) => ReactNode;
};

export function DraftFrame(props: DraftFrameProps) {
  const { title, lead, acts, records, hasLanguages = true, page = "", children } = props;
  const { draft, error, store } = useDraft();
  const [shown, setShown] = useState(page);
  const [opened, setOpened] = useState(page);
  if (opened !== page) {
    setOpened(page);
    setShown(page);
  }
  useWantedField(draft !== null);
  /** A screen with texts of several pages: the preview goes where the one is that is being written. */
  const follow = ({ target }: FocusEvent<HTMLElement>) => {
    const field = page === "" ? target.closest<HTMLElement>("[data-field]")?.dataset.field : undefined;
    setShown((before) => (field === undefined ? before : (fieldPage(field) ?? before)));
  };
  if (!draft) {
    return (
      <>
        <PageHead title={title} lead={lead} />
        {error ? <LoadProblem error={error} again={() => void store.load()} /> : <LoadingPanel lines={6} />}
      </>
    );
  }
  return (
    <>
      <PageHead title={title} lead={lead}>
        {acts}
        <PreviewButton page={shown} />
      </PageHead>
      <Conflicts />
      <div className="draft">
        <div className="draft-form" onFocus={follow}>
          {hasLanguages ? <LanguageBar records={records(draft.records)} /> : null}
          {children(draft.records)}
        </div>
        <PreviewPane page={shown} />
      </div>
      <PublishBar />
    </>
  );
}

/** A part of a form, with its heading. */
export function FormPart({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="panel form-part">
      <h2>{title}</h2>
      {hint ? <p className="form-hint">{hint}</p> : null}
      <div className="form-fields">{children}</div>
    </section>
  );
}
