/** Says of a translation that it is reviewed, a machine's, or a draft. What was typed before is saved first. */
import { markTranslations } from "#contract/studio/translations.ts";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import type { Mark, Translation } from "#rules/content/translations.ts";
import { useSend } from "../../calls/use-send.ts";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import { useDraftStore } from "../use-draft.ts";

/** As many as one call takes. */
const AT_ONCE = 200;

export function useMark() {
  const words = useScreenWords<SiteContentWords>();
  const { domain } = useLodging();
  const store = useDraftStore();
  const toast = useToast();
  const { send, isSending, problem } = useSend(markTranslations);
  /** True when it was said of every one of them. */
  const markAll = async (translations: readonly Translation[], to: Mark): Promise<boolean> => {
    await store.flush();
    const texts = translations.flatMap(({ record, record_id, field, lang, source, target }) =>
      lang === "" ? [] : [{ record, record_id, field, lang, source, target }],
    );
    let marked = 0;
    for (let from = 0; from < texts.length; from += AT_ONCE) {
      const answer = await send({ body: { domain, mark: to, texts: texts.slice(from, from + AT_ONCE) } });
      if (!answer) break;
      marked += answer.marked;
      if (answer.changed.length > 0) toast(words.translation.changed_meanwhile);
    }
    await store.load();
    return marked > 0 && marked === texts.length;
  };
  const mark = (translation: Translation, to: Mark) => markAll([translation], to);
  return { mark, markAll, isMarking: isSending, problem };
}
