/** The lodging's day: who arrives, stays and leaves, what is unpaid and what is new; every number opens its list. */
import { useEffect } from "react";
import type { CallAnswer } from "#contract/call.ts";
import { getToday } from "#contract/studio/today.ts";
import type { OverviewWords } from "#languages/zh-TW/studio/overview.ts";
import { useCall } from "../../calls/use-call.ts";
import { Link } from "../../navigation/link.tsx";
import { useHrefOf } from "../../navigation/router.ts";
import { LoadProblem } from "../../parts/load-problem.tsx";
import { LoadingPanel } from "../../parts/loading.tsx";
import { useShown } from "../../parts/shown.ts";
import { useOrderNews } from "../../shell/order-news.ts";
import { useLodging, useScreenWords } from "../../studio-data.ts";

type Day = CallAnswer<typeof getToday>;

/** The same orders as a list: its filters. */
const LISTS = {
  arrivals: { view: "upcoming", arrives: "today" },
  departures: { view: "upcoming", arrives: "leaving" },
  in_house: { view: "upcoming", arrives: "in_house" },
  unpaid_arrivals: { view: "unpaid", arrives: "today" },
  unpaid: { view: "unpaid" },
  booked: { arrives: "booked" },
} as const;
type Part = keyof OverviewWords["day_parts"];
const PARTS = ["arrivals", "departures", "in_house", "unpaid", "booked"] as const satisfies Part[];

export function Today() {
  const { domain } = useLodging();
  const words = useScreenWords<OverviewWords>();
  const shown = useShown();
  const { answer, error, again } = useCall(getToday, { query: { domain } });
  useOrderNews(again);
  // A studio that was left open over night shows the new day.
  useEffect(() => {
    addEventListener("focus", again);
    return () => removeEventListener("focus", again);
  }, [again]);
  if (!answer) return error ? <LoadProblem error={error} again={again} /> : <LoadingPanel lines={3} />;
  const isQuiet = PARTS.every((part) => answer[part].orders === 0);
  return (
    <section className="today" aria-labelledby="today">
      <h2 id="today">{words.today(shown.day(answer.today))}</h2>
      <ul className="today-numbers">
        {PARTS.map((part) => (
          <li key={part}>
            <DayNumber part={part} {...answer[part]} />
          </li>
        ))}
      </ul>
      {isQuiet ? (
        <p className="today-quiet">{words.quiet_day}</p>
      ) : (
        <div className="today-guests">
          <Guests
            part="arrivals"
            title={words.arriving_today}
            none={words.nobody_arrives}
            guests={answer.first_arrivals}
            count={answer.arrivals.orders}
            unpaid={answer.unpaid_arrivals.orders}
          />
          <Guests
            part="departures"
            title={words.leaving_today}
            none={words.nobody_leaves}
            guests={answer.first_departures}
            count={answer.departures.orders}
          />
        </div>
      )}
    </section>
  );
}

function DayNumber({ part, orders, rooms }: { part: Part; orders: number; rooms: number }) {
  const words = useScreenWords<OverviewWords>();
  const hrefOf = useHrefOf();
  return (
    <Link href={hrefOf("orders", LISTS[part])} className="today-number" data-empty={orders === 0} data-part={part}>
      <span>{words.day_parts[part]}</span>
      <strong>{orders}</strong>
      <small>{orders === 0 ? "" : words.day_rooms(rooms)}</small>
    </Link>
  );
}

type GuestsProps = {
  part: Part;
  title: string;
  none: string;
  guests: Day["first_arrivals"];
  count: number;
  /** Of that day, but not among them: nobody knows yet whether they come. */
  unpaid?: number;
};

function Guests({ part, title, none, guests, count, unpaid = 0 }: GuestsProps) {
  const words = useScreenWords<OverviewWords>();
  const shown = useShown();
  const hrefOf = useHrefOf();
  return (
    <div className="panel">
      <h3>{title}</h3>
      {guests.length === 0 && unpaid === 0 ? <p className="today-none">{none}</p> : null}
      <ul>
        {guests.map((guest) => (
          <li key={guest.order_id}>
            <Link href={hrefOf(`orders/${guest.order_id}`)}>
              <strong>{guest.booker_name}</strong>
              <small>
                {`${shown.list(guest.room_names)} · ${shown.day(guest.check_in_day)} – ${shown.day(guest.check_out_day)}`}
              </small>
            </Link>
          </li>
        ))}
      </ul>
      {count > guests.length ? <Link href={hrefOf("orders", LISTS[part])}>{words.see_all(count)}</Link> : null}
      {unpaid > 0 ? (
        <Link href={hrefOf("orders", LISTS.unpaid_arrivals)} className="today-unpaid">
          {words.unpaid_arrivals(unpaid)}
        </Link>
      ) : null}
    </div>
  );
}
