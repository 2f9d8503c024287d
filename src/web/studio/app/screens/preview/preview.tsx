/** The whole site with the draft: a press on a text or a picture opens its field. And the address for colleagues, who can only look. */
import { Button, Select } from "@mantine/core";
import { useState } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { ModeSwitch } from "../../draft/editing/mode-switch.tsx";
import { useEditFrame } from "../../draft/editing/use-edit-frame.ts";
import { usePreviewAddress } from "../../draft/editing/use-preview-address.ts";
import { useDraft, useTextLanguage } from "../../draft/use-draft.ts";
import { useShare } from "../../draft/editing/use-share.ts";
import { Link } from "../../navigation/link.tsx";
import { setQuery, useAddress, useHrefOf } from "../../navigation/router.ts";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { Notice } from "../../parts/notice.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import type { ScreenProps } from "../../screens.ts";
import { LANGUAGE_NAMES } from "../../shell/language.ts";
import { useScreenWords } from "../../studio-data.ts";
import { PreviewLinks } from "./preview-links.tsx";
import "./preview.css";

const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";
/** Of the site's own pages, with a part of one; anything else in the address is not one. */
const PAGE = /^(?:\/[a-z0-9-]+){0,2}(?:#[\w-]*)?$/;

export default function Preview({ rest: [part] }: ScreenProps) {
  return part === "links" ? <PreviewLinks /> : <WholePreview />;
}

function WholePreview() {
  const words = useScreenWords<SiteContentWords>();
  const { draft, error, store } = useDraft();
  return (
    <>
      <PageHead title={words.editing.title} lead={words.editing.lead} />
      {draft ? (
        <Stage />
      ) : error ? (
        <LoadProblem error={error} again={() => void store.load()} />
      ) : (
        <LoadingPanel lines={6} />
      )}
    </>
  );
}

function Stage() {
  const words = useScreenWords<SiteContentWords>();
  const { query } = useAddress();
  const { main, target, langs } = useTextLanguage();
  const hrefOf = useHrefOf();
  const { share, isSharing, problem } = useShare();
  const [isEditing, setEditing] = useState(true);
  const page = query.get("page") ?? "";
  const shown = PAGE.test(page) ? page : "";
  const address = usePreviewAddress(shown, target);
  const frame = useEditFrame(target, isEditing);
  return (
    <div className="whole-preview">
      <div className="whole-preview-tools">
        <ModeSwitch isEditing={isEditing} change={setEditing} />
        {langs.length > 1 ? (
          <Select
            aria-label={words.editing.page_language}
            value={target}
            allowDeselect={false}
            onChange={(lang) => setQuery({ text: lang === main ? null : lang })}
            data={langs.map((lang) => ({ value: lang, label: LANGUAGE_NAMES[lang] }))}
          />
        ) : null}
        <Button
          variant="default"
          leftSection={<StudioIcon name="copy" />}
          loading={isSharing}
          onClick={() => void share(target, shown)}
        >
          {words.editing.share}
        </Button>
        <Button component={Link} href={hrefOf("preview/links")} variant="subtle">
          {words.editing.links.open}
        </Button>
        {problem ? <Notice tone="danger">{problem.text}</Notice> : null}
      </div>
      {address === null ? (
        <LoadingPanel lines={8} />
      ) : (
        <iframe key={address} ref={frame} sandbox={SANDBOX} src={address} title={words.preview.title} />
      )}
    </div>
  );
}
