/** The pages as a version has them, beside those of the one it is compared with: at three widths, in the languages it had. */
import { Button, SegmentedControl, Select } from "@mantine/core";
import { useState } from "react";
import { makePreviewLink } from "#contract/site-drafts.ts";
import type { Language } from "#rules/text/language.ts";
import { useCall } from "../../calls/use-call.ts";
import { useShare } from "../../draft/editing/use-share.ts";
import { Link } from "../../navigation/link.tsx";
import { useHrefOf } from "../../navigation/router.ts";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { Notice } from "../../parts/notice.tsx";
import { PreviewFrame } from "../../parts/preview-frame.tsx";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { LANGUAGE_NAMES } from "../../shell/language.ts";
import { useLodging } from "../../studio-data.ts";
import { useVersionWords } from "./version-text.ts";

const WIDTHS = ["390", "768", "1280"] as const;

/** `against` null: this one alone. */
export function VersionPages({ version, against }: { version: number; against: number | null }) {
  const words = useVersionWords();
  const { domain } = useLodging();
  const hrefOf = useHrefOf();
  const { share, isSharing, problem } = useShare(version);
  // A whole desk's page on a telephone, or two beside each other, would be too small to read.
  const [width, setWidth] = useState<string>(() =>
    against === null && matchMedia("(min-width: 62em)").matches ? "1280" : "390",
  );
  const [chosen, setChosen] = useState<Language | null>(null);
  const link = useCall(makePreviewLink, { body: { domain, version } });
  const langs = Object.keys(link.answer?.by_lang ?? {}) as Language[];
  const main = langs.find((lang) => link.answer?.by_lang[lang] === link.answer?.url) ?? null;
  return (
    <section className="version-pages" aria-label={words.look.pages}>
      <div className="version-tools">
        <SegmentedControl
          aria-label={words.preview.width}
          value={width}
          onChange={setWidth}
          data={WIDTHS.map((each) => ({ value: each, label: words.preview.widths[each] }))}
        />
        {langs.length > 1 ? (
          <Select
            aria-label={words.editing.page_language}
            value={chosen ?? main}
            allowDeselect={false}
            onChange={(lang) => setChosen(lang as Language)}
            data={langs.map((lang) => ({ value: lang, label: LANGUAGE_NAMES[lang] }))}
          />
        ) : null}
        <Button
          variant="default"
          leftSection={<StudioIcon name="copy" />}
          loading={isSharing}
          onClick={() => void share(chosen)}
        >
          {words.editing.share}
        </Button>
        <Button component={Link} href={hrefOf("preview/links")} variant="subtle">
          {words.editing.links.open}
        </Button>
      </div>
      {problem ? <Notice tone="danger">{problem.text}</Notice> : null}
      <div className="version-stage" data-pair={against !== null}>
        {against === null ? null : <VersionFrame version={against} lang={chosen} width={Number(width)} />}
        <VersionFrame version={version} lang={chosen} width={Number(width)} />
      </div>
    </section>
  );
}

/** A version that did not have the language is shown in its main one. */
function VersionFrame({ version, lang, width }: { version: number; lang: Language | null; width: number }) {
  const words = useVersionWords();
  const { domain } = useLodging();
  const { answer, error, again } = useCall(makePreviewLink, { body: { domain, version } });
  const title = words.versions.title(version);
  if (error) return <LoadProblem error={error} again={again} />;
  if (!answer) return <LoadingPanel lines={8} />;
  const src = (lang === null ? undefined : answer.by_lang[lang]) ?? answer.url;
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <PreviewFrame key={src} src={src} title={title} width={width} />
    </figure>
  );
}
