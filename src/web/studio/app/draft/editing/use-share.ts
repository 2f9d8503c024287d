import { sharePreview } from "#contract/studio/preview-links.ts";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import type { Language } from "#rules/text/language.ts";
import { useSend } from "../../calls/use-send.ts";
import { go, useHrefOf } from "../../navigation/router.ts";
import { useToast } from "../../parts/toast.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";

/**
 * Makes an address for others and copies it. A browser that lets nobody copy after waiting for an answer is shown the list of
 * shared addresses instead, where it can be copied by a press of its own.
 */
export function useShare(version?: number) {
  const words = useScreenWords<SiteContentWords>();
  const { domain } = useLodging();
  const hrefOf = useHrefOf();
  const toast = useToast();
  const { send, isSending, problem } = useSend(sharePreview);
  const share = async (lang: Language | null, page = "") => {
    const made = await send({ body: { domain, ...(version === undefined ? {} : { version }) } });
    if (!made) return;
    const address = ((lang && made.by_lang[lang]) ?? made.url).replace(/\/$/, "") + page;
    try {
      await navigator.clipboard.writeText(address);
      toast(words.editing.shared);
    } catch {
      void go(hrefOf("preview/links"));
    }
  };
  return { share, isSharing: isSending, problem };
}
