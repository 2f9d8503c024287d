/** The look of the site: a layout, a theme and the owner's own colour, tried on the owner's own draft and kept in it. */
import { Button } from "@mantine/core";
import type { DesignWords } from "#languages/zh-TW/studio/design.ts";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { Notice } from "../../parts/notice.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { useScreenWords, useStudio } from "../../studio-data.ts";
import { LayoutCards } from "./layout-cards.tsx";
import { choiceOf, describedIn } from "./layout-choices.ts";
import { Accent, BookingPage, Themes, Wants } from "./options.tsx";
import { Stage } from "./stage.tsx";
import { codeOf, useDesign } from "./use-design.ts";
import "./design.css";

export default function DesignScreen() {
  const words = useScreenWords<DesignWords>();
  const { lang } = useStudio();
  const { design, error, again } = useDesign();
  if (!design) {
    return (
      <>
        <PageHead title={words.title} lead={words.lead} />
        {error ? <LoadProblem error={error} again={again} /> : <LoadingPanel lines={6} />}
      </>
    );
  }
  const { chosen, kept } = design;
  const { name } = describedIn(choiceOf(chosen.layout), lang);
  const isKept = codeOf(chosen) === codeOf(kept);
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <Button
          disabled={isKept}
          loading={design.isSaving}
          onClick={() => void design.save("template_code", codeOf(chosen), words.used(name))}
        >
          {isKept ? words.is_used(name) : words.use(name)}
        </Button>
      </PageHead>
      {design.problem ? <Notice tone="danger">{design.problem}</Notice> : null}
      <div className="design">
        <LayoutCards design={design} />
        <div className="design-main">
          <Stage design={design} />
          <div className="design-options">
            <Themes design={design} />
            <Wants design={design} />
            <Accent key={codeOf(chosen)} design={design} />
            <BookingPage design={design} />
          </div>
        </div>
      </div>
    </>
  );
}
