/** The address where the site is shown with the draft. It is good for days: asked for once. */
import { useEffect, useState } from "react";
import type { CallAnswer } from "#contract/call.ts";
import { makePreviewLink } from "#contract/site-drafts.ts";
import { sendCall } from "../../calls/send-call.ts";
import { useStudio } from "../../studio-data.ts";

export function usePreviewLink(): CallAnswer<typeof makePreviewLink> | undefined {
  const { lang, lodging } = useStudio();
  const { domain } = lodging;
  const [link, setLink] = useState<CallAnswer<typeof makePreviewLink>>();
  useEffect(() => {
    const leaving = new AbortController();
    sendCall(makePreviewLink, { body: { domain } }, { lang, signal: leaving.signal }).then(setLink, () => {});
    return () => leaving.abort();
  }, [domain, lang]);
  return link;
}
