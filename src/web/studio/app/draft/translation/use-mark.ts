/** Says of a translation that it is reviewed, a machine's, or a draft. What was typed before is saved first. */
import { markTranslations } from "#contract/studio/translations.ts";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import type { Mark, Translation } from "#rules/content/translations.ts";
import { useSend } from "../../calls/use-send.ts";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import { useDraftStore } from "../use-draft.ts";

export function useMark() {
  const words = useScreenWords<SiteContentWords>();
  const { domain } = useLodging();
  const store = useDraftStore();
  const toast = useToast();
  const { send, isSending, problem } = useSend(markTranslations);
  const mark = async ({ record, record_id, field, lang, source, target }: Translation, to: Mark): Promise<boolean> => {
    if (lang === "") return false;
    await store.flush();
    const text = { record, record_id, field, lang, source, target };
    const answer = await send({ body: { domain, mark: to, texts: [text] } });
    if (answer && answer.marked === 0) toast(words.translation.changed_meanwhile);
    await store.load();
    return answer !== null && answer.marked > 0;
  };
  return { mark, isMarking: isSending, problem };
}
