/** The real site with the draft, beside the form on wide screens: at three widths and in every language of the site. */
import { Button, SegmentedControl } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { makePreviewLink } from "#contract/site-drafts.ts";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { useSend } from "../calls/use-send.ts";
import { StudioIcon } from "../parts/studio-icon.tsx";
import { useLodging, useScreenWords } from "../studio-data.ts";
import { useDraftState, useTextLanguage } from "./use-draft.ts";

const WIDTHS = ["390", "768", "1280"] as const;
const PANE = 460;
/** The lodging's own pages, on the lodging's own host: they may do there what they do for guests, and nothing here. */
const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/** The address of the draft's page in the language that is being written. */
function usePreviewAddress(page: string): string | null {
  const { domain } = useLodging();
  const { target } = useTextLanguage();
  const { send } = useSend(makePreviewLink);
  const [links, setLinks] = useState<Record<string, string>>({});
  useEffect(() => {
    void send({ body: { domain } }).then((made) => made && setLinks(made.by_lang as Record<string, string>));
  }, [send, domain]);
  const link = links[target];
  return link === undefined ? null : `${link.replace(/\/$/, "")}${page}`;
}

/** On a narrow screen there is no place for it: it is not even loaded. */
export function PreviewPane({ page }: { page: string }) {
  const isWide = useMediaQuery("(min-width: 80em)");
  return isWide ? <WidePreview page={page} /> : null;
}

function WidePreview({ page }: { page: string }) {
  const words = useScreenWords<SiteContentWords>();
  const { round } = useDraftState();
  const address = usePreviewAddress(page);
  const [width, setWidth] = useState<string>("390");
  const scale = Math.min(1, PANE / Number(width));
  return (
    <aside className="preview" aria-label={words.preview.title}>
      <div className="preview-head">
        <SegmentedControl
          size="xs"
          aria-label={words.preview.width}
          value={width}
          onChange={setWidth}
          data={WIDTHS.map((each) => ({ value: each, label: words.preview.widths[each] }))}
        />
        {address === null ? null : (
          <Button component="a" href={address} target="_blank" rel="noreferrer" variant="subtle" size="compact-sm">
            <StudioIcon name="outside" size={16} />
            <span className="preview-open">{words.preview.open}</span>
          </Button>
        )}
      </div>
      <div className="preview-stage">
        {address === null ? null : (
          <iframe
            key={round}
            sandbox={SANDBOX}
            src={address}
            title={words.preview.title}
            style={{ width: `${width}px`, height: `${100 / scale}%`, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </aside>
  );
}
