/** What was taken off the site can be put back. */
import { Button } from "@mantine/core";
import { deleteArchivedRecords, discardDraft } from "#contract/site-drafts.ts";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { type ContentRecord, recordKey } from "#rules/content/site-content.ts";
import { useSend } from "../calls/use-send.ts";
import { useConfirm } from "../parts/confirm.tsx";
import { Notice } from "../parts/notice.tsx";
import { StudioIcon } from "../parts/studio-icon.tsx";
import { useToast } from "../parts/toast.tsx";
import { useLodging, useScreenWords, useStudio } from "../studio-data.ts";
import { nameOf } from "./record-name.ts";
import { useDraftState, useDraftStore } from "./use-draft.ts";

const MOST_AT_ONCE = 500;

export function Archive({ isOwn }: { isOwn: (each: ContentRecord) => boolean }) {
  const { lang } = useStudio();
  const words = useScreenWords<SiteContentWords>();
  const { domain, permissions } = useLodging();
  const store = useDraftStore();
  const { draft } = useDraftState();
  const discarding = useSend(discardDraft);
  const deleting = useSend(deleteArchivedRecords);
  const confirm = useConfirm();
  const toast = useToast();
  const gone = (draft?.archived ?? []).filter(isOwn);
  if (gone.length === 0) return null;
  const isOnlyDraft = ({ record, record_id }: ContentRecord) =>
    draft?.changes.some(
      (change) => change.record === record && change.record_id === record_id && change.field === "present",
    );
  // Orders know rooms, and what only the draft takes off is still public.
  const deletable = gone.flatMap((each) =>
    (each.record === "facility" || each.record === "promotion") && !isOnlyDraft(each)
      ? [{ record: each.record, record_id: each.record_id }]
      : [],
  );
  const empty = async () => {
    const { title, text, yes } = words.forms.empty_archive;
    if (!(await confirm({ title: title(deletable.length), text, yes, isDangerous: true }))) return;
    const answer = await deleting.send({ body: { domain, records: deletable.slice(0, MOST_AT_ONCE) } });
    if (answer) toast(words.forms.empty_archive.done(answer.deleted));
    await store.load();
  };
  const putBack = async (each: ContentRecord) => {
    const { record, record_id } = each;
    if (isOnlyDraft(each)) {
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
      {deletable.length > 0 && permissions.includes("empty_archive") ? (
        <Button
          size="compact-md"
          variant="subtle"
          color="clay"
          leftSection={<StudioIcon name="trash" size={18} />}
          loading={deleting.isSending}
          onClick={() => void empty()}
        >
          {words.forms.empty_archive.yes}
        </Button>
      ) : null}
      {deleting.problem ? <Notice tone="danger">{deleting.problem.text}</Notice> : null}
    </details>
  );
}
