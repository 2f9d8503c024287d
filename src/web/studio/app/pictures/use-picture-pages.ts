/** The library page by page, for dialogs that choose from it: the newest first, or what a search finds. */
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { listPictures } from "#contract/media.ts";
import { useCall } from "../calls/use-call.ts";
import { useLodging } from "../studio-data.ts";

const PATIENCE_MS = 250;

export function usePicturePages() {
  const { domain } = useLodging();
  const [search, setSearch] = useState("");
  const [wanted] = useDebouncedValue(search.trim(), PATIENCE_MS);
  // Another search begins with its newest again.
  const [page, setPage] = useState<{ of: string; after: string | null }>({ of: "", after: null });
  const after = page.of === wanted ? page.after : null;
  const query = { domain, ...(wanted ? { search: wanted } : {}), ...(after ? { after } : {}) };
  const { answer, error, again } = useCall(listPictures, { query });
  const next = answer?.next ?? null;
  return {
    answer,
    error,
    again,
    search,
    setSearch,
    isSearched: wanted !== "",
    toOlder: next === null ? null : () => setPage({ of: wanted, after: next }),
    toNewest: after === null ? null : () => setPage({ of: wanted, after: null }),
  };
}

export type PicturePages = ReturnType<typeof usePicturePages>;
