/**
 * What was read for a lodging, kept until that lodging changes. PostgreSQL tells every process of a change as it is
 * committed (walls.sql); while that line is down nothing is kept at all.
 */
import { LRUCache } from "lru-cache";
import pg from "pg";

export type HotelCache = {
  /** The kept value, or what `load` gives. A value read while the lodging changed is used once and not kept. */
  remember: <Value extends object>(
    hotel_id: number,
    key: string,
    load: () => Promise<Value>,
    isWorthKeeping?: (value: Value) => boolean,
  ) => Promise<Value>;
  /** The kept value, if there is one now. */
  recall: (hotel_id: number, key: string) => object | undefined;
  /** Called with the table and lodging of every change, and with nulls when anything may have changed. */
  onChange: (listener: (table: string | null, hotel_id: number | null) => void) => void;
  close: () => Promise<void>;
};

/** "Active" and "from" prices depend on the time of day too, so nothing is kept for longer than this. */
const KEPT_MS = 60_000;
const KEPT_ENTRIES = 20_000;
const RECONNECT_MS = 1_000;

export async function startHotelCache(url: string): Promise<HotelCache> {
  const kept = new LRUCache<string, object>({ max: KEPT_ENTRIES, ttl: KEPT_MS });
  const keysOf = new Map<number, Set<string>>();
  const generations = new Map<number, number>();
  const listeners: ((table: string | null, hotel_id: number | null) => void)[] = [];
  let everything = 0;
  let listening = false;
  let closed = false;
  let client: pg.Client;

  const generation = (hotel_id: number) => `${everything}.${generations.get(hotel_id) ?? 0}`;

  function drop(hotel_id: number): void {
    generations.set(hotel_id, (generations.get(hotel_id) ?? 0) + 1);
    for (const key of keysOf.get(hotel_id) ?? []) kept.delete(key);
    keysOf.delete(hotel_id);
  }

  function dropEverything(): void {
    everything += 1;
    kept.clear();
    keysOf.clear();
    for (const listener of listeners) listener(null, null);
  }

  async function listen(): Promise<void> {
    client = new pg.Client({ connectionString: url, options: "-c role=yado_app", keepAlive: true });
    client.on("notification", ({ payload = "" }) => {
      const [table = "", hotel_id = ""] = payload.split(":");
      drop(Number(hotel_id));
      for (const listener of listeners) listener(table, Number(hotel_id));
    });
    const lost = () => {
      if (!listening) return;
      listening = false;
      dropEverything();
      if (!closed) setTimeout(() => void reconnect(), RECONNECT_MS);
    };
    client.on("error", lost);
    client.on("end", lost);
    await client.connect();
    await client.query("listen hotel_changed");
    // Only now is a change certain to be heard; what happened before is covered by starting empty.
    dropEverything();
    listening = true;
  }

  async function reconnect(): Promise<void> {
    try {
      await listen();
    } catch {
      if (!closed) setTimeout(() => void reconnect(), RECONNECT_MS);
    }
  }

  await listen();

  return {
    recall: (hotel_id, key) => kept.get(`${hotel_id} ${key}`),
    async remember(hotel_id, key, load, isWorthKeeping = () => true) {
      const fullKey = `${hotel_id} ${key}`;
      const found = kept.get(fullKey);
      if (found) return found as Awaited<ReturnType<typeof load>>;
      const before = generation(hotel_id);
      const value = await load();
      if (listening && generation(hotel_id) === before && isWorthKeeping(value)) {
        kept.set(fullKey, value);
        const keys = keysOf.get(hotel_id) ?? new Set();
        keysOf.set(hotel_id, keys.add(fullKey));
      }
      return value;
    },
    onChange: (listener) => listeners.push(listener),
    async close() {
      closed = true;
      await client.end();
    },
  };
}
