/** A long list page by page: the first comes with its filters, the others as the reader comes to them. */
import { useCallback, useMemo, useRef, useState } from "react";

/** How many a page has: the first, the later ones, and those of a whole file (as many as one answer may have). */
export const PAGE_SIZE = { first: "50", later: "200", whole: "500" } as const;

export type Page<Item> = { items: Item[]; next: string | null };
type Later<Item> = Page<Item> & { of: string; isFailed: boolean };

/** `key`: what the list is filtered by; with another one the later pages are forgotten. `first` and `load` must be stable. */
export function usePages<Item>(key: string, first: Page<Item> | null, load: (after: string) => Promise<Page<Item>>) {
  const [later, setLater] = useState<Later<Item> | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const isBusy = useRef(false);
  const known = later?.of === key ? later : null;
  const next = known ? known.next : (first?.next ?? null);
  const items = useMemo(() => [...(first?.items ?? []), ...(known?.items ?? [])], [first, known]);

  const loadMore = useCallback(async () => {
    if (next === null || isBusy.current) return;
    isBusy.current = true;
    setLoadingMore(true);
    const before = known?.items ?? [];
    try {
      const more = await load(next);
      setLater({ of: key, items: [...before, ...more.items], next: more.next, isFailed: false });
    } catch {
      setLater({ of: key, items: before, next, isFailed: true });
    } finally {
      isBusy.current = false;
      setLoadingMore(false);
    }
  }, [key, known, next, load]);

  return { items, next, loadMore, isLoadingMore, hasFailed: known?.isFailed ?? false };
}

/** All of it, for a file. `load` gets null for the first page. */
export async function readAllPages<Item>(
  load: (after: string | null) => Promise<Page<Item>>,
  progress: (done: number) => void,
): Promise<Item[]> {
  const items: Item[] = [];
  let after: string | null = null;
  do {
    const page: Page<Item> = await load(after);
    items.push(...page.items);
    after = page.next;
    progress(items.length);
  } while (after !== null);
  return items;
}
