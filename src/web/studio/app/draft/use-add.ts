/** Adds a record to the draft, empty or as a copy, and opens it. */
import { addSiteRecord } from "#contract/site-drafts.ts";
import { useSend } from "../calls/use-send.ts";
import { go, useHrefOf } from "../navigation/router.ts";
import { useLodging } from "../studio-data.ts";
import type { RecordScreenProps } from "./record-screen.tsx";
import { useDraftStore } from "./use-draft.ts";

export function useAdd(name: RecordScreenProps["name"], adds: RecordScreenProps["adds"]) {
  const { domain } = useLodging();
  const store = useDraftStore();
  const hrefOf = useHrefOf();
  const adding = useSend(addSiteRecord);
  const add = async (copy_of?: number) => {
    await store.flush();
    const made = await adding.send({ body: { domain, record: adds, ...(copy_of === undefined ? {} : { copy_of }) } });
    if (!made) return;
    await store.load();
    await go(hrefOf(`${name}/${made.record_id}`));
  };
  return { add, adding };
}
