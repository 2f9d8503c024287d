/** The orders of a view, page by page; the first is loaded anew when something happens. */
import { useCallback, useMemo } from "react";
import type { CallAnswer, CallInput } from "#contract/call.ts";
import { listStudioOrders } from "#contract/studio/studio-orders.ts";
import { sendCall, type SendSettings } from "../../calls/send-call.ts";
import { useCall } from "../../calls/use-call.ts";
import { type Page, PAGE_SIZE, readAllPages, usePages } from "../../calls/use-pages.ts";
import { useStudio } from "../../studio-data.ts";
import type { Listed } from "./order-row.tsx";

export type OrderQuery = Omit<CallInput<typeof listStudioOrders>["query"], "after" | "limit">;

const pageOf = ({ orders, next }: CallAnswer<typeof listStudioOrders>): Page<Listed> => ({ items: orders, next });

const readPage = async (query: CallInput<typeof listStudioOrders>["query"], settings: SendSettings) =>
  pageOf(await sendCall(listStudioOrders, { query }, settings));

export function useOrderPages(query: OrderQuery) {
  const { lang } = useStudio();
  const { answer, error, isLoading, again } = useCall(listStudioOrders, {
    query: { ...query, limit: PAGE_SIZE.first },
  });
  const key = JSON.stringify(query);
  const first = useMemo(() => (answer ? pageOf(answer) : null), [answer]);
  const load = useCallback(
    (after: string) => readPage({ ...(JSON.parse(key) as OrderQuery), after, limit: PAGE_SIZE.later }, { lang }),
    [key, lang],
  );
  const { items, ...pages } = usePages(key, first, load);
  // A new order moves the others on: one may be on two pages.
  const orders = useMemo(() => [...new Map(items.map((order) => [order.order_id, order])).values()], [items]);
  return { answer, error, isLoading, again, orders, ...pages };
}

type Reading = Pick<SendSettings, "lang"> & { signal: AbortSignal; progress: (done: number) => void };

/** All of them, for a file. */
export const readAllOrders = (query: OrderQuery, { progress, ...settings }: Reading): Promise<Listed[]> =>
  readAllPages(
    (after) => readPage({ ...query, ...(after === null ? {} : { after }), limit: PAGE_SIZE.whole }, settings),
    progress,
  );
