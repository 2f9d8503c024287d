/**
 * Tells open studios what happens to their lodging's orders, whichever process it happens in. While somebody watches a lodging,
 * its events are read every second by their key; an order itself does nothing for it (decision 0056).
 */
import type { StudioNews } from "#contract/studio/order-news.ts";
import type { Database } from "#server/database/connect.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { newestBefore, readNews, timeOfEvent } from "#server/orders/studio/order-news.ts";

export type OrderWatch = {
  /** Begins with what has happened after an event, if one is given. Returns how to stop. */
  watch: (hotel_id: number, since: string | null, tell: (news: StudioNews[]) => void) => Promise<() => void>;
};

const PAUSE_MS = 1_000;
/** An event's id is drawn before its transaction ends: a smaller one may show later, by as much as a transaction takes. */
const OVERLAP_MS = 20_000;

type Watched = {
  listeners: Set<(news: StudioNews[]) => void>;
  seen: Map<string, number>;
  timer: NodeJS.Timeout | null;
};

export function createOrderWatch(database: Database, clock: () => Date, pause = PAUSE_MS): OrderWatch {
  const watched = new Map<number, Watched>();

  const read = (hotel_id: number, from: Date) =>
    database.forHotel(hotel_id, (query) => readNews(query, hotel_id, newestBefore(from)));

  /** What nobody has been told of yet. */
  async function next(hotel_id: number, { seen }: Watched): Promise<StudioNews[]> {
    const from = clock().getTime() - OVERLAP_MS;
    const found = (await read(hotel_id, new Date(from))).filter(({ event_id }) => !seen.has(event_id));
    for (const { event_id } of found) seen.set(event_id, timeOfEvent(event_id).getTime());
    for (const [event_id, at] of seen) if (at < from - OVERLAP_MS) seen.delete(event_id);
    return found;
  }

  function schedule(hotel_id: number, lodging: Watched): void {
    lodging.timer = setTimeout(async () => {
      try {
        const news = await next(hotel_id, lodging);
        if (news.length > 0) for (const tell of lodging.listeners) tell(news);
      } catch (error) {
        console.error(`orders of lodging ${hotel_id} can't be watched now: ${describeFailure(error)}`);
      }
      if (lodging.listeners.size > 0) schedule(hotel_id, lodging);
    }, pause).unref();
  }

  return {
    async watch(hotel_id, since, tell) {
      const known = watched.get(hotel_id);
      const lodging: Watched = known ?? { listeners: new Set(), seen: new Map(), timer: null };
      watched.set(hotel_id, lodging);
      lodging.listeners.add(tell);
      const stop = () => {
        lodging.listeners.delete(tell);
        if (lodging.listeners.size > 0) return;
        if (lodging.timer) clearTimeout(lodging.timer);
        if (watched.get(hotel_id) === lodging) watched.delete(hotel_id);
      };
      try {
        // What was there before nobody is told of, except whoever was away since then.
        if (!known) await next(hotel_id, lodging);
        const missed = since === null ? [] : await read(hotel_id, new Date(timeOfEvent(since).getTime() - OVERLAP_MS));
        if (missed.length > 0) tell(missed.filter(({ event_id }) => event_id !== since));
      } catch (error) {
        stop();
        throw error;
      }
      if (lodging.timer === null && lodging.listeners.size > 0) schedule(hotel_id, lodging);
      return stop;
    },
  };
}
