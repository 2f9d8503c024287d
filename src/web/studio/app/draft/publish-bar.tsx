/** At the foot of every content screen: whether all is saved, what is not public yet, and the way to make it so. */
import { Button } from "@mantine/core";
import { useState } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { Link } from "../navigation/link.tsx";
import { useHrefOf } from "../navigation/router.ts";
import { StudioIcon } from "../parts/studio-icon.tsx";
import { useIsLive } from "../shell/live-site.ts";
import { useAppWords, useLodging, useScreenWords, useStudio } from "../studio-data.ts";
import { PublishDialog } from "./publish-dialog.tsx";
import { useDraftState } from "./use-draft.ts";

export function PublishBar() {
  const words = useScreenWords<SiteContentWords>();
  const app = useAppWords();
  const hrefOf = useHrefOf();
  // A site that nobody can open yet is not published piece by piece: going live publishes all of it.
  const isLive = useIsLive();
  const { draft, status, refused } = useDraftState();
  const [isOpen, setOpen] = useState(false);
  if (!draft) return null;
  const changed = draft.changes.length;
  const goesLive = !isLive && draft.may_publish;
  // With nothing to do and nothing to wait for it takes no room from the form.
  const isQuiet = changed === 0 && status === "still" && refused.size === 0 && !goesLive;
  return (
    <div className="publish-bar" data-quiet={isQuiet} role="region" aria-label={words.publish.bar}>
      <SavedState />
      <span className="publish-count">{changed === 0 ? words.publish.nothing : words.publish.count(changed)}</span>
      {isQuiet ? null : !goesLive ? (
        <Button disabled={changed === 0} onClick={() => setOpen(true)} leftSection={<StudioIcon name="rocket" />}>
          {draft.may_publish ? words.publish.open : words.publish.review}
        </Button>
      ) : (
        <Button component={Link} href={hrefOf("go-live")} leftSection={<StudioIcon name="rocket" />}>
          {app.screens.go_live.name}
        </Button>
      )}
      {isOpen ? <PublishDialog close={() => setOpen(false)} /> : null}
    </div>
  );
}

function SavedState() {
  const words = useScreenWords<SiteContentWords>();
  const app = useAppWords();
  const { lang } = useStudio();
  const { timezone: timeZone } = useLodging();
  const { status, saved_at, refused } = useDraftState();
  const time =
    saved_at && new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit", timeZone }).format(saved_at);
  const text =
    status === "failed"
      ? words.save_failed
      : status === "still"
        ? refused.size > 0
          ? words.not_all_saved
          : time
            ? app.saved_at(time)
            : words.saves_itself
        : app.saving;
  return (
    <span className="saved-state" role="status" data-state={status}>
      {text}
    </span>
  );
}
