/** Every order, the newest first, with views and a search that stay in the address. New ones come in by themselves. */
import { Button, NativeSelect } from "@mantine/core";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { markOrdersSeen } from "#contract/studio/studio-orders.ts";
import type { OrdersWords } from "#languages/zh-TW/studio/orders.ts";
import { type Arrival, ARRIVALS, ORDER_VIEWS, type OrderFilter } from "#rules/orders/order-filters.ts";
import type { Cell } from "#rules/text/csv-cell.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { sendCall } from "../../calls/send-call.ts";
import { setQuery, useAddress } from "../../navigation/router.ts";
import { EmptyState } from "../../parts/empty-state.tsx";
import { ListBar } from "../../parts/lists/list-bar.tsx";
import { useListWords } from "../../parts/lists/list-words.ts";
import { Rows } from "../../parts/lists/rows.tsx";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { useShown } from "../../parts/shown.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { setBadge } from "../../shell/badges.ts";
import { hasSound, setSound } from "../../shell/chime.ts";
import { useOrderNews } from "../../shell/order-news.ts";
import { useLodging, useScreenWords, useStudio } from "../../studio-data.ts";
import { type OrderQuery, readAllOrders, useOrderPages } from "./order-pages.ts";
import { type Listed, OrderRow, paidOf } from "./order-row.tsx";

const viewIn = (query: URLSearchParams): OrderFilter => ORDER_VIEWS.find((view) => view === query.get("view")) ?? "all";
const arrivalIn = (query: URLSearchParams): Arrival => ARRIVALS.find((each) => each === query.get("arrives")) ?? "any";

const ROW_HEIGHT = 76;
const keyOf = ({ order_id }: Listed) => order_id;
const render = (order: Listed) => <OrderRow order={order} />;

export function OrderList() {
  const { words: app, lang } = useStudio();
  const words = useScreenWords<OrdersWords>();
  const lists = useListWords();
  const { domain } = useLodging();
  const { query } = useAddress();
  const [view, arrives, search] = [viewIn(query), arrivalIn(query), query.get("search") ?? ""];
  const filters: OrderQuery = useMemo(() => ({ domain, view, arrives, search }), [domain, view, arrives, search]);
  // A press is seen first, then the list follows.
  const pages = useOrderPages(useDeferredValue(filters));
  const { answer, error, again, orders, next } = pages;
  const table = useOrderTable(filters);
  useOrderNews(again);

  const hasNew = (answer?.new_orders ?? 0) > 0;
  const hasAnswer = answer !== undefined;
  useEffect(() => {
    if (!hasAnswer) return;
    setBadge("orders", 0);
    if (hasNew) sendCall(markOrdersSeen, { body: { domain } }, { lang }).catch(() => undefined);
  }, [hasAnswer, hasNew, domain, lang]);

  const isFiltered = view !== "all" || arrives !== "any" || search !== "";
  const all = search === "" && arrives === "any" ? (answer?.counts[view] ?? orders.length) : orders.length;
  const loadMore = () => void pages.loadMore();
  return (
    <>
      <PageHead title={app.screens.orders.name} lead={words.lead}>
        <SoundButton />
      </PageHead>
      <ListBar
        list="orders"
        searchLabel={words.search}
        filter="view"
        filterLabel={words.view_label}
        views={ORDER_VIEWS.map((each) => ({
          value: each === "all" ? "" : each,
          name: words.views[each],
          count: answer?.counts[each],
        }))}
        csv={{ name: "orders", table }}
      >
        <NativeSelect
          size="md"
          aria-label={words.arrives_label}
          value={arrives}
          onChange={({ currentTarget: { value } }) => setQuery({ arrives: value === "any" ? null : value })}
          data={ARRIVALS.map((value) => ({ value, label: words.arrives[value] }))}
        />
      </ListBar>
      {error && !answer ? <LoadProblem error={error} again={again} /> : null}
      {!answer && !error ? <LoadingPanel lines={6} /> : null}
      {answer && orders.length > 0 ? (
        <Rows
          rows={orders}
          keyOf={keyOf}
          render={render}
          className="orders-list"
          height={ROW_HEIGHT}
          isBusy={pages.isLoading}
          all={all}
          {...(next === null || pages.hasFailed ? {} : { onEnd: pages.loadMore })}
        />
      ) : null}
      {answer && orders.length === 0 ? <Nothing isFiltered={isFiltered} /> : null}
      {next !== null && orders.length > 0 ? (
        <div className="orders-more">
          <span className="list-count">{lists.some(orders.length, Math.max(all, orders.length))}</span>
          <Button variant="default" loading={pages.isLoadingMore} onClick={loadMore}>
            {words.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** The list as a file, in the reader's language. Days and amounts stay as a spreadsheet reckons with them. */
function useOrderTable(filters: OrderQuery) {
  const words = useScreenWords<OrdersWords>();
  const shown = useShown();
  const { lang, lodging } = useStudio();
  const { columns } = words;
  return async (progress: (done: number) => void, signal: AbortSignal): Promise<Cell[][]> => {
    const orders = await readAllOrders(filters, { lang, signal, progress });
    const head = [
      columns.number,
      columns.name,
      words.check_in,
      words.check_out,
      columns.nights,
      columns.rooms,
      columns.room_names,
      columns.adults,
      columns.children,
      `${words.total} (${lodging.currency})`,
      words.paid_amount,
      columns.payment,
      columns.status,
      columns.booked,
    ];
    const rows = orders.map((order): Cell[] => [
      order.order_doc,
      order.booker_name,
      order.check_in_day,
      order.check_out_day,
      nightsBetween(order.check_in_day, order.check_out_day),
      order.rooms,
      order.room_names.join(", "),
      order.adults_count,
      order.children_count,
      order.total,
      order.paid_amount,
      words.paid[paidOf(order)],
      words.status[order.display_status],
      shown.time(order.created_timestamp),
    ]);
    return [head, ...rows];
  };
}

function SoundButton() {
  const words = useScreenWords<OrdersWords>();
  const [isOn, setOn] = useState(hasSound);
  const toggle = () => {
    setSound(!isOn);
    setOn(!isOn);
  };
  return (
    <Button variant="default" onClick={toggle} leftSection={<StudioIcon name={isOn ? "bell" : "bell_off"} />}>
      {isOn ? words.sound_off : words.sound_on}
    </Button>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const words = useScreenWords<OrdersWords>();
  if (!isFiltered) return <EmptyState icon="orders" title={words.empty} text={words.empty_text} />;
  return (
    <EmptyState icon="search" title={words.nothing} text={words.nothing_text}>
      <Button variant="default" onClick={() => setQuery({ view: null, search: null, arrives: null })}>
        {words.show_all}
      </Button>
    </EmptyState>
  );
}
