/**
 * Tells open studios what happens to their lodging's orders, whichever process it happens in. While somebody watches a lodging,
 * its events are read every second by their key; an order itself does nothing for it (decision 0056). Who may hear of them is read
 * after them, each time: whoever was removed or has signed out hears of nothing that came later (decision 0077).
 */
import { type StudioNews, watchOrders } from "#contract/studio/order-news.ts";
import type { Database } from "#server/database/connect.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { newestBefore, readNews, timeOfEvent } from "#server/orders/studio/order-news.ts";
import { findAllowed } from "#server/staff/find-allowed.ts";

/** Somebody's open studio: its browser's cookies, how to tell it, and how to end it. */
type Watcher = { cookies: string | undefined; tell: (news: StudioNews[]) => void; end: () => void };

export type OrderWatch = {
  /** Begins with what has happened after an event, if one is given. Returns how to stop. */
  watch: (hotel_id: number, since: string | null, watcher: Watcher) => Promise<() => void>;
};

const PAUSE_MS = 1_000;
/** An event's id is drawn before its transaction ends: a smaller one may show later, by as much as a transaction takes. */
const OVERLAP_MS = 20_000;

type Watched = {
  watchers: Set<Watcher>;
  seen: Map<string, number>;
  timer: NodeJS.Timeout | null;
};

export function createOrderWatch(database: Database, clock: () => Date, pause = PAUSE_MS): OrderWatch {
  const watched = new Map<number, Watched>();

  const read = (hotel_id: number, from: Date) =>
    database.forHotel(hotel_id, (query) => readNews(query, hotel_id, newestBefore(from)));

  /** After the news was read: only those who may still hear of it are told, the others' streams end. */
  async function tellAllowed(hotel_id: number, watchers: ReadonlySet<Watcher>, news: StudioNews[]): Promise<void> {
    const allowed = await findAllowed(database, hotel_id, [...watchers], watchOrders.may!, clock());
    for (const watcher of watchers) {
      if (!allowed.has(watcher)) watcher.end();
      else if (news.length > 0) watcher.tell(news);
    }
  }

  const isNew =
    ({ seen }: Watched) =>
    ({ event_id }: StudioNews) =>
      !seen.has(event_id);

  function remember({ seen }: Watched, news: StudioNews[], from: number): void {
    for (const { event_id } of news) seen.set(event_id, timeOfEvent(event_id).getTime());
    for (const [event_id, at] of seen) if (at < from - OVERLAP_MS) seen.delete(event_id);
  }

  function schedule(hotel_id: number, lodging: Watched): void {
    lodging.timer = setTimeout(async () => {
      try {
        const from = clock().getTime() - OVERLAP_MS;
        const news = (await read(hotel_id, new Date(from))).filter(isNew(lodging));
        await tellAllowed(hotel_id, new Set(lodging.watchers), news);
        remember(lodging, news, from);
      } catch (error) {
        console.error(`orders of lodging ${hotel_id} can't be watched now: ${describeFailure(error)}`);
      }
      if (lodging.watchers.size > 0) schedule(hotel_id, lodging);
    }, pause).unref();
  }

  return {
    async watch(hotel_id, since, watcher) {
      const known = watched.get(hotel_id);
      const lodging: Watched = known ?? { watchers: new Set(), seen: new Map(), timer: null };
      watched.set(hotel_id, lodging);
      lodging.watchers.add(watcher);
      const stop = () => {
        lodging.watchers.delete(watcher);
        if (lodging.watchers.size > 0) return;
        if (lodging.timer) clearTimeout(lodging.timer);
        if (watched.get(hotel_id) === lodging) watched.delete(hotel_id);
      };
      try {
        // What was there before nobody is told of, except whoever was away since then.
        if (!known) {
          const from = clock().getTime() - OVERLAP_MS;
          remember(lodging, await read(hotel_id, new Date(from)), from);
        }
        const missed = since === null ? [] : await read(hotel_id, new Date(timeOfEvent(since).getTime() - OVERLAP_MS));
        const others = missed.filter(({ event_id }) => event_id !== since);
        if (others.length > 0) await tellAllowed(hotel_id, new Set([watcher]), others);
      } catch (error) {
        stop();
        throw error;
      }
      if (lodging.timer === null && lodging.watchers.size > 0) schedule(hotel_id, lodging);
      return stop;
    },
  };
}
