import { useEffect, useState } from "react";
import { makePreviewLink } from "#contract/site-drafts.ts";
import type { Language } from "#rules/text/language.ts";
import { useSend } from "../../calls/use-send.ts";
import { useLodging } from "../../studio-data.ts";

/** The address of a page of the draft in this language, after the language: `/rooms/7`. null: it is on its way. */
export function usePreviewAddress(page: string, lang: Language): string | null {
  const { domain } = useLodging();
  const { send } = useSend(makePreviewLink);
  const [links, setLinks] = useState<Record<string, string>>({});
  useEffect(() => {
    void send({ body: { domain } }).then((made) => made && setLinks(made.by_lang as Record<string, string>));
  }, [send, domain]);
  const link = links[lang];
  return link === undefined ? null : `${link.replace(/\/$/, "")}${page}`;
}
