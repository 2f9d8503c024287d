/** Every order, the newest first, with views and a search that stay in the address. New ones come in by themselves. */
import { Button, TextInput } from "@mantine/core";
import { useCallback, useEffect, useRef, useState } from "react";
import type { CallAnswer } from "#contract/call.ts";
import { listStudioOrders, markOrdersSeen } from "#contract/studio/studio-orders.ts";
import type { OrdersWords } from "#languages/zh-TW/studio/orders.ts";
import { ORDER_VIEWS, type OrderFilter } from "#rules/orders/order-filters.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { sendCall } from "../../calls/send-call.ts";
import { useCall } from "../../calls/use-call.ts";
import { Link } from "../../navigation/link.tsx";
import { setQuery, useAddress, useHrefOf } from "../../navigation/router.ts";
import { EmptyState } from "../../parts/empty-state.tsx";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { useShown } from "../../parts/shown.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { setBadge } from "../../shell/badges.ts";
import { hasSound, setSound } from "../../shell/chime.ts";
import { useOrderNews } from "../../shell/order-news.ts";
import { useLodging, useScreenWords, useStudio } from "../../studio-data.ts";
import { useListKeys } from "./list-keys.ts";
import { OrderStatus } from "./order-status.tsx";

type Listed = CallAnswer<typeof listStudioOrders>["orders"][number];

const TYPING_MS = 250;

const viewIn = (query: URLSearchParams): OrderFilter => ORDER_VIEWS.find((view) => view === query.get("view")) ?? "all";

export function OrderList() {
  const { words: app, lang } = useStudio();
  const words = useScreenWords<OrdersWords>();
  const { domain } = useLodging();
  const { query } = useAddress();
  const [view, search] = [viewIn(query), query.get("search") ?? ""];
  const { answer, error, isLoading, again } = useCall(listStudioOrders, { query: { domain, view, search } });
  const [older, setOlder] = useState<{ of: string; orders: Listed[]; next: string | null } | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  useOrderNews(again);

  const hasNew = (answer?.new_orders ?? 0) > 0;
  const hasAnswer = answer !== undefined;
  useEffect(() => {
    if (!hasAnswer) return;
    setBadge("orders", 0);
    if (hasNew) sendCall(markOrdersSeen, { body: { domain } }, { lang }).catch(() => undefined);
  }, [hasAnswer, hasNew, domain, lang]);

  const key = `${view} ${search}`;
  const known = older?.of === key ? older : null;
  const next = known ? known.next : (answer?.next ?? null);
  const orders = [...(answer?.orders ?? []), ...(known?.orders ?? [])];
  const shown = orders.filter((order, nth) => orders.findIndex(({ order_id }) => order_id === order.order_id) === nth);

  async function loadMore() {
    setLoadingMore(true);
    try {
      const more = await sendCall(listStudioOrders, { query: { domain, view, search, after: next! } }, { lang });
      setOlder({ of: key, orders: [...(known?.orders ?? []), ...more.orders], next: more.next });
    } catch {
      again();
    } finally {
      setLoadingMore(false);
    }
  }

  return (
    <>
      <PageHead title={app.screens.orders.name} lead={words.lead}>
        <SoundButton />
      </PageHead>
      <Search search={search} />
      <Views view={view} counts={answer?.counts} />
      {error && !answer ? <LoadProblem error={error} again={again} /> : null}
      {!answer && !error ? <LoadingPanel lines={6} /> : null}
      {answer && shown.length > 0 ? <Rows orders={shown} isBusy={isLoading} /> : null}
      {answer && shown.length === 0 ? <Nothing isFiltered={view !== "all" || search !== ""} /> : null}
      {next !== null && shown.length > 0 ? (
        <div className="orders-more">
          <Button variant="default" loading={isLoadingMore} onClick={() => void loadMore()}>
            {words.more}
          </Button>
        </div>
      ) : null}
    </>
  );
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

function Search({ search }: { search: string }) {
  const words = useScreenWords<OrdersWords>();
  const [typed, setTyped] = useState(search);
  const input = useRef<HTMLInputElement>(null);
  useListKeys(input);
  useEffect(() => {
    if (typed === search) return undefined;
    const timer = setTimeout(() => setQuery({ search: typed.trim() }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return (
    <TextInput
      ref={input}
      type="search"
      size="md"
      className="orders-search"
      aria-label={words.search}
      placeholder={words.search}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      leftSection={<StudioIcon name="search" />}
      maxLength={80}
    />
  );
}

type Counts = CallAnswer<typeof listStudioOrders>["counts"];

function Views({ view, counts }: { view: OrderFilter; counts: Counts | undefined }) {
  const words = useScreenWords<OrdersWords>();
  const choose = useCallback((chosen: OrderFilter) => setQuery({ view: chosen === "all" ? null : chosen }), []);
  return (
    <div className="orders-views" role="group" aria-label={words.view_label}>
      {ORDER_VIEWS.map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => choose(each)}>
          {words.views[each]}
          {counts ? <span>{counts[each]}</span> : null}
        </button>
      ))}
    </div>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const words = useScreenWords<OrdersWords>();
  if (!isFiltered) return <EmptyState icon="orders" title={words.empty} text={words.empty_text} />;
  return (
    <EmptyState icon="search" title={words.nothing} text={words.nothing_text}>
      <Button variant="default" onClick={() => setQuery({ view: null, search: null })}>
        {words.show_all}
      </Button>
    </EmptyState>
  );
}

function Rows({ orders, isBusy }: { orders: readonly Listed[]; isBusy: boolean }) {
  return (
    <ul className="orders-list" aria-busy={isBusy}>
      {orders.map((order) => (
        <li key={order.order_id}>
          <Row order={order} />
        </li>
      ))}
    </ul>
  );
}

function Row({ order }: { order: Listed }) {
  const words = useScreenWords<OrdersWords>();
  const shown = useShown();
  const hrefOf = useHrefOf();
  const nights = nightsBetween(order.check_in_day, order.check_out_day);
  const paid = order.payment_status === 2 ? "full" : order.payment_status === 1 ? "part" : "none";
  return (
    <Link href={hrefOf(`orders/${order.order_id}`)} className="order-row" data-new={order.is_new}>
      <span className="order-row-who">
        <strong>
          {order.is_new ? <span className="order-new">{words.is_new}</span> : null}
          {order.booker_name || order.order_doc}
        </strong>
        <small>{order.order_doc}</small>
      </span>
      <span className="order-row-stay">
        <span>{`${shown.day(order.check_in_day)} – ${shown.day(order.check_out_day)}`}</span>
        <small>{`${words.nights(nights)} · ${words.rooms(order.rooms)} · ${order.room_names.join(", ")}`}</small>
      </span>
      <span className="order-row-money">
        <strong>{shown.money(order.total)}</strong>
        <small>{words.paid[paid]}</small>
      </span>
      <OrderStatus status={order.display_status} />
    </Link>
  );
}
