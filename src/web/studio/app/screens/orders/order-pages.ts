/** The orders of a view, page by page: the first is loaded anew when something happens, the others as the reader comes to them. */
import { useCallback, useMemo, useRef, useState } from "react";
import type { CallInput } from "#contract/call.ts";
import { listStudioOrders } from "#contract/studio/studio-orders.ts";
import { sendCall } from "../../calls/send-call.ts";
import { useCall } from "../../calls/use-call.ts";
import { useStudio } from "../../studio-data.ts";
import type { Listed } from "./order-row.tsx";

const FIRST = "50";
const LATER = "200";
/** As many as one answer may have. */
const WHOLE = "500";

export type OrderQuery = Omit<CallInput<typeof listStudioOrders>["query"], "after" | "limit">;
type Older = { of: string; orders: Listed[]; next: string | null; isFailed: boolean };

export function useOrderPages(query: OrderQuery) {
  const { lang } = useStudio();
  const { answer, error, isLoading, again } = useCall(listStudioOrders, { query: { ...query, limit: FIRST } });
  const key = JSON.stringify(query);
  const [older, setOlder] = useState<Older | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const isBusy = useRef(false);
  const known = older?.of === key ? older : null;
  const next = known ? known.next : (answer?.next ?? null);
  const orders = useMemo(() => {
    const all = [...(answer?.orders ?? []), ...(known?.orders ?? [])];
    // A new order moves the others on: one may be on two pages.
    return [...new Map(all.map((order) => [order.order_id, order])).values()];
  }, [answer, known]);

  const loadMore = useCallback(async () => {
    if (next === null || isBusy.current) return;
    isBusy.current = true;
    setLoadingMore(true);
    const before = known?.orders ?? [];
    const query = JSON.parse(key) as OrderQuery;
    try {
      const more = await sendCall(listStudioOrders, { query: { ...query, after: next, limit: LATER } }, { lang });
      setOlder({ of: key, orders: [...before, ...more.orders], next: more.next, isFailed: false });
    } catch {
      setOlder({ of: key, orders: before, next, isFailed: true });
    } finally {
      isBusy.current = false;
      setLoadingMore(false);
    }
  }, [key, known, next, lang]);

  const hasFailed = known?.isFailed ?? false;
  return { answer, error, isLoading, again, orders, next, loadMore, isLoadingMore, hasFailed };
}

/** All of them, for a file. */
export async function readAllOrders(
  query: OrderQuery,
  {
    lang,
    signal,
    progress,
  }: Pick<Parameters<typeof sendCall>[2], "lang"> & { signal: AbortSignal; progress: (done: number) => void },
): Promise<Listed[]> {
  const orders: Listed[] = [];
  let after: string | null = null;
  do {
    const page: { after?: string } = after === null ? {} : { after };
    const answer = await sendCall(listStudioOrders, { query: { ...query, ...page, limit: WHOLE } }, { lang, signal });
    orders.push(...answer.orders);
    after = answer.next;
    progress(orders.length);
  } while (after !== null);
  return orders;
}
