/** The real site with the draft, beside the form on wide screens: at three widths and in every language of the site. */
import { Button, SegmentedControl } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { Link } from "../navigation/link.tsx";
import { useHrefOf } from "../navigation/router.ts";
import { StudioIcon } from "../parts/studio-icon.tsx";
import { useScreenWords } from "../studio-data.ts";
import { ModeSwitch } from "./editing/mode-switch.tsx";
import { useEditFrame } from "./editing/use-edit-frame.ts";
import { usePreviewAddress } from "./editing/use-preview-address.ts";
import { useDraftState, useTextLanguage } from "./use-draft.ts";

const WIDTHS = ["390", "768", "1280"] as const;
const PANE = 460;
/** The lodging's own pages, on the lodging's own host: they may do there what they do for guests, and nothing here. */
const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/** On a narrow screen there is no place for it: it is not even loaded. */
export function PreviewPane({ page }: { page: string }) {
  const isWide = useMediaQuery("(min-width: 80em)");
  return isWide ? <WidePreview page={page} /> : null;
}

function WidePreview({ page }: { page: string }) {
  const words = useScreenWords<SiteContentWords>();
  const { round } = useDraftState();
  const { main, target } = useTextLanguage();
  const hrefOf = useHrefOf();
  const address = usePreviewAddress(page, target);
  const [isEditing, setEditing] = useState(true);
  const frame = useEditFrame(target, isEditing);
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
        <ModeSwitch isEditing={isEditing} change={setEditing} />
        <Button
          component={Link}
          href={hrefOf("preview", { ...(page === "" ? {} : { page }), ...(target === main ? {} : { text: target }) })}
          variant="subtle"
          size="compact-sm"
          aria-label={words.editing.open}
        >
          <StudioIcon name="outside" size={16} />
        </Button>
      </div>
      <div className="preview-stage">
        {address === null ? null : (
          <iframe
            key={round}
            ref={frame}
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
