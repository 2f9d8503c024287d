/** What was taken off the site can be put back. */
import { Button } from "@mantine/core";
import { discardDraft } from "#contract/site-drafts.ts";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { type ContentRecord, recordKey } from "#rules/content/site-content.ts";
import { useSend } from "../calls/use-send.ts";
import { useLodging, useScreenWords, useStudio } from "../studio-data.ts";
import { nameOf } from "./record-name.ts";
import { useDraftState, useDraftStore } from "./use-draft.ts";

export function Archive({ isOwn }: { isOwn: (each: ContentRecord) => boolean }) {
  const { lang } = useStudio();
  const words = useScreenWords<SiteContentWords>();
  const { domain } = useLodging();
  const store = useDraftStore();
  const { draft } = useDraftState();
  const discarding = useSend(discardDraft);
  const gone = (draft?.archived ?? []).filter(isOwn);
  if (gone.length === 0) return null;
  const putBack = async ({ record, record_id }: ContentRecord) => {
    const isOnlyDraft = draft?.changes.some(
      (change) => change.record === record && change.record_id === record_id && change.field === "present",
    );
    if (isOnlyDraft) {
      await discarding.send({ body: { domain, record, record_id, field: "present" } });
      return store.load();
    }
    store.change({ record, record_id, field: "present", lang: "" }, true);
    return store.flush();
  };
  return (
    <details className="archive">
      <summary>{words.archive_list(gone.length)}</summary>
      <ul>
        {gone.map((each) => (
          <li key={recordKey(each)}>
            <span>{nameOf(gone, each, lang) || words.unnamed}</span>
            <Button size="compact-sm" variant="default" onClick={() => void putBack(each)}>
              {words.put_back}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
