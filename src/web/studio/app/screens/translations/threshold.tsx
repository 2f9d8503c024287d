/** How complete a language must be before a publish makes it public. */
import { Select } from "@mantine/core";
import { setLanguageThreshold } from "#contract/studio/translations.ts";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { useDraftState, useDraftStore } from "../../draft/use-draft.ts";
import { useSend } from "../../calls/use-send.ts";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";

const SHARES = [50, 80, 90, 100];

export function Threshold() {
  const { translation: words } = useScreenWords<SiteContentWords>();
  const { domain } = useLodging();
  const store = useDraftStore();
  const { draft } = useDraftState();
  const toast = useToast();
  const saving = useSend(setLanguageThreshold);
  if (!draft) return null;
  const { least_share, may_publish } = draft;
  const save = async (share: number): Promise<boolean> => {
    const isSaved = (await saving.send({ body: { domain, least_share: share } })) !== null;
    await store.load();
    return isSaved;
  };
  const change = async (share: number) => {
    if (await save(share)) toast(words.threshold_saved, () => save(least_share));
  };
  const shares = [...new Set([...SHARES, least_share])].filter((share) => share > 0).toSorted((a, b) => a - b);
  return (
    <Select
      className="translation-threshold"
      label={words.threshold}
      description={may_publish ? words.threshold_hint : words.threshold_locked}
      error={saving.problem?.text}
      disabled={!may_publish || saving.isSending}
      allowDeselect={false}
      value={String(least_share)}
      onChange={(share) => share !== null && void change(Number(share))}
      data={[
        { value: "0", label: words.threshold_none },
        ...shares.map((share) => ({ value: String(share), label: words.threshold_share(share) })),
      ]}
    />
  );
}
