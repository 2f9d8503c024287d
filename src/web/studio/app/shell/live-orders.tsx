/** While the studio is open, on every screen: a number, a sound and a line for what happens to orders. */
import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useEffect, useEffectEvent } from "react";
import { type StudioNews, watchOrders } from "#contract/studio/order-news.ts";
import { listStudioOrders } from "#contract/studio/studio-orders.ts";
import { sendCall } from "../calls/send-call.ts";
import { go, useHrefOf } from "../navigation/router.ts";
import { useStudio } from "../studio-data.ts";
import { setBadge } from "./badges.ts";
import { chime, readySound } from "./chime.ts";
import { tellNews } from "./order-news.ts";

const SHOWN_MS = 15_000;
/** The browser gives up when the server refuses, for example while it restarts: then it is tried again. */
const AGAIN_MS = 10_000;

export function LiveOrders() {
  const { lodging, lang, words } = useStudio();
  const hrefOf = useHrefOf();
  const { domain } = lodging;
  const maySee = lodging.permissions.includes("see_orders");

  const count = useEffectEvent(() => {
    sendCall(listStudioOrders, { query: { domain, limit: "1" } }, { lang }).then(
      ({ new_orders }) => setBadge("orders", new_orders),
      () => undefined,
    );
  });

  const show = useEffectEvent((news: StudioNews) => {
    if (!tellNews(news)) return;
    const day = new Intl.DateTimeFormat(lang, { month: "short", day: "numeric", timeZone: "UTC" });
    const text = words.live[news.news](news.booker_name, day.format(new Date(`${news.check_in_day}T00:00:00Z`)));
    chime();
    const open = () => {
      notifications.hide(news.event_id);
      void go(hrefOf(`orders/${news.order_id}`));
    };
    notifications.show({
      id: news.event_id,
      autoClose: SHOWN_MS,
      closeButtonProps: { "aria-label": words.close },
      message: (
        <span className="toast">
          {text}
          <Button variant="subtle" size="compact-sm" onClick={open}>
            {words.live.open}
          </Button>
        </span>
      ),
    });
    if (news.news === "placed" || news.news === "paid") count();
  });

  useEffect(() => {
    if (!maySee) return undefined;
    count();
    const quiet = readySound();
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout>;
    const connect = () => {
      source = new EventSource(`${watchOrders.path}?${new URLSearchParams({ domain })}`);
      source.addEventListener("order", ({ data }) => show(JSON.parse(data as string) as StudioNews));
      // The session is over: the next call asks to sign in.
      source.addEventListener("end", () => source.close());
      source.addEventListener("error", () => {
        if (source.readyState === EventSource.CLOSED) timer = setTimeout(connect, AGAIN_MS);
      });
    };
    connect();
    return () => {
      clearTimeout(timer);
      source.close();
      quiet();
    };
  }, [domain, maySee]);
  return null;
}
